import { once } from 'node:events';
import type { Server } from 'node:http';
import startServer from 'aws-ses-v2-local';
import { type Engine, LOOPBACK } from './engine.ts';
import { close, takePort } from './ports.ts';

/** SES with a web inbox at its address. Mails are kept in memory only and belong to the whole process. */
export async function startSes({ port: wanted }: { port?: number }): Promise<Engine> {
  const port = await takePort(wanted, 'the mail inbox');
  // A CommonJS module: under Node its default export is the export object itself.
  const start = 'default' in startServer ? (startServer.default as typeof startServer) : startServer;
  const server: Server = await start({ host: LOOPBACK, port });
  if (!server.listening) await once(server, 'listening');
  return { url: `http://${LOOPBACK}:${port}`, port, stop: () => close(server) };
}
