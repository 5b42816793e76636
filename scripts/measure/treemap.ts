import { visualizer } from 'rollup-plugin-visualizer';
import { build } from 'vite';

const FILE = '.build/treemap.html';

if (import.meta.main) {
  await build({
    logLevel: 'warn',
    // The site in `dist/` stays as it is.
    build: { write: false },
    plugins: [
      visualizer({
        filename: FILE,
        title: 'What the scripts of the site are made of',
        brotliSize: true,
      }),
    ],
  });
  console.log(`Wrote ${FILE}`);
}
