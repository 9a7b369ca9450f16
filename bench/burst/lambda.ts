import { TokenBucket } from './bucket.ts';

/** Published quotas of Lambda. */
export interface LambdaQuotas {
  /** Executions at once in the account; ten times as many requests a second. */
  concurrency: number;
  /** Environments that one function may gain in ten seconds. */
  rampPerTenSeconds: number;
}

/** Requests a second that one environment serves at most, provisioned or not (Lambda Developer Guide, "Requests per second"). */
const REQUESTS_PER_ENVIRONMENT = 10;

/** One execution environment: what its memory knows of quizzes. */
export interface Environment {
  provisioned: boolean;
  /** When it last read each live quiz, in ms. */
  quizReadAt: Map<number, number>;
}

export type Acquired = { environment: Environment; cold: boolean } | 'account' | 'ramp';

/** What all functions of an account share. */
export class Account {
  readonly #rate: TokenBucket;
  #free: number;

  constructor({ concurrency }: LambdaQuotas) {
    this.#free = concurrency;
    const rate = REQUESTS_PER_ENVIRONMENT * concurrency;
    this.#rate = new TokenBucket(rate, rate);
  }

  takeRequest(now: number): boolean {
    return this.#rate.take(now);
  }

  /** Takes from the shared pool, or all of it or nothing for environments that are provisioned. */
  take(environments = 1): boolean {
    if (this.#free < environments) return false;
    this.#free -= environments;
    return true;
  }

  giveBack(): void {
    this.#free += 1;
  }
}

/** The environments of one function: a warm one where there is one, else a cold one as far as quotas let it grow. */
export class FunctionPool {
  readonly #account: Account;
  readonly #ramp: TokenBucket;
  /** Idle environments: those that are provisioned, and the others, of which the last used one goes on first. */
  readonly #ready: Environment[] = [];
  readonly #idle: Environment[] = [];
  readonly #provisionedRate: TokenBucket;
  #busy = 0;
  #most = 0;
  #coldStarts = 0;

  constructor(account: Account, { rampPerTenSeconds }: LambdaQuotas, provisioned = 0) {
    this.#account = account;
    this.#ramp = new TokenBucket(rampPerTenSeconds / 10, rampPerTenSeconds);
    if (!account.take(provisioned)) throw new Error('More environments are provisioned than the account has');
    const rate = REQUESTS_PER_ENVIRONMENT * provisioned;
    this.#provisionedRate = new TokenBucket(rate, rate);
    for (let n = 0; n < provisioned; n++) this.#ready.push({ provisioned: true, quizReadAt: new Map() });
  }

  get mostBusy(): number {
    return this.#most;
  }

  get coldStarts(): number {
    return this.#coldStarts;
  }

  acquire(now: number): Acquired {
    if (!this.#account.takeRequest(now)) return 'account';
    // A provisioned environment is paid for whether it runs or not; any other counts while it runs.
    if (this.#ready.length > 0 && this.#provisionedRate.take(now)) {
      const [ready] = this.#ready.splice(-1);
      if (ready) return this.#run(ready, false);
    }
    if (!this.#account.take()) return 'account';
    const warm = this.#idle.pop();
    if (warm) return this.#run(warm, false);
    if (!this.#ramp.take(now)) {
      this.#account.giveBack();
      return 'ramp';
    }
    this.#coldStarts += 1;
    return this.#run({ provisioned: false, quizReadAt: new Map() }, true);
  }

  release(environment: Environment): void {
    this.#busy -= 1;
    if (environment.provisioned) {
      this.#ready.push(environment);
      return;
    }
    this.#account.giveBack();
    this.#idle.push(environment);
  }

  #run(environment: Environment, cold: boolean): Acquired {
    this.#busy += 1;
    this.#most = Math.max(this.#most, this.#busy);
    return { environment, cold };
  }
}
