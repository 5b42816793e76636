/** The commands of one session, by their paths below it. */
export interface WebDriverSession {
  readonly get: (path: string) => Promise<unknown>;
  readonly post: (path: string, parameters: object) => Promise<unknown>;
  readonly end: () => Promise<void>;
  readonly capabilities: Readonly<Record<string, unknown>>;
}

/**
 * Begins a session of the driver that listens at an address.
 * Source: https://www.w3.org/TR/webdriver2/
 */
export async function beginSession(
  address: string,
  alwaysMatch: object,
): Promise<WebDriverSession> {
  const { sessionId, capabilities } = (await command(address, 'POST', '/session', {
    capabilities: { alwaysMatch },
  })) as Pick<WebDriverSession, 'capabilities'> & { readonly sessionId: string };
  const base = `/session/${sessionId}`;
  return {
    capabilities,
    get: (path) => command(address, 'GET', base + path),
    post: (path, parameters) => command(address, 'POST', base + path, parameters),
    end: async () => {
      await command(address, 'DELETE', base);
    },
  };
}

/** The property of a JSON object that stands for an element of the page. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The path of an element in its session; null for any other value. */
export function elementPath(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !(ELEMENT in value)) return null;
  return `/element/${String(value[ELEMENT])}`;
}

/** Rejects with the driver's own words when it answers with an error. */
async function command(
  address: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  parameters?: object,
): Promise<unknown> {
  const answer = await fetch(address + path, {
    method,
    ...(parameters === undefined ? {} : { body: JSON.stringify(parameters) }),
  });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${method} ${path}: ${error}: ${message}`);
}
