import type { StartedAttempt } from '@quizhall/shared/model/attempt';
import { wholeTimeLimit } from '@quizhall/shared/rules/deadline';
import { questionsOnPage } from '@quizhall/shared/rules/pages';
import { preventionOf } from '@quizhall/shared/rules/prevention';
import { questionTimeOf } from '@quizhall/shared/rules/question-time';
import { handInSpread } from '@quizhall/shared/rules/spread';
import type { Attempt } from '../_data/attempts.ts';
import { getVersion, type LiveQuiz } from '../_data/quiz-cache.ts';
import { coverOf } from '../_files/media.ts';
import { now } from '../_platform/clock.ts';
import { config } from '../_platform/config.ts';
import { signAttemptToken } from '../_platform/tokens.ts';
import { decodeAnswers } from './answers.ts';
import { heldAnswers, writerOf } from './basis.ts';
import { withTexts } from './essays.ts';
import { algorithmOf, askedOf, paperOf, participantQuestions, shownPassages } from './paper.ts';

/** What the browser gets to take the attempt: the pinned version without its answer key, and the saved answers. */
export async function startedAttempt(
  quiz: LiveQuiz,
  stands: Attempt,
  { resumed, deviceId }: { resumed: boolean; deviceId: string | undefined },
): Promise<StartedAttempt> {
  const { id, quizId, version, startedAt, deadlineAt } = stands;
  const whole = await getVersion(quizId, version);
  const content = await askedOf(stands, whole);
  const attempt = resumed ? await withTexts(stands, content.questions) : stands;
  const { settings } = content;
  const paper = await paperOf(attempt, whole);
  const writer = await writerOf(deviceId);
  return {
    sessionId: id,
    sessionToken: await signAttemptToken({
      ...attempt,
      writer,
      opened: now(),
      algorithm: algorithmOf(attempt),
    }),
    quiz: {
      id: quizId,
      title: content.title,
      language: quiz.language,
      settings: {
        timeLimit: wholeTimeLimit(settings.timeLimit, attempt.extra),
        preventCheating: preventionOf(settings),
        showResultsImmediately: settings.showResultsImmediately,
        showCorrectAnswers: settings.showCorrectAnswers,
        showExplanations: settings.showExplanations,
        allowResultsReview: settings.allowResultsReview,
        allowBackNavigation: settings.allowBackNavigation,
        questionsPerPage: questionsOnPage(settings, questionTimeOf(whole) !== undefined),
        practiceMode: settings.practiceMode || undefined,
      },
      questions: participantQuestions(content, paper, attempt.extra),
      passages: shownPassages(content),
      totalPoints: content.totalPoints,
    },
    coverImage: coverOf(quiz),
    attemptNumber: attempt.number,
    startedAt: new Date(startedAt).toISOString(),
    deadlineAt: new Date(deadlineAt).toISOString(),
    extraTime: attempt.extra,
    serverNow: new Date(now()).toISOString(),
    spreadSeconds: handInSpread(quiz.schedule, config.END_SPREAD_SECONDS),
    resumed,
    seq: attempt.seq,
    currentIndex: attempt.index,
    checked: attempt.checked && [...decodeAnswers(content.questions, attempt.checked).keys()],
    answers: resumed ? heldAnswers(attempt, content.questions, writer) : undefined,
  };
}
