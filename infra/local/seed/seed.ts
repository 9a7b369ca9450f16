import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@quizhall/shared/contract';
import { latestCodeTo } from '../mailbox.ts';
import { type DemoRole, demoAccounts } from './accounts.ts';
import { call, SeedRefused } from './api.ts';
import { readSeedQuizzes, type SeedQuiz, toQuizInput } from './quizzes.ts';

export interface SeedOptions {
  api: string;
  inbox: string;
  dataDir: string;
  /** Names the database: a new one, or that of another engine, is seeded afresh. */
  database: string;
}

const AT_ONCE = 4;

/**
 * Gives a fresh stage its demo accounts and public quizzes, through the API itself. Asks the stage what is missing, so
 * an interrupted seed is completed by the next start; a finished one is remembered and costs nothing.
 */
export async function seedStage({ api, inbox, dataDir, database }: SeedOptions): Promise<void> {
  const quizzes = readSeedQuizzes();
  const marker = join(dataDir, 'seeded');
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([database, demoAccounts, quizzes]))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint) return;
  const roles = Object.keys(demoAccounts) as DemoRole[];
  await Promise.all(
    roles.map(async (role) => {
      const token = await signIn(api, inbox, role);
      await createMissing(
        api,
        token,
        quizzes.filter(({ owner }) => owner === role),
      );
    }),
  );
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
  const otp = await latestCodeTo(email, inbox);
  return (await call(api, contract.auth.verifyEmail, { body: { ...account, otp } })).tokens.accessToken;
}

async function createMissing(api: string, token: string, wanted: readonly SeedQuiz[]): Promise<void> {
  if (wanted.length === 0) return;
  const { quizzes } = await call(api, contract.quizzes.listQuizzes, { query: { limit: '100' }, token });
  const existing = new Set(quizzes.map(({ title }) => title));
  const missing = wanted.filter(({ title }) => !existing.has(title));
  const next = async (): Promise<void> => {
    for (let quiz = missing.pop(); quiz; quiz = missing.pop())
      await call(api, contract.quizzes.createQuiz, {
        query: { status: 'published' },
        body: toQuizInput(quiz),
        token,
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
