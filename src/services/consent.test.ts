import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CHOICES, CONSENT } from './consent.ts';
import { fakeStorage } from './fakes.ts';
import { keep } from './kept.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockReturnValue(undefined));

describe('the stored choice', () => {
  test('is none until one is made', () => {
    expect(keep(fakeStorage(), CONSENT).read()).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(CHOICES)('%s is stored as its plain word, and read again', (choice) => {
    const storage = fakeStorage();
    keep(storage, CONSENT).write(choice);
    expect(storage.read('cookieConsent')).toBe(choice);
    expect(keep(storage, CONSENT).read()).toBe(choice);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(['', 'null', 'Accepted', ' accepted', '"accepted"', 'true', '{}'])(
    'counts as none where it reads %j, and the console is warned once',
    (text) => {
      const consent = keep(fakeStorage({ cookieConsent: text }), CONSENT);
      expect(consent.read()).toBeNull();
      expect(consent.readAfresh()).toBeNull();
      expect(warn).toHaveBeenCalledOnce();
    },
  );
});
