import { visualizer } from 'rollup-plugin-visualizer';
import { build } from 'vite';

const filename = '.build/treemap.html';
const title = 'What the scripts of the site are made of';

await build({
  logLevel: 'warn',
  // The site in `dist/` stays as it is.
  build: { write: false },
  plugins: [visualizer({ filename, title, brotliSize: true })],
});
console.log(`Wrote ${filename}`);
