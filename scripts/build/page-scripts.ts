import { build } from 'vite';

/**
 * The text of one script bundled with its imports, for scripts that must run when no other file can be fetched.
 * `entry` is its path from the root of the project.
 */
export async function bundleAlone(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'script' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const [chunk, ...others] = bundle !== undefined && 'output' in bundle ? bundle.output : [];
  if (chunk === undefined || others.length > 0) throw new Error(`${entry} is not one script`);
  return chunk.code.trim();
}
