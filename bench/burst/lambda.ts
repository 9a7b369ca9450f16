import { TokenBucket } from './bucket.ts';

/** Published quotas of Lambda. */
export interface LambdaQuotas {
  /** Executions at once in the account; ten times as many requests a second. */
  concurrency: number;
  /** Environments that one function may gain in ten seconds. */
  rampPerTenSeconds: number;
}

/** One execution environment: what its memory knows of the quiz. */
export interface Environment {
  provisioned: boolean;
  /** When it last read the live quiz, in ms; undefined: it has read nothing yet. */
  quizReadAt: number | undefined;
}

export type Acquired = { environment: Environment; cold: boolean } | 'account' | 'ramp';

/** What all functions of an account share. */
export class Account {
  readonly #rate: TokenBucket;
  #free: number;

  constructor({ concurrency }: LambdaQuotas) {
    this.#free = concurrency;
    this.#rate = new TokenBucket(10 * concurrency, 10 * concurrency);
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
  readonly #idle: Environment[] = [];
  #busy = 0;
  #most = 0;
  #coldStarts = 0;

  constructor(account: Account, { rampPerTenSeconds }: LambdaQuotas, provisioned = 0) {
    this.#account = account;
    this.#ramp = new TokenBucket(rampPerTenSeconds / 10, rampPerTenSeconds);
    if (!account.take(provisioned)) throw new Error('More environments are provisioned than the account has');
    for (let n = 0; n < provisioned; n++) this.#idle.push({ provisioned: true, quizReadAt: undefined });
  }

  get mostBusy(): number {
    return this.#most;
  }

  get coldStarts(): number {
    return this.#coldStarts;
  }

  acquire(now: number): Acquired {
    if (!this.#account.takeRequest(now)) return 'account';
    const warm = this.#idle.at(-1);
    // A provisioned environment is paid for whether it runs or not; any other counts while it runs.
    if (!warm?.provisioned && !this.#account.take()) return 'account';
    if (warm) {
      this.#idle.pop();
      return this.#run(warm, false);
    }
    if (!this.#ramp.take(now)) {
      this.#account.giveBack();
      return 'ramp';
    }
    this.#coldStarts += 1;
    return this.#run({ provisioned: false, quizReadAt: undefined }, true);
  }

  release(environment: Environment): void {
    this.#busy -= 1;
    if (environment.provisioned) this.#idle.push(environment);
    else {
      this.#account.giveBack();
      this.#idle.unshift(environment);
    }
  }

  #run(environment: Environment, cold: boolean): Acquired {
    this.#busy += 1;
    this.#most = Math.max(this.#most, this.#busy);
    return { environment, cold };
  }
}
