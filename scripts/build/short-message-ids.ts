import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/** How Lingui writes an id where a message is used: as a property. */
const USED = /\bid: "([\w-]{6})"/gu;
/** How it writes one in a compiled catalogue: as a name in JSON, which is itself a string of the script. */
const LISTED = /\\"([\w-]{6})\\":\[/gu;

/**
 * Shortens the ids of messages. Six characters of a digest do not compress, and each stands in a script and in
 * a catalogue: together they are 1 KB of a page. Most messages are told apart by two characters.
 */
export function shortMessageIds(): Plugin {
  let short: ReadonlyMap<string, string> = new Map();
  return {
    name: 'short-message-ids',
    apply: 'build',
    // After the macros have written the ids.
    enforce: 'post',
    async buildStart() {
      short = shortestBeginnings(await messageIds());
    },
    transform: {
      filter: { id: /\.(tsx?|po)$/ },
      handler(source, file) {
        const pattern = file.endsWith('.po') ? LISTED : USED;
        const code = source.replace(pattern, (written, id: string) =>
          written.replace(id, short.get(id) ?? id),
        );
        return { code, map: null };
      },
    },
  };
}

/** Each text with its shortest beginning that no other has: one more text lengthens only those that it shares. */
export function shortestBeginnings(texts: readonly string[]): ReadonlyMap<string, string> {
  const sorted = [...new Set(texts)].toSorted();
  return new Map(
    sorted.map((text, index) => {
      // No other text has more in common with it than its neighbours.
      const neighbours = [sorted[index - 1] ?? '', sorted[index + 1] ?? ''];
      const beginnings = Array.from(text, (_, last) => text.slice(0, last + 1));
      const own = beginnings.find((each) => !neighbours.some((other) => other.startsWith(each)));
      return [text, own ?? text];
    }),
  );
}

async function messageIds(): Promise<readonly string[]> {
  const config = getConfig();
  const { sourceLocale } = config;
  const catalogues = await getCatalogs(config);
  const sources = await Promise.all(catalogues.map((catalogue) => catalogue.read(sourceLocale)));
  return sources.flatMap((source) => Object.keys(source ?? {}));
}
