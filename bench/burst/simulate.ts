import { TABLE_TIMEOUTS } from '@quizhall/functions/platform/queues/table-timeouts.ts';
import { contract } from '@quizhall/shared/contract';
import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import { type BackoffLimits, backoffMs } from '@quizhall/shared/rules/backoff';
import { drawFrom } from '@quizhall/shared/rules/attempts/randomise';
import type { CallName, Feeds, Timings } from '../feeds/feeds.ts';
import { Peak, TokenBucket } from './bucket.ts';
import { Account, type Environment, FunctionPool, type LambdaQuotas } from './lambda.ts';
import { EventQueue } from './queue.ts';
import { Background } from './background.ts';
import { Store, takeAll, type Throughput, type Use } from './table.ts';

/** What the platform lets through. */
export interface Quotas {
  api: { rate: number; burst: number };
  lambda: LambdaQuotas;
  table: Throughput;
  indexes: Throughput;
  /** Environments of each function that stand ready. */
  provisioned: Partial<Record<CallName, number>>;
}

/** One thing that a participant wants of the server, and how patiently. */
export interface Job {
  participant: number;
  call: CallName;
  /** When the browser sends it first, in ms. */
  at: number;
  backoff: BackoffLimits;
  /** After so many failures the person decides: it counts as lost. */
  mostTries: number;
  /** Whether an answer at this moment is too late. */
  isLate?: (now: number) => boolean;
}

/** What is assumed beside what is counted; each is printed with the figures. */
export const ASSUMED = {
  /** One way between browser and function, least and most, ms. */
  travelMs: [30, 150],
  /** Until a new environment handles its first request, least and most, ms. */
  initMs: [500, 900],
  /** One call of the table, least and most, ms. */
  tableMs: [4, 14],
  /** MB of Lambda memory that come with one processor; the measuring machine's core is taken for one. */
  processorMb: 1_769,
  /** The SDK's first pause after a throttled call, doubled for each further one, ms. */
  sdkBackoffMs: 500,
  /** Memory of the live quiz, ms: the functions' own. */
  quizMemoryMs: 10_000,
} as const;

type Cause = 'api' | 'account' | 'ramp' | 'table';

export interface Report {
  jobs: number;
  requests: number;
  firstTryErrors: number;
  retries: number;
  lost: number;
  late: number;
  refused: Record<Cause, number>;
  coldStarts: number;
  peaks: {
    requests: number;
    environments: number;
    table: ReturnType<Store['peaks']>;
    index: ReturnType<Store['peaks']>;
  };
  /** From the moment a browser sends to the answer, ms. */
  waitMs: { p50: number; p99: number; max: number };
  /** Attempts that background work has counted as begun and as finished. */
  counted: { begun: number; finished: number };
}

type Event =
  | { kind: 'arrive'; id: number; failures: number }
  | { kind: 'table'; id: number; failures: number; tries: number; environment: Environment }
  | { kind: 'answer'; id: number; failures: number; environment: Environment }
  | { kind: 'background' };

interface Input {
  jobs: readonly Job[];
  quotas: Quotas;
  feeds: Feeds;
  cpuMs: Timings['cpuMs'];
  /** 32 hexadecimal digits: the same seed gives the same figures. */
  seed: string;
  shards: number;
  /** Over which the participants spread evenly; one unless told. */
  quizzes?: number;
}

const MOST_MS = 24 * 3_600_000;

const memoryOf = (call: CallName): number => {
  const { memory = 512 }: Endpoint = contract.attempts[call];
  return memory;
};

/** Lets a crowd meet the quotas, one event after the other. Every job ends exactly once, answered or lost. */
export class Simulation {
  readonly #input: Input;
  readonly #random: () => number;
  readonly #queue = new EventQueue<Event>();
  readonly #api: TokenBucket;
  readonly #pools = new Map<CallName, FunctionPool>();
  readonly #account: Account;
  readonly #table: Store;
  readonly #index: Store;
  readonly #ownIndex: Store;
  readonly #background: Background;
  readonly #ended: Uint8Array;
  readonly #waits: Float64Array;
  readonly #perSecond = new Peak();
  readonly #refused: Report['refused'] = { api: 0, account: 0, ramp: 0, table: 0 };
  readonly #count = { requests: 0, firstTryErrors: 0, retries: 0, lost: 0, late: 0 };
  #left: number;

