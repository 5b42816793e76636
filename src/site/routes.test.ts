import { expect, test } from 'vitest';
import { LANGUAGES } from '#i18n/languages.ts';
import { routeAt, routeFor, ROUTES } from './routes.ts';

test('no two routes share an id or a path', () => {
  expect(new Set(ROUTES.map(({ id }) => id)).size).toBe(ROUTES.length);
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
});

test.each(ROUTES)('$id is found by its id and by its path, with a closing slash too', (route) => {
  expect(routeFor(route.id)).toBe(route);
  expect(routeAt(route.path)).toBe(route);
  expect(routeAt(`${route.path}/`.replace('//', '/'))).toBe(route);
});

test.each(ROUTES)(
  'the path of $id is lower case and looks like no language’s prefix',
  ({ path }) => {
    expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/);
    for (const { code } of LANGUAGES) expect(path.split('/')[1]).not.toBe(code);
  },
);

test('an unknown path has no route', () => {
  expect(routeAt('/no-such-page')).toBeNull();
  expect(routeAt('')).toBeNull();
});
