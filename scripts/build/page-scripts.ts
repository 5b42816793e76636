import { build } from 'vite';

/**
 * The text of one script bundled with its imports, for scripts that must run when no other file can be fetched.
 * `entry` is its path from the root of the project; `define` holds the code that takes the place of some names.
 */
export async function bundleAlone(entry: string, define: Readonly<Record<string, string>> = {}) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      // Not every browser supports module workers, and a module inside a page would come later.
      lib: { entry, formats: ['iife'], name: 'script' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const [chunk, ...others] = bundle !== undefined && 'output' in bundle ? bundle.output : [];
  if (chunk === undefined || others.length > 0) throw new Error(`${entry} is not one script`);
  return chunk.code.trim();
}
