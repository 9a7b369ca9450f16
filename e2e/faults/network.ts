import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
} from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What happens to one request that writes. */
export const FAULTS = {
  lost: 'never arrives',
  unheard: 'arrives, and its answer is lost',
  twice: 'arrives two times, as networks and impatient people repeat it',
  slow: 'waits on its way until it is let go, maybe past later ones, maybe until its page is gone',
  slowAnswer: 'arrives, and its answer waits until it is let go',
  busy: 'is refused by a server under load',
  broken: 'meets a server that fails',
  portal: 'is answered 200 by the page of a wifi that wants a sign-in',
  expired: 'carries tokens that the server takes no more',
} as const;
export type Fault = keyof typeof FAULTS;

const WRITES = /^\/api\/(submissions\/[^/]+\/(progress|submit)|quizzes\/[^/]+\/start)$/;
const LOOPBACK = '127.0.0.1';

interface Call {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * The network of one device: a way to the stage at an address of its own, on this machine. Beside `page.route` it has one
 * thing that matters here: what is on its way outlives the page that sent it, and may arrive long after.
 */
export class Network {
  /** All of it is away, and no browser knows: a wifi without a way out. */
  dead = false;
  /** What each write met, for the report of a failure. */
  readonly log: string[] = [];
  readonly #site: URL;
  readonly #server: Server;
  #planned: Fault[] = [];
  #waiting: (() => void)[] = [];
  #open = 0;

  private constructor(site: string) {
    this.#site = new URL(site);
    this.#server = createServer((req, res) => {
      this.#open += 1;
      res.on('close', () => {
        this.#open -= 1;
      });
      this.#answer(req, res).catch(() => res.destroy());
    });
  }

  static async to(site: string): Promise<Network> {
    const network = new Network(site);
    await new Promise<void>((listens) => network.#server.listen(0, LOOPBACK, listens));
    return network;
  }

  get url(): string {
    return `http://${LOOPBACK}:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The next write meets this. */
  plan(fault: Fault): void {
    this.#planned.push(fault);
  }

  /** Nothing is on its way but what waits. */
  get isQuiet(): boolean {
    return this.#open <= this.waiting;
  }

  /** How many requests and answers wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Lets one of those go that wait: the first, or with `last` the one that came after all others. */
  letGo(last: boolean): void {
    (last ? this.#waiting.pop() : this.#waiting.shift())?.();
  }

  /** From now on nothing goes wrong; what waits arrives. */
  heal(): void {
    this.dead = false;
    this.#planned = [];
    while (this.waiting > 0) this.letGo(false);
  }

  async close(): Promise<void> {
    this.heal();
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = req;
    const call = { method, path, headers, body: await buffer(req) };
    if (this.dead) return void res.destroy();
    const fault = WRITES.test(path) ? this.#planned.shift() : undefined;
    if (WRITES.test(path)) this.log.push(`${method} ${path} ${fault ?? 'arrives'}`);
    const answer = await (fault ? this.#meets[fault](call) : this.#forward(call));
    if (!answer || this.dead) return void res.destroy();
    // A browser repeats by itself what is lost on a connection that it had used before: each has one of its own.
    const { 'transfer-encoding': _, ...told } = answer.headers;
    res.writeHead(answer.status, { ...told, connection: 'close' }).end(answer.body);
  }

  readonly #meets: Record<Fault, (call: Call) => Promise<Answer | undefined>> = {
    lost: async () => undefined,
    unheard: async (call) => {
      await this.#forward(call);
      return undefined;
    },
    twice: async (call) => {
      await this.#forward(call);
      return this.#forward(call);
    },
    slow: async (call) => {
      await this.#turn();
      return this.#forward(call);
    },
    slowAnswer: async (call) => {
      const answer = await this.#forward(call);
      await this.#turn();
      return answer;
    },
    busy: async () => page(503, '<html>Busy</html>'),
    broken: async () => page(502, '<html>Bad gateway</html>'),
    portal: async () => page(200, '<html>Sign in to the wifi</html>'),
    expired: (call) => this.#forward({ ...call, headers: withoutRights(call.headers) }),
  };

  #turn(): Promise<void> {
    return new Promise((go) => this.#waiting.push(go));
  }

  #forward({ method, path, headers, body }: Call): Promise<Answer> {
    const { host: _, connection: __, ...kept } = headers;
    return new Promise((resolve, reject) => {
      const options = { host: LOOPBACK, port: this.#site.port, method, path, headers: kept };
      const sent = request(options, (res) => {
        buffer(res).then(
          (all) => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: all }),
          reject,
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
}

const page = (status: number, html: string): Answer => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(html),
});

/** As if their time were over: the server reads its own kind of token, and takes it no more. */
function withoutRights({ ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  for (const name of ['authorization', 'x-session-token']) {
    const token = headers[name];
    if (typeof token === 'string') headers[name] = `${token.slice(0, -4)}AAAA`;
  }
  return headers;
}
