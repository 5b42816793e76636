import type { Plugin, Rolldown } from 'vite';

/** What Vite writes at the top of a file, once it is minified. */
const LIST =
  /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\n/;
const USE = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/**
 * A file lists the style sheets that its late parts wait for. Vite includes those that came with the file itself or
 * with what it imports; this takes them out, and writes the list in fewer words.
 */
export function styleLists(): Plugin {
  return {
    name: 'style-lists',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = withShortList(chunk.code, stylesWith(chunk, bundle));
        }
      },
    },
  };
}

/** The code with its list of style sheets short, and without those that are there already. */
export function withShortList(code: string, present: ReadonlySet<string>): string {
  const [list, names = ''] = LIST.exec(code) ?? [];
  if (list === undefined) {
    if (code.includes('__vite__mapDeps')) throw new Error('Vite lists style sheets otherwise');
    return code;
  }
  const listed = names.match(/[^",[\]]+/g) ?? [];
  const kept = listed.filter((name) => !present.has(name));
  const short = `const __vite__mapDeps=i=>i.map(i=>${JSON.stringify(kept)}[i]);\n`;
  return code.replace(list, kept.length === 0 ? '' : short).replaceAll(USE, (_, places: string) => {
    const left = places
      .split(',')
      .map((place) => kept.indexOf(listed[Number(place)] ?? ''))
      .filter((place) => place >= 0);
    return left.length === 0 ? '[]' : `__vite__mapDeps([${left.join(',')}])`;
  });
}

/** The style sheets that are loaded when the chunk runs. */
function stylesWith(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle) {
  const styles = new Set<string>();
  const chunks = new Set([chunk]);
  for (const one of chunks) {
    for (const name of one.viteMetadata?.importedCss ?? []) styles.add(name);
    for (const name of one.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') chunks.add(imported);
    }
  }
  return styles;
}
