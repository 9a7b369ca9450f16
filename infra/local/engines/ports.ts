import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StageError } from '../stage-error.ts';
import { LOOPBACK } from './engine.ts';

/** A port for this engine: the given one, refused if something already listens there, else any free one. */
export async function takePort(wanted: number | undefined, what: string): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, wanted, what);
  await close(probe);
  return port;
}

/** Listens on the given port or a free one and answers which. A taken port is one clear line. */
export async function listen(server: Server, wanted: number | undefined, what: string): Promise<number> {
  const listening = once(server, 'listening');
  server.listen(wanted ?? 0, LOOPBACK);
  try {
    await listening;
  } catch (error) {
    throw portError(error, wanted, what);
  }
  return (server.address() as AddressInfo).port;
}

function portError(error: unknown, port: number | undefined, what: string): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    return new StageError(
      `Port ${port} for ${what} is taken. Set another one, or end the program that uses it.`,
    );
  if (code === 'EACCES')
    return new StageError(`Port ${port} for ${what} needs more rights. Choose one above 1023.`);
  return error;
}

/** Stops listening and drops open connections; a server that does not listen is fine. */
export async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
