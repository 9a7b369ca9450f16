import { scoreOf } from '@quizhall/shared/grading';
import { type Attempt, getAttempt } from './attempts.ts';
import { eraseAttempt } from './finished-attempts.ts';
import { now } from '../../platform/clock.ts';
import { marksOf } from '../../grading/model/grade-answers.ts';
import { getAsked } from './test-form.ts';

const AT_ONCE = 10;

/** Deletes of these finished attempts who took them and what was answered; done again, it changes nothing. */
export async function eraseSubmissions(ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) await Promise.all(ids.slice(at, at + AT_ONCE).map(erase));
}

/** The index may still name what was done before. */
async function erase(id: string): Promise<void> {
  const attempt = await getAttempt(id);
  if (!attempt?.card || attempt.erased) return;
  await eraseAttempt(attempt, await keptOf(attempt));
}

/** The score stays, as its participant saw it. */
async function keptOf(attempt: Attempt): Promise<NonNullable<Attempt['erased']>> {
  const content = await getAsked(attempt);
  const marks = marksOf(attempt, content).each;
  const score = scoreOf(content.questions, marks, content.settings.passingScore);
  return {
    at: now(),
    answered: marks.filter(({ answered }) => answered).length,
    correct: score.correctAnswers,
    questions: score.totalQuestions,
    points: score.totalScore,
    possible: score.totalPossibleScore,
  };
}
