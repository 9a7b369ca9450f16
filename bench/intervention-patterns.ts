import { type Attempt, getAttempt } from '@quizhall/functions/_data/attempts.ts';
import { newAuditEntry } from '@quizhall/functions/_data/audit.ts';
import {
  annulAttempt,
  grantAttempt,
  reinstateAttempt,
  reopenAttempt,
} from '@quizhall/functions/_data/interventions.ts';
import { anEntry } from './audit-patterns.ts';
import { attemptId } from './attempt-patterns.ts';
import type { Pattern } from './pattern.ts';
import { card } from './sample.ts';

const beside = (cause: string) => ({ audit: newAuditEntry(anEntry(cause, attemptId)), tellings: [] });

/** After the guest's first attempt the patterns before have begun another one. */
const laterId = attemptId.replace(/1$/, '2');

async function attempt(id: string): Promise<Attempt> {
  const found = await getAttempt(id);
  if (!found) throw new Error(`${id} is gone`);
  return found;
}

/** Each reads the attempt first. */
export const interventions: readonly Pattern[] = [
  {
    id: 'A33',
    question: 'let an attempt count nowhere',
    key: 'ATTEMPT#quiz#participant / n, QUIZ#id#AUDIT / ulid',
    name: 'annulAttempt',
    run: async () =>
      annulAttempt(
        await attempt(attemptId),
        card(attemptId),
        { at: Date.now(), reason: 'Copied' },
        beside('annul'),
      ),
  },
  {
    id: 'A32',
    question: 'let it count again',
    key: 'ATTEMPT#quiz#participant / n, QUIZ#id#AUDIT / ulid',
    name: 'reinstateAttempt',
    run: async () => reinstateAttempt(await attempt(attemptId), card(attemptId), 0, beside('reinstate')),
  },
  {
    id: 'A30',
    question: 'give its participant another attempt',
    key: 'ATTEMPT#quiz#participant / n, n + 1, QUIZ#id#AUDIT / ulid',
    name: 'grantAttempt',
    run: async () => grantAttempt(await attempt(laterId), beside('grant')),
  },
  {
    id: 'A29',
    question: 'let it go on (refused here, because a later one has begun)',
    key: 'ATTEMPT#quiz#participant / n, n + 1, QUIZ#id#AUDIT / ulid',
    name: 'reopenAttempt',
    run: async () =>
      reopenAttempt(
        await attempt(attemptId),
        { until: Date.now() + 600_000, extra: undefined, away: 1_000, earlier: [] },
        beside('reopen'),
      ),
  },
];
