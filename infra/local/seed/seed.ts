import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@quizhall/shared/contract';
import { getLatestCode } from '@quizhall/functions/platform/local/mailbox.ts';
import { type DemoRole, demoAccounts } from './accounts.ts';
import { call, SeedRefused } from './api.ts';
import {
  readSeedQuizzes,
  type SeedQuiz,
  toQuizInput,
} from '@quizhall/functions/quizzes/model/open-trivia.ts';
import { CREATED_BEFORE_MS, planSittings } from './sittings.ts';
import { takeAll } from './take.ts';

export interface SeedOptions {
  api: string;
  inbox: string;
  dataDir: string;
  /** Names the database: a new one, or that of another engine, is seeded afresh. */
  database: string;
  /** Sets the handlers' clock to so many milliseconds before now. */
  goBack: (ms: number) => void;
}

const AT_ONCE = 4;

/**
 * Gives a fresh stage its demo accounts, public quizzes and people who have taken some of them, through the API itself.
 * Asks the stage what is missing, so an interrupted seed is completed by the next start; a finished one is remembered
 * and costs nothing. Where people may have changed the quizzes since, nobody takes them.
 */
export async function seedStage({ api, inbox, dataDir, database, goBack }: SeedOptions): Promise<void> {
  const quizzes = readSeedQuizzes();
  const sittings = planSittings(quizzes);
  const marker = join(dataDir, 'seeded');
  const content = JSON.stringify([demoAccounts, quizzes, sittings.map((one) => [...one.answers])]);
  const fingerprint = `${database} ${createHash('sha256').update(content).digest('hex')}`;
  const before = existsSync(marker) ? readFileSync(marker, 'utf8') : '';
  if (before === fingerprint) return;
  const roles = Object.keys(demoAccounts) as DemoRole[];
  const signedIn = async () =>
    new Map(await Promise.all(roles.map(async (role) => [role, await signIn(api, inbox, role)] as const)));
  try {
    goBack(CREATED_BEFORE_MS);
    const made = await Promise.all(
      [...(await signedIn())].map(([role, token]) =>
        createMissing(
          api,
          token,
          quizzes.filter(({ owner }) => owner === role),
        ),
      ),
    );
    const ids = new Map(made.flatMap(({ ids: some }) => [...some]));
    const isRepeated = made.some(({ found }) => found > 0);
    // A token of today is good for all days before.
    goBack(0);
    const tokens = await signedIn();
    if (!before.startsWith(`${database} `)) await takeAll(sittings, { api, ids, tokens, goBack, isRepeated });
  } finally {
    goBack(0);
  }
  writeFileSync(marker, fingerprint);
}

async function signIn(api: string, inbox: string, role: DemoRole): Promise<string> {
  const account = demoAccounts[role];
  const { email, password } = account;
  try {
    return (await call(api, contract.auth.login, { body: { email, password } })).tokens.accessToken;
  } catch (error) {
    if (!(error instanceof SeedRefused) || error.code !== 'INVALID_CREDENTIALS') throw error;
  }
  await call(api, contract.auth.register, { body: account });
  const otp = await getLatestCode(email, inbox);
  return (await call(api, contract.auth.verifyEmail, { body: { ...account, otp } })).tokens.accessToken;
}

/** The id of each wanted quiz by its title, and how many were there already. */
async function createMissing(
  api: string,
  token: string,
  wanted: readonly SeedQuiz[],
): Promise<{ ids: Map<string, string>; found: number }> {
  if (wanted.length === 0) return { ids: new Map(), found: 0 };
  const { quizzes } = await call(api, contract.quizzes.listQuizzes, { query: { limit: '100' }, token });
  const ids = new Map(quizzes.map(({ title, id }) => [title, id]));
  const missing = wanted.filter(({ title }) => !ids.has(title));
  const found = wanted.length - missing.length;
  const next = async (): Promise<void> => {
    for (let seed = missing.pop(); seed; seed = missing.pop()) {
      const { quiz } = await call(api, contract.quizzes.createQuiz, {
        query: { status: 'published' },
        body: toQuizInput(seed),
        token,
      });
      ids.set(quiz.title, quiz.id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return { ids, found };
}
