import { builtPaths } from '../../../scripts/build/built-files.ts';
import { SITE } from '#site/site.ts';
import { LANGUAGES, pathIn } from '../../support/languages.ts';
import { PAGES } from '../../support/pages.ts';
import { expect, requestTest as test } from '../../support/test.ts';

test('no page asks anybody to register: only the contact page has fields of text, none is for a password, and no link leads to an account [R1]', async ({
  request,
}) => {
  const contacts = LANGUAGES.map(({ code }) => pathIn(code, '/contact'));
  const targets = new Set<string>();
  for (const path of builtPaths()) {
    const html = await (await request.get(path)).text();
    const fields = [...html.matchAll(/<(?:input|textarea)\b[^>]*>/g)].map(([field]) => field);
    const typed = fields.filter((field) => !/type="(?:radio|checkbox)"/.test(field));
    expect(typed.length > 0, path).toBe(contacts.includes(path));
    expect(html, path).not.toContain('type="password"');
    for (const [, href = ''] of html.matchAll(/<a\b[^>]* href="([^"#]+)/g)) targets.add(href);
  }

  const pages = LANGUAGES.flatMap(({ code }) => PAGES.map(({ path }) => pathIn(code, path)));
  const letters = Object.values(SITE.addresses).map((address) => `mailto:${address}`);
  const known = new Set([...pages, ...letters]);
  expect([...targets].filter((target) => !known.has(target))).toEqual([]);
});
