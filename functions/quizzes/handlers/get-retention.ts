import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { ANNOUNCED_MS, deletableAt, nextDeletion } from '@quizhall/shared/rules/results/retention';
import { countKept, firstKeptAt } from '../../attempts/model/finished-attempts.ts';
import type { Quiz } from '../model/quizzes.ts';
import { getRetention, type RetentionPlan } from '../model/retention.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { now } from '../../platform/clock.ts';

export const handler = permittedEndpoint(quizzes.getRetention, async ({ quiz, query }) => {
  const { retentionMonths: months } = quiz.settings;
  const [{ plan, last }, oldest] = await Promise.all([
    getRetention(quiz.id),
    firstKeptAt(quiz.id, quiz.shards),
  ]);
  const next = plan && plan.round === 1 && plan.months === months ? announced(plan) : undefined;
  return {
    months,
    next,
    earliest: next || months === 0 || oldest === undefined ? undefined : toIso(deletableAt(oldest, months)),
    last,
    would: oldest === undefined || !query.months ? undefined : await firstWith(quiz, oldest, query.months),
  };
});

const toIso = (at: number): string => new Date(at).toISOString();

const announced = ({ deleteAt, until, count }: RetentionPlan) => ({
  at: toIso(deleteAt),
  until: toIso(until),
  count,
});

/** Only what would be announced at once. */
async function firstWith({ id, shards }: Quiz, oldest: number, months: number) {
  const { announceAt, deleteAt, until } = nextDeletion(oldest, months, now());
  if (announceAt > now() || deleteAt > now() + ANNOUNCED_MS) return undefined;
  const count = await countKept(id, shards, { until: toIso(until) });
  return { at: toIso(deleteAt), until: toIso(until), count };
}
