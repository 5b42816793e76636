/** What a load gives, tried a second time when it fails: a moment without network should cost nothing. */
export async function twice<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch {
    return load();
  }
}