  constructor(input: Input) {
    const { jobs, quotas, seed } = input;
    this.#input = input;
    const draw = drawFrom(seed);
    this.#random = () => draw(2 ** 32) / 2 ** 32;
    this.#api = new TokenBucket(quotas.api.rate, quotas.api.burst);
    this.#account = new Account(quotas.lambda);
    this.#table = new Store(quotas.table);
    this.#index = new Store(quotas.indexes);
    this.#ownIndex = new Store(quotas.indexes);
    this.#background = new Background(this.#table, input.feeds, input.quizzes);
    this.#ended = new Uint8Array(jobs.length);
    this.#waits = new Float64Array(jobs.length);
    this.#left = jobs.length;
    // Provisioned environments are taken from the account before anybody comes.
    for (const call of Object.keys(quotas.provisioned)) this.#pool(call as CallName);
  }

  run(): Report {
    for (const [id, { at }] of this.#input.jobs.entries())
      this.#queue.add(at + this.#travel(), { kind: 'arrive', id, failures: 0 });
    const first = this.#input.jobs.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY);
    this.#queue.add(first + 1_000, { kind: 'background' });
    for (let next = this.#queue.next(); next; next = this.#queue.next()) {
      if (next.at > first + MOST_MS) throw new Error(`${this.#left} jobs do not end within a day`);
      this.#step(next.at, next.event);
    }
    return this.#report();
  }

  #step(now: number, event: Event): void {
    if (event.kind === 'arrive') this.#arrive(now, event.id, event.failures);
    else if (event.kind === 'table') this.#callTable(now, event);
    else if (event.kind === 'answer') this.#answer(now, event);
    else if (this.#background.run(now) || this.#left > 0) this.#queue.add(now + 1_000, event);
  }

  #arrive(now: number, id: number, failures: number): void {
    this.#count.requests += 1;
    this.#perSecond.add(now, 1);
    if (!this.#api.take(now)) return this.#refuse(now, id, failures, 'api');
    const { call } = this.#job(id);
    const acquired = this.#pool(call).acquire(now);
    if (typeof acquired === 'string') return this.#refuse(now, id, failures, acquired);
    const { environment, cold } = acquired;
    const cpu = this.#input.cpuMs[call] * (ASSUMED.processorMb / memoryOf(call));
    const at = now + (cold ? this.#between(ASSUMED.initMs) : 0) + cpu;
    this.#queue.add(at, { kind: 'table', id, failures, tries: 1, environment });
  }

  #callTable(now: number, event: Extract<Event, { kind: 'table' }>): void {
    const { id, failures, tries, environment } = event;
    const { call } = this.#job(id);
    if (takeAll(now, this.#usesOf(now, id, environment))) {
      const { warm, cold } = this.#input.feeds.calls[call];
      const quiz = this.#quizOf(id);
      const knows = environment.quizReadAt.has(quiz) || cold.trips === warm.trips;
      if (cold.trips !== warm.trips && this.#mustRead(now, id, environment))
        environment.quizReadAt.set(quiz, now);
      const trips = knows ? warm.trips : cold.trips;
      let at = now;
      for (let trip = 0; trip < trips; trip++) at += this.#between(ASSUMED.tableMs);
      this.#queue.add(at, { kind: 'answer', id, failures, environment });
    } else if (tries < TABLE_TIMEOUTS.burst.attempts) {
      const wait = this.#random() * ASSUMED.sdkBackoffMs * 2 ** (tries - 1);
      this.#queue.add(now + wait, { ...event, tries: tries + 1 });
    } else {
      this.#pool(call).release(environment);
      this.#refuse(now, id, failures, 'table');
    }
  }

  #answer(now: number, { id, environment }: Extract<Event, { kind: 'answer' }>): void {
    const { call, participant, at, isLate } = this.#job(id);
    this.#pool(call).release(environment);
    if (call === 'startAttempt') this.#background.add('begun', participant);
    if (call === 'submitAttempt') this.#background.add('finished', participant);
    if (isLate?.(now)) this.#count.late += 1;
    this.#waits[id] = now + this.#travel() - at;
    this.#end(id);
  }

  /** What the browser does with a refusal: it comes again, by the rules of the product, or gives up. */
  #refuse(now: number, id: number, failuresBefore: number, cause: Cause): void {
    this.#refused[cause] += 1;
    if (failuresBefore === 0) this.#count.firstTryErrors += 1;
    const failures = failuresBefore + 1;
    const { backoff, mostTries } = this.#job(id);
    if (failures >= mostTries) {
      this.#count.lost += 1;
      this.#waits[id] = Number.POSITIVE_INFINITY;
      return this.#end(id);
    }
    this.#count.retries += 1;
    // Only the functions' own 503 says when to come again.
    const retryAfterMs = cause === 'table' ? 1_000 : 0;
    const wait = backoffMs(failures, this.#random(), backoff, retryAfterMs);
    this.#queue.add(now + this.#travel() + wait + this.#travel(), { kind: 'arrive', id, failures });
  }

  #end(id: number): void {
    if (this.#ended[id]) throw new Error(`Job ${id} ended twice`);
    this.#ended[id] = 1;
    this.#left -= 1;
  }

  #quizOf(id: number): number {
    return this.#job(id).participant % (this.#input.quizzes ?? 1);
  }

  #mustRead(now: number, id: number, { quizReadAt }: Environment): boolean {
    const readAt = quizReadAt.get(this.#quizOf(id));
    return readAt === undefined || now - readAt >= ASSUMED.quizMemoryMs;
  }

  #usesOf(now: number, id: number, environment: Environment): Use[] {
    const { participant, call } = this.#job(id);
    const { calls, submitIndexWrites, organizationReads = 0 } = this.#input.feeds;
    const { warm, cold } = calls[call];
    const indexed = call === 'submitAttempt' ? submitIndexWrites : 0;
    const own = { store: this.#table, key: `ATTEMPT#${participant}`, shared: false };
    const ofOrganization = cold.read > warm.read ? organizationReads : 0;
    const ofQuiz = cold.read - warm.read - ofOrganization;
    const quiz = this.#quizOf(id);
    const again = environment.quizReadAt.has(quiz) ? Math.min(1, ofQuiz) : ofQuiz;
    const read = this.#mustRead(now, id, environment) ? again : 0;
    return [
      { ...own, kind: 'reads', units: warm.read },
      { ...own, kind: 'writes', units: warm.write - indexed },
      { store: this.#table, key: `QUIZ#${quiz}`, kind: 'reads', units: read, shared: true },
      {
        store: this.#table,
        key: 'ORGANIZATION',
        kind: 'reads',
        units: this.#mustRead(now, id, environment) ? ofOrganization : 0,
        shared: true,
      },
      {
        store: this.#index,
        key: `QUIZ#${quiz}#${participant % this.#input.shards}`,
        kind: 'writes',
        units: Math.min(1, indexed),
        shared: true,
      },
      // Of who has an account the attempt is listed beside them, too, in an index of its own throughput.
      { ...own, store: this.#ownIndex, kind: 'writes', units: Math.max(0, indexed - 1) },
    ];
  }

  #pool(call: CallName): FunctionPool {
    const { lambda, provisioned } = this.#input.quotas;
    const known = this.#pools.get(call);
    if (known) return known;
    const pool = new FunctionPool(this.#account, lambda, provisioned[call]);
    this.#pools.set(call, pool);
    return pool;
  }

  #job(id: number): Job {
    const job = this.#input.jobs[id];
    if (!job) throw new Error(`No job ${id}`);
    return job;
  }

  #between([least, most]: readonly [number, number]): number {
    return least + this.#random() * (most - least);
  }

  #travel(): number {
    return this.#between(ASSUMED.travelMs);
  }

  #report(): Report {
    const waits = this.#waits.toSorted();
    const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))] ?? 0;
    const pools = [...this.#pools.values()];
    return {
      jobs: this.#ended.reduce((sum, one) => sum + one, 0),
      ...this.#count,
      refused: this.#refused,
      coldStarts: pools.reduce((sum, { coldStarts }) => sum + coldStarts, 0),
      peaks: {
        requests: this.#perSecond.most,
        environments: Math.max(0, ...pools.map(({ mostBusy }) => mostBusy)),
        table: this.#table.peaks(),
        index: this.#index.peaks(),
      },
      waitMs: { p50: at(0.5), p99: at(0.99), max: at(1) },
      counted: this.#background.counted,
    };
  }
}
