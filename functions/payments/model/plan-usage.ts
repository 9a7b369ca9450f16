import { yearOf } from '@quizhall/shared/rules/results/quiz-days';
import { listOwnerCards } from '../../quizzes/model/owner-quizzes.ts';
import { listDays } from '../../results/model/quiz-days.ts';
import { nowIso } from '../../platform/clock.ts';

/** Quizzes of an owner and responses to them in this month (UTC). */
export async function getPlanUsage(ownerId: string): Promise<{ quizzes: number; responsesPerMonth: number }> {
  const cards = await listOwnerCards(ownerId);
  const month = nowIso().slice(0, 7);
  // Nobody has ever taken a draft.
  const taken = cards.filter(({ status }) => status !== 'draft');
  const counted = await listDays(taken.map(({ id }) => ({ quizId: id, years: [yearOf(month)] })));
  const days = [...counted.values()].flatMap((one) => Object.entries(one.days));
  const ofMonth = days.filter(([day]) => day.startsWith(month));
  return {
    quizzes: cards.length,
    responsesPerMonth: ofMonth.reduce((sum, [, { completed }]) => sum + completed, 0),
  };
}
