import type { Manifest, ManifestChunk } from 'vite';

/** The entries of some modules and of everything they import statically, each once and after its imports. */
export function closureOf(
  manifest: Manifest,
  keys: readonly string[],
  seen = new Set<string>(),
): readonly ManifestChunk[] {
  return keys.flatMap((key) => {
    if (seen.has(key)) return [];
    seen.add(key);
    const entry = entryOf(manifest, key);
    return [...closureOf(manifest, entry.imports ?? [], seen), entry];
  });
}

/** The entry of a module; throws when the build has none. */
export function entryOf(manifest: Manifest, key: string): ManifestChunk {
  const entry = manifest[key];
  if (entry === undefined) throw new Error(`The build has no ${key}`);
  return entry;
}
