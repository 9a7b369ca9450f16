import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { takePort } from '@quizhall/infra/local/engines/ports.ts';

/** A site whose front page arrives in two pieces, as on a slow line. */
export interface InPieces {
  url: string;
  /** Sends the second piece of what was asked for last. */
  goOn: () => void;
  stop: () => Promise<void>;
}

/** Passes on what `site` answers, its front page only up to a place until it is told to go on. */
export async function inPieces(site: string, cutAt: (html: string) => number): Promise<InPieces> {
  const port = await takePort(undefined, 'the page in pieces');
  let goOn = () => {};
  const sendInPieces = (html: string, response: ServerResponse) => {
    const place = cutAt(html);
    response.write(html.slice(0, place));
    goOn = () => void response.end(html.slice(place));
  };
  const passOn = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(new URL(url, site), { headers: { accept: headers.accept ?? '*/*' } });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    if (url === '/') sendInPieces(await answer.text(), response);
    else response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    passOn(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${port}`,
    goOn: () => goOn(),
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
