import { AttemptResult } from '@quizhall/shared/model/attempt-result';
import { type Attempt, getAttempt } from '../_data/attempts.ts';
import { getLiveQuiz } from '../_data/quiz-cache.ts';
import { logger } from '../_platform/logger.ts';
import { decodeAnswers } from '../_taking/answers.ts';
import { erasedResult } from '../_taking/erased-result.ts';
import { withTexts } from '../_taking/essays.ts';
import { type Evidence, evidenceOf } from '../_taking/evidence.ts';
import { getAsked } from '../_taking/paper.ts';
import { disclosingQuiz, resultOf } from '../_taking/result.ts';
import { loadWithLatest } from '../_taking/ticket.ts';

/**
 * An attempt for its participant: its result as far as the result's own page tells it at this moment, and beside it what they
 * told and answered themselves, which nothing withholds. An answer stands by the number of its question.
 */
export async function tellAttempt(id: string): Promise<object | undefined> {
  // The index may name what was deleted after its time.
  if (!(await getAttempt(id))?.card) return undefined;
  const { attempt, latest } = await loadWithLatest(id);
  const [live, content] = await Promise.all([getLiveQuiz(attempt.quizId), getAsked(attempt)]);
  const quiz = await disclosingQuiz(live, content);
  if (attempt.erased) return { result: AttemptResult.parse(await erasedResult(attempt, quiz, content)) };
  const { answers } = await withTexts(attempt, content.questions);
  const given = decodeAnswers(content.questions, answers);
  return {
    result: AttemptResult.parse(await resultOf(attempt, quiz, content, latest)),
    told: { name: attempt.name, email: attempt.email, fields: attempt.info },
    shownAs: attempt.shownAs,
    answers: content.questions.flatMap(({ id: questionId }, index) => {
      const answer = given.get(questionId);
      return answer ? { question: index + 1, answer: answer.userAnswer, seconds: answer.timeSpent } : [];
    }),
    noticed: noticedOf(attempt),
  };
}

/** What the browser has noticed, which the owner of the quiz may see. */
function noticedOf(attempt: Attempt): Pick<Evidence, 'behavior' | 'navigation' | 'metadata'> | undefined {
  try {
    const { behavior, navigation, metadata } = evidenceOf(attempt);
    return { behavior, navigation, metadata };
  } catch (error) {
    // What cannot be read of it keeps nobody from the rest.
    logger.error('evidence not read', { attemptId: attempt.id, name: String(error) });
    return undefined;
  }
}
