import { createReadStream, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ORIGIN_PLACE, type SocialLink, withSocialLinks } from '@quizhall/shared/rules/public-paths';
import { EMBEDDED } from '@quizhall/shared/rules/embed-path';
import { embedHeaders, siteCaching, siteHeaders } from '../../site-headers.ts';
import { StageError } from '../stage-error.ts';
import { compressed, encodingFor, inEncoding } from './compress.ts';
import { decode } from './decode.ts';
import { rewriteUrl } from './edge.ts';

export interface Site {
  answer(req: IncomingMessage, res: ServerResponse): Promise<void>;
  stop: () => Promise<void>;
}

const FRONTEND = join(import.meta.dirname, '../../../frontend');

/** The front end from its sources: Vite in middleware mode, with hot updates through the same port. */
export async function devSite(server: Server, cacheDir: string): Promise<Site> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(FRONTEND, 'vite.config.ts'),
    // A cache of its own for each stage, because two servers would overwrite each other's.
    cacheDir,
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server } },
  });
  const answer = (req: IncomingMessage, res: ServerResponse) =>
    new Promise<void>((resolve, reject) => {
      res.once('close', resolve);
      vite.middlewares(req, res, (error?: Error) => {
        if (error) reject(error);
        else res.writeHead(404).end();
      });
    });
  return { answer, stop: () => vite.close() };
}

/** A site that is not there yet: who asks waits for it. */
export function siteToCome(coming: Promise<Site>): Site {
  return {
    answer: async (req, res) => (await coming).answer(req, res),
    stop: async () => undefined,
  };
}

/**
 * The built front end as CloudFront serves it: production headers, and the one page for every address of the app. The
 * component gallery, a build of its own that is never deployed, stands below `/gallery` when it is there.
 */
export function builtSite(
  uploadOrigin: string,
  site = join(FRONTEND, 'dist'),
  gallery = join(FRONTEND, 'dist-gallery'),
): Site {
  if (!isFile(join(site, 'index.html')))
    throw new StageError('The site is not built. "npm run build" builds it.');
  const origins = { uploadOrigin, stripe: process.env['PAYMENT_PROVIDER'] === 'stripe' };
  const headers = siteHeaders(origins);
  const framed = embedHeaders(origins);
  const social = JSON.parse(process.env['SOCIAL_LINKS'] ?? '[]') as SocialLink[];
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const isFramed = req.url?.startsWith(EMBEDDED);
    for (const [name, value] of Object.entries(isFramed ? framed : headers)) res.setHeader(name, value);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405).end();
      return;
    }
    const galleryFile = isFile(join(gallery, 'gallery/index.html')) ? galleryPath(req.url) : undefined;
    const folder = galleryFile ? gallery : site;
    const [path = ''] = (galleryFile ?? rewriteUrl('site', req)).split('?');
    const file = join(folder, decode(path) ?? '');
    if (!file.startsWith(`${folder}/`) || !isFile(file)) {
      res.writeHead(404).end();
      return;
    }
    const type = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
    res.setHeader('content-type', type);
    res.setHeader('cache-control', HASHED.test(path) ? siteCaching.hashed : siteCaching.other);
    if (NAMES_ITS_ORIGIN.test(file)) {
      sendText(
        req,
        res,
        withSocialLinks(
          readFileSync(file, 'utf8').replaceAll(ORIGIN_PLACE, `http://${req.headers.host}`),
          social,
        ),
        type,
      );
      return;
    }
    await send(
      req,
      res,
      file,
      encodingFor(type, statSync(file).size, String(req.headers['accept-encoding'])),
    );
  };
  return { answer, stop: async () => undefined };
}

const NAMES_ITS_ORIGIN = /\.(html|xml|txt)$/;
const HASHED = /^(\/gallery)?\/assets\//;

/** The gallery's file for an address below `/gallery`; undefined for every other address. */
function galleryPath(url = '/'): string | undefined {
  if (!/^\/gallery(\/|\?|$)/.test(url)) return undefined;
  return url.replace(/^\/gallery\/?(?=\?|$)/, '/gallery/index.html');
}

/** Pages say where they stand: the deployment puts the origin in, and here the request tells it. */
function sendText(req: IncomingMessage, res: ServerResponse, text: string, type: string): void {
  const bytes = Buffer.from(text);
  const encoding = encodingFor(type, bytes.length, String(req.headers['accept-encoding']));
  const body = encoding ? inEncoding(bytes, encoding) : bytes;
  if (encoding) res.setHeader('content-encoding', encoding).setHeader('vary', 'accept-encoding');
  res.writeHead(200, { 'content-length': body.length }).end(req.method === 'HEAD' ? undefined : body);
}

async function send(
  req: IncomingMessage,
  res: ServerResponse,
  file: string,
  encoding: ReturnType<typeof encodingFor>,
): Promise<void> {
  const body = encoding ? compressed(file, encoding) : undefined;
  if (encoding) res.setHeader('content-encoding', encoding).setHeader('vary', 'accept-encoding');
  res.writeHead(200, { 'content-length': body?.length ?? statSync(file).size });
  if (req.method === 'HEAD') res.end();
  else if (body) res.end(body);
  else await pipeline(createReadStream(file), res);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
