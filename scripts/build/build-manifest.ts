/** An entry of Vite's manifest, as far as it is read here. Paths are relative to the site's root. */
export interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  /** Fonts and pictures that its script or style names. */
  readonly assets?: readonly string[];
}

/** Entries by the name of their module. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The entries of some modules and of everything they import statically, each once and after its imports. */
export function closureOf(manifest: Manifest, keys: readonly string[]): readonly ManifestEntry[] {
  const seen = new Set<string>();
  const closure: ManifestEntry[] = [];
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const entry = entryOf(manifest, key);
    entry.imports?.forEach(visit);
    closure.push(entry);
  };
  keys.forEach(visit);
  return closure;
}

/** The entry of a module; throws when the build has none. */
export function entryOf(manifest: Manifest, key: string): ManifestEntry {
  const entry = manifest[key];
  if (entry === undefined) throw new Error(`The build has no ${key}`);
  return entry;
}

/** The address of a built file. */
export function addressOf(file: string): string {
  return `/${file}`;
}
