import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../build/built-files.ts';
import { siteAt } from './static-host.ts';

const DEFAULT_PORT = 4173;

/** The address that only this device can reach. */
const THIS_DEVICE = '127.0.0.1';
/** Addresses that receive this device's requests to `localhost`. */
const LOCAL = [THIS_DEVICE, '0.0.0.0', 'localhost', '::', '::1'];

/**
 * Serves a finished build as a host would: its headers, its compressed files, its 404 pages. Unless told otherwise, it
 * takes the last build and any free port, and no other device can send requests. The `url` ends with a slash.
 */
export async function startServer({ root = BUILD_FOLDER, port = 0, host = THIS_DEVICE } = {}) {
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(`There is no build in ${root}: run "npm run build" first.`);
  }
  const server = createServer(siteAt(root)).listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken: stop its program, or name another one with PORT.`);
  });
  const { port: usedPort } = server.address() as AddressInfo;
  const close = async () => {
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    await closed;
  };
  const name = LOCAL.includes(host) ? 'localhost' : host;
  const shownHost = name.includes(':') ? `[${name}]` : name;
  return { url: `http://${shownHost}:${usedPort}/`, close, [Symbol.asyncDispose]: close };
}

if (import.meta.main) {
  try {
    const port = Number(process.env['PORT'] || DEFAULT_PORT);
    const host = process.env['HOST'] || THIS_DEVICE;
    const { url } = await startServer({ port, host });
    console.log(url);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
