import { expect, test } from 'vitest';
import { withShortList } from './style-lists.ts';

const LIST =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a.css","b.css","c.css"])))=>i.map(i=>d[i]);\n';

test('the style sheets that late parts wait for are listed in fewer words, without those that are there already', () => {
  const code = `${LIST}x(__vite__mapDeps([0,1,2]),__vite__mapDeps([0]),__vite__mapDeps([2]))`;
  expect(withShortList(code, new Set(['a.css']))).toBe(
    'const __vite__mapDeps=i=>i.map(i=>["b.css","c.css"][i]);\nx(__vite__mapDeps([0,1]),[],__vite__mapDeps([1]))',
  );
});

test('style sheets are not listed at all where all of them are', () => {
  const present = new Set(['a.css', 'b.css', 'c.css']);
  expect(withShortList(`${LIST}x(__vite__mapDeps([0,2]))`, present)).toBe('x([])');
});

test('a file without late parts stays as it is', () => {
  expect(withShortList('x()', new Set())).toBe('x()');
});

test('a list of another form is refused', () => {
  expect(() => withShortList('y(__vite__mapDeps([0]))', new Set())).toThrow('otherwise');
});
