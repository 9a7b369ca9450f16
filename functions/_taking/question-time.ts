import type { ExtraTime } from '@quizhall/shared/rules/deadline';
import type { QuestionTime } from '@quizhall/shared/model/question';
import { questionTimeOf } from '@quizhall/shared/rules/question-time';
import { getVersion, type LiveQuiz } from '../_data/quiz-cache.ts';
import { log } from '../_platform/log.ts';
import { limitsOf } from './answers.ts';
import { askedOf } from './paper.ts';

/**
 * The times of single questions, as they were noted with the quiz. Only a quiz that was published before they, or their sum, were
 * noted has to read its version for them; the page does without where that cannot be read.
 */
export async function questionTimeIn({
  id,
  version,
  questionTime,
}: Pick<LiveQuiz, 'id' | 'version' | 'questionTime'>): Promise<QuestionTime | undefined> {
  if (questionTime === null) return undefined;
  const sum = questionTime?.sum;
  if (questionTime && sum !== undefined) return { ...questionTime, sum };
  try {
    return questionTimeOf(await getVersion(id, version));
  } catch (error) {
    log('warn', 'question times not read', { quizId: id, version, error: String(error) });
    return undefined;
  }
}

/** Limits in seconds of the questions that an attempt is asked, extra time included; 0 for a question without one. */
export async function questionLimitsOf(
  attempt: Parameters<typeof askedOf>[0] & { extra?: ExtraTime | undefined },
): Promise<number[]> {
  const content = await askedOf(attempt, await getVersion(attempt.quizId, attempt.version));
  return [...limitsOf(content, attempt.extra).values()];
}
