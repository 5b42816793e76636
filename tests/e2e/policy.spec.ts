import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import { BUILD_FOLDER } from '../../scripts/build/built-files.ts';
import { dropByMouse, modeAt, SHIP_PATH, shipTextsOf } from '../support/connect-four.ts';
import { open } from '../support/page.ts';
import { expect, requestTest, test } from '../support/test.ts';

const VIOLATION = /policy|Content Security Policy/i;

requestTest(
  'a page is sent under the policy of the build, and so is every kind of file [R83, R121]',
  async ({ request }) => {
    const [home, ...others] = await Promise.all(
      ['/', '/nope', '/assets/gone.js', ...oneFileOfEachKind()].map(async (path) => {
        const answer = await request.get(path);
        return { path, headers: answer.headers() };
      }),
    );
    const policy = home?.headers['content-security-policy'];
    // The pages carry one script, the same on all of them.
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[\w+/]+=*'; style-src 'self' 'sha256-/,
    );
    expect(others.length).toBeGreaterThan(6);
    for (const { path, headers } of others) {
      expect(headers['content-security-policy'], path).toBe(policy);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
    }
  },
);

test('a violation of the policy fails a test that has not foretold it', async ({ page }) => {
  test.fail();
  await open(page, '/');
  await insertStyle(page);
});

test('a request to another host fails a test that has not foretold it [R83]', async ({
  page,
  faults,
}) => {
  test.fail();
  faults.expect(VIOLATION);
  await open(page, '/contact');
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/pixel.png';
  });
});

test('a script that a page is made to carry does not run, and it may use no feature of the browser but to copy a text', async ({
  page,
  faults,
}) => {
  faults.expect(/^error: Executing inline script violates .*script-src 'self' 'sha256-/);
  faults.expect(/^error: policy violated: script-src-elem inline$/);
  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</head>', `<script>document.title = 'taken over'</script></head>`);
    await route.fulfill({ response, body });
  });
  await open(page, '/contact');
  await expect(page).not.toHaveTitle('taken over');

  const allowed = await page.evaluate(() =>
    (document as unknown as PolicyDocument).featurePolicy.allowedFeatures(),
  );
  const known = await namedFeatures(page);
  expect(allowed.filter((feature) => known.includes(feature))).toEqual(['clipboard-write']);
});

test('a violation of the policy is seen in a page and in another window', async ({
  context,
  page,
  faults,
}) => {
  faults.expect(VIOLATION);
  faults.expect(/^error: policy violated: style-src-elem inline$/);
  faults.expect(/^error: policy violated: img-src .*other-window/);
  faults.expect(/^request: .*other-window/);
  await open(page, '/');
  await insertStyle(page);
  const other = await context.newPage();
  await open(other, '/');
  await other.evaluate(() => {
    new Image().src = 'https://elsewhere.example/other-window.png';
  });
});

test('a violation of the policy is seen in a worker, from its first line on', async ({
  page,
  faults,
}) => {
  const texts = shipTextsOf('en');
  faults.expect(/^error: policy violated: .*elsewhere\.example/);
  await page.route('**/opponent.worker*', async (route) => {
    const body = `fetch('https://elsewhere.example/').catch(() => null);`;
    await route.fulfill({ response: await route.fetch(), body });
  });
  const told = page.waitForEvent('console');
  await open(page, SHIP_PATH);
  await modeAt(page, texts.medium).click();
  await dropByMouse(page, texts, '4');
  await told;
});

interface PolicyDocument {
  /** https://github.com/w3c/webappsec-permissions-policy/blob/main/permissions-policy-explainer.md */
  readonly featurePolicy: { readonly allowedFeatures: () => readonly string[] };
}

/** The features that the page's header names: a browser newer than the list knows more. */
async function namedFeatures(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get(page.url());
  const rules = answer.headers()['permissions-policy']?.split(', ') ?? [];
  return rules.map((rule) => rule.slice(0, rule.indexOf('=')));
}

async function insertStyle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
  });
}

/** The addresses of files of the build: one for each ending. */
function oneFileOfEachKind(): readonly string[] {
  const files = readdirSync(BUILD_FOLDER, { recursive: true, encoding: 'utf8' });
  const kinds = new Map(files.map((file) => [extname(file), `/${file.replaceAll('\\', '/')}`]));
  return [...kinds]
    .filter(([ending, path]) => !['', '.br', '.gz'].includes(ending) && !path.endsWith('404.html'))
    .map(([, path]) => path);
}
