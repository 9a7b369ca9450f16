import type { CreatorAnalytics } from '@quizhall/shared/model/quizzes/creator-analytics';
import {
  addDaysTo,
  type DayRange,
  daysLong,
  MOST_DAYS,
  rangeBefore,
  sumsOfCreator,
  topQuizzes,
} from '@quizhall/shared/rules/quizzes/creator-analytics';
import { FEWEST_ANSWERED, rankQuestions } from '@quizhall/shared/rules/quizzes/question-rates';
import { yearOf } from '@quizhall/shared/rules/results/quiz-days';
import { listQuestionRates } from './question-rates.ts';
import { listOwnerCards } from './owner-quizzes.ts';
import { listDays } from '../../results/model/quiz-days.ts';
import type { StoredCard } from './quizzes.ts';
import { nowIso } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';

/** At most three years of each are read: thirty calls, at once. */
const MOST_QUIZZES = 1_000;
/** Of so many quizzes, the most taken ones, the questions are looked at. */
const MOST_LOOKED_AT = 20;
const USUAL_DAYS = 30;

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  /** Of one quiz alone. */
  quizId?: string | undefined;
}

/**
 * Totals over the quizzes of a person or an organization, in UTC days.
 * @throws AppError INVALID_INPUT
 */
export async function getCreatorAnalytics(ownerId: string, asked: Asked): Promise<CreatorAnalytics> {
  const range = toDayRange(asked, nowIso().slice(0, 10));
  const former = rangeBefore(range);
  // Nobody has ever taken a draft.
  const own = (await listOwnerCards(ownerId)).filter(
    ({ id, status }) => status !== 'draft' && (asked.quizId === undefined || id === asked.quizId),
  );
  const cards = own.slice(0, MOST_QUIZZES);
  const counted = await listDays(
    cards.map((card) => ({ quizId: card.id, years: yearsBetween(former.from, range.to, card) })),
  );
  const { taken, before, ...sums } = sumsOfCreator(
    cards.map(({ id, title }) => ({ id, title, days: counted.get(id)?.days ?? {} })),
    range,
  );
  const since = Math.max(0, ...[...counted.values()].map((one) => one.since));
  return {
    ...range,
    ...sums,
    before: { ...former, totals: before },
    quizzes: topQuizzes(taken),
    questions: await getQuestionRanking(taken.slice(0, MOST_LOOKED_AT)),
    counted: { quizzes: cards.length, of: own.length },
    since: since > Date.parse(former.from) ? new Date(since).toISOString() : undefined,
  };
}

/** @throws AppError INVALID_INPUT for an invalid or too long range */
export function toDayRange(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): DayRange {
  const end = to ?? today;
  const range = { from: from ?? addDaysTo(end, 1 - USUAL_DAYS), to: end };
  const length = daysLong(range);
  if (length < 1) throw new AppError('INVALID_INPUT', { errors: { from: 'Begins after it ends' } });
  if (length > MOST_DAYS)
    throw new AppError('INVALID_INPUT', { errors: { from: `At most ${MOST_DAYS} days` } });
  return range;
}

/** The years of these days in which there was the quiz. */
function yearsBetween(from: string, to: string, { createdAt }: StoredCard): string[] {
  const first = Math.max(Number(yearOf(from)), Number(yearOf(createdAt)));
  return Array.from({ length: Math.max(0, Number(yearOf(to)) - first + 1) }, (_, n) => String(first + n));
}

/** Questions of these quizzes with the highest and lowest correct rates, over all attempts. */
export async function getQuestionRanking(taken: readonly { id: string; title: string }[]) {
  const titles = new Map(taken.map(({ id, title }) => [id, title]));
  const rates = [...(await listQuestionRates([...titles.keys()])).values()].flat();
  const named = rates.map((rate) => ({ ...rate, quizTitle: titles.get(rate.quizId) ?? '' }));
  return { ...rankQuestions(named), fewest: FEWEST_ANSWERED, quizzes: taken.length };
}
