import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { LOOPBACK } from '../engines/engine.ts';
import { close, listen } from '../engines/ports.ts';
import { API_ORIGIN } from '../../constructs/edge-functions.ts';
import { answerApi } from './api.ts';
import { rewritten } from './edge.ts';
import type { HandlerSource } from './handlers.ts';
import { answerMedia, type MediaSource } from './media.ts';
import { SharedAnswers } from './shared-answers.ts';
import type { Site } from './site.ts';

export interface FrontOptions {
  port: number | undefined;
  handlers: HandlerSource;
  media: MediaSource;
  /** The site needs the server, because Vite's hot updates go through it. */
  site: (server: Server) => Promise<Site> | Site;
}

export interface Front {
  port: number;
  url: string;
  stop: () => Promise<void>;
}

/** The stage's one origin, as CloudFront is on AWS: `/api` to the functions, `/media` to the bucket, the rest is site. */
export async function startFront({
  port: wanted,
  handlers,
  media,
  site: makeSite,
}: FrontOptions): Promise<Front> {
  let site: Site | undefined;
  const shared = new SharedAnswers();
  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      if (res.destroyed) return;
      console.error(`${req.method} ${req.url}`, error);
      if (res.headersSent) res.destroy();
      else res.writeHead(500).end();
    });
  });
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = req.url ?? '/';
    if (/^\/api(\/|\?|$)/.test(path)) return answerApi(req, res, { handlers, shared });
    if (path.startsWith('/media/')) return answerMedia(req, res, media);
    const { url, origin } = rewritten('site', req);
    if (origin === API_ORIGIN) return answerApi(Object.assign(req, { url }), res, { handlers, shared });
    return site?.answer(req, res) ?? unavailable(res);
  };
  const port = await listen(server, wanted, 'the site');
  const stop = async () => {
    await site?.stop();
    await close(server);
    media.client.destroy();
  };
  try {
    site = await makeSite(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, url: `http://${LOOPBACK}:${port}`, stop };
}

async function unavailable(res: ServerResponse): Promise<void> {
  res.writeHead(503, { 'retry-after': '1' }).end();
}
