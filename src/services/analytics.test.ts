import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followVisit } from './analytics.ts';
import { CONSENT, type Consent } from './consent.ts';
import { fakeClock, fakeStorage } from './fakes.ts';
import { keep } from './kept.ts';

const PAGE_PX = 2100;
const WINDOW_PX = 100;
/** How far this page can be scrolled. */
const WAY_PX = PAGE_PX - WINDOW_PX;
const LOADED_AT_MS = 500;

class FakeImage extends EventTarget {
  readonly currentSrc: string;
  readonly complete: boolean;
  readonly naturalWidth: number;
  constructor(path: string, { complete = true, naturalWidth = 64 } = {}) {
    super();
    this.currentSrc = `https://site.example${path}`;
    this.complete = complete;
    this.naturalWidth = naturalWidth;
  }
}

class FakeVisit {
  readonly loadEventStart = LOADED_AT_MS;
}

const gtag = vi.fn<(...args: readonly unknown[]) => void>();
const warn = vi.spyOn(console, 'warn');
const page = { window: new EventTarget(), document: new EventTarget() };

beforeEach(() => {
  gtag.mockReset();
  warn.mockReset().mockReturnValue(undefined);
  page.window = new EventTarget();
  page.document = Object.assign(new EventTarget(), {
    readyState: 'complete',
    images: [] as FakeImage[],
    documentElement: { scrollHeight: PAGE_PX, clientHeight: WINDOW_PX },
  });
  vi.stubGlobal('window', { gtag });
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('addEventListener', page.window.addEventListener.bind(page.window));
  vi.stubGlobal('HTMLImageElement', FakeImage);
  vi.stubGlobal('PerformanceNavigationTiming', FakeVisit);
  vi.stubGlobal('performance', { getEntriesByType: () => [new FakeVisit()] });
});
afterEach(() => void vi.unstubAllGlobals());

describe('an engaged session', () => {
  test('is told once, 30 s after the document was loaded, with the greatest depth [R89]', async () => {
    const { clock } = visit('accepted');
    scrollTo(0.8);
    scrollTo(0.1);
    await clock.advance(LOADED_AT_MS + 29_999);
    expect(gtag).not.toHaveBeenCalled();
    await clock.advance(1);
    await clock.advance(120_000);
    const parameters = { engagement_time_msec: 30_000, scroll_depth: 80 };
    expect(gtag.mock.calls).toEqual([['event', 'engaged_session', parameters]]);
  });

  test('is told of a visitor who scrolled before the visit was followed [R89]', async () => {
    vi.stubGlobal('scrollY', 0.8 * WAY_PX);
    const { clock } = visit('accepted');
    await clock.advance(60_000);
    expect(gtag).toHaveBeenCalledTimes(1);
  });

  test.each([
    [0, 0],
    [0.25, 0],
    [0.26, 1],
  ])('at a depth of %d is told %d times [R89]', async (depth, times) => {
    const { clock } = visit('accepted');
    scrollTo(depth);
    await clock.advance(60_000);
    scrollTo(1);
    await clock.advance(60_000);
    expect(gtag).toHaveBeenCalledTimes(times);
  });

  test('waits for a document that is not loaded yet', async () => {
    Object.assign(page.document, { readyState: 'interactive' });
    const { clock } = visit('accepted');
    scrollTo(1);
    await clock.advance(LOADED_AT_MS);
    page.window.dispatchEvent(new Event('load'));
    await clock.advance(29_999);
    expect(gtag).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(gtag).toHaveBeenCalledOnce();
  });

  test('is not told of a page that cannot be scrolled', async () => {
    Object.assign(page.document, { documentElement: { scrollHeight: 100, clientHeight: 100 } });
    const { clock } = visit('accepted');
    scrollTo(0);
    await clock.advance(60_000);
    expect(gtag).not.toHaveBeenCalled();
  });

  test.each<[Consent, Consent, number]>([
    [null, null, 0],
    ['essential', 'essential', 0],
    ['rejected', 'rejected', 0],
    ['accepted', 'rejected', 0],
    ['rejected', 'accepted', 1],
  ])(
    'of a visitor who had chosen %s and then %s is told %d times [R89]',
    async (first, then, times) => {
      const { clock, storage } = visit(first);
      scrollTo(1);
      await clock.advance(20_000);
      storage.writeElsewhere('cookieConsent', then);
      await clock.advance(20_000);
      expect(gtag).toHaveBeenCalledTimes(times);
    },
  );
});

describe('a loaded image', () => {
  test('is told by its path, each file once, whether it came before or after [R90]', () => {
    Object.assign(page.document, {
      images: [
        new FakeImage('/early.svg'),
        new FakeImage('/waiting.svg', { complete: false }),
        new FakeImage('/broken.svg', { naturalWidth: 0 }),
      ],
    });
    visit('accepted');
    for (const path of ['/early.svg', '/late.svg', '/late.svg']) load(new FakeImage(path));
    expect(gtag.mock.calls).toEqual([
      ['event', 'image_loaded', { image_path: '/early.svg' }],
      ['event', 'image_loaded', { image_path: '/late.svg' }],
    ]);
  });

  test('is not told without consent, and may be when it is shown again with it [R90]', () => {
    const { storage } = visit('essential');
    load(new FakeImage('/a.svg'));
    expect(gtag).not.toHaveBeenCalled();
    storage.writeElsewhere('cookieConsent', 'accepted');
    load(new FakeImage('/a.svg'));
    expect(gtag).toHaveBeenCalledOnce();
  });

  test('is something else than a loaded script', () => {
    visit('accepted');
    load(new EventTarget());
    expect(gtag).not.toHaveBeenCalled();
  });
});

describe('an analytics', () => {
  test.each([undefined, null, 'gtag', {}])('that is %j is not called [R90]', async (found) => {
    vi.stubGlobal('window', { gtag: found });
    const { clock } = visit('accepted');
    scrollTo(1);
    load(new FakeImage('/a.svg'));
    await clock.advance(60_000);
    expect(warn).not.toHaveBeenCalled();
  });

  test('that throws hurts nobody: the console is warned, and the next event is told', async () => {
    gtag.mockImplementationOnce(() => {
      throw new Error('Broken');
    });
    const { clock } = visit('accepted');
    scrollTo(1);
    load(new FakeImage('/a.svg'));
    await clock.advance(60_000);
    expect(gtag).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledOnce();
  });
});

function visit(consent: Consent) {
  const clock = fakeClock();
  const storage = fakeStorage(consent === null ? {} : { cookieConsent: consent });
  void followVisit(clock, keep(storage, CONSENT));
  return { clock, storage };
}

function scrollTo(depth: number): void {
  vi.stubGlobal('scrollY', depth * WAY_PX);
  page.window.dispatchEvent(new Event('scroll'));
}

// In a real page an event passes through the document on its way down to its target.
function load(target: EventTarget): void {
  const event = new Event('load');
  Object.defineProperty(event, 'target', { value: target });
  page.document.dispatchEvent(event);
}
