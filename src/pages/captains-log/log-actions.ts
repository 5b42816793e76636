import { logIn } from '#log/stored-log.ts';
import { entriesOfFile, fileText, imported, LONGEST_LOG, type Imported } from '#log/log.ts';
import { saveFile } from '#services/save-file.ts';
import { browserStorage } from '#services/storage.ts';
import { isKept } from './is-kept.ts';

const LOG = logIn(browserStorage);

let isFollowed = false;

/** Keeps `isKept` up to date from now on. */
export function follow(): void {
  if (isFollowed) return;
  isFollowed = true;
  const tell = () => isKept.write(LOG.read().isOn);
  LOG.subscribe(tell);
  tell();
}

/** Switches the log on or off, whatever it was: a page shows a log as off until it has been opened. */
export function switchLog(isOn: boolean): void {
  LOG.write({ ...LOG.readAfresh(), isOn });
}

/** Saves the log as a file. */
export function exportLog(): void {
  const day = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  saveFile(`captains-log-${day}.json`, fileText(LOG.readAfresh()));
}

/** Adds what a file holds, and returns what came of it; `null` if it holds no log. */
export async function importLog(file: File): Promise<Imported | null> {
  const text = await textOf(file);
  const entries = text === null ? null : entriesOfFile(text);
  if (entries === null) return null;
  const joined = imported(LOG.readAfresh(), entries);
  LOG.write(joined.log);
  return joined;
}

/** Forgets all entries. */
export function eraseLog(): void {
  LOG.write({ ...LOG.readAfresh(), entries: [] });
}

/** The text of a file, `null` for one that is too large or cannot be read. */
async function textOf(file: File): Promise<string | null> {
  if (file.size > LONGEST_LOG) return null;
  try {
    return await file.text();
  } catch (error) {
    console.warn('The chosen file cannot be read.', error);
    return null;
  }
}
