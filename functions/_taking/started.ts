import type { StartedAttempt } from '@quizhall/shared/model/started-attempt';
import { handInSpread } from '@quizhall/shared/rules/spread';
import type { Attempt } from '../_data/attempts.ts';
import { getVersion, type LiveQuiz } from '../_data/quiz-cache.ts';
import { coverOf } from '../_files/media.ts';
import { now } from '../_platform/clock.ts';
import { config } from '../_platform/config.ts';
import { signAttemptToken } from '../_platform/tokens.ts';
import { decodeAnswers } from './answers.ts';
import { heldAnswers, writerOf } from './basis.ts';
import { deliveredUpTo, isDeliveredSingly } from './delivery.ts';
import { withTexts } from './essays.ts';
import { paidPrizeOf } from './paid-prize.ts';
import { algorithmOf, askedOf } from './paper.ts';
import { shownQuiz } from './shown-quiz.ts';

/** What the browser gets to take the attempt: the pinned version without its answer key, and the saved answers. */
export async function startedAttempt(
  quiz: LiveQuiz,
  stands: Attempt,
  {
    resumed,
    deviceId,
    label,
  }: { resumed: boolean; deviceId: string | undefined; label?: string | undefined },
): Promise<StartedAttempt> {
  const { id, quizId, version, startedAt, deadlineAt } = stands;
  const whole = await getVersion(quizId, version);
  const content = await askedOf(stands, whole);
  const attempt = resumed ? await withTexts(stands, content.questions) : stands;
  const writer = await writerOf(deviceId);
  const shown = await shownQuiz(quiz, attempt, { whole, content });
  return {
    sessionId: id,
    sessionToken: await signAttemptToken({
      ...attempt,
      writer,
      opened: now(),
      label,
      algorithm: algorithmOf(attempt),
    }),
    quiz: isDeliveredSingly(content, attempt.extra) ? deliveredUpTo(shown, attempt.index) : shown,
    coverImage: coverOf(quiz),
    attemptNumber: attempt.number,
    startedAt: new Date(startedAt).toISOString(),
    deadlineAt: new Date(deadlineAt).toISOString(),
    extraTime: attempt.extra,
    serverNow: new Date(now()).toISOString(),
    spreadSeconds: handInSpread(quiz.schedule, config.END_SPREAD_SECONDS),
    hasPrize: paidPrizeOf(quiz) && true,
    resumed,
    seq: attempt.seq,
    currentIndex: attempt.index,
    checked: attempt.checked && [...decodeAnswers(content.questions, attempt.checked).keys()],
    answers: resumed ? heldAnswers(attempt, content.questions, writer) : undefined,
  };
}
