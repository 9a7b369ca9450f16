import { gradeBand } from '@quizhall/shared/grading';
import type { AttemptResult, Score } from '@quizhall/shared/model/attempts/attempt-result';
import { scoreWithheld } from '@quizhall/shared/rules/attempts/disclosure';
import type { Attempt, AttemptCard } from './attempts.ts';
import type { LiveQuiz, QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import { toCoverImage } from '../../platform/storage/media-urls.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { codeOf } from '../../certificates/model/certificate.ts';
import { toAwaitedPrize } from '../../payments/model/paid-prize.ts';

type Erased = NonNullable<Attempt['erased']>;

/**
 * The result of an attempt whose answers were deleted: when it ended, its score and its certificate, as far as they may be
 * known, and nothing of what was answered.
 * @throws AppError IN_PROGRESS
 */
export async function erasedResult(
  attempt: Attempt,
  quiz: LiveQuiz,
  { title, settings }: QuizVersion,
): Promise<AttemptResult> {
  const { card, erased } = attempt;
  if (!card || !erased) throw new AppError('IN_PROGRESS');
  const withheld = scoreWithheld(card, quiz, now());
  const { passed, certificate } = card;
  return {
    submissionId: attempt.id,
    status: attempt.status,
    deletedAt: new Date(erased.at).toISOString(),
    quiz: {
      id: quiz.id,
      title,
      language: quiz.language,
      code: quiz.code,
      passingScore: settings.passingScore,
      showResultsImmediately: settings.showResultsImmediately,
      allowResultsReview: false,
      showCorrectAnswers: false,
      showExplanations: false,
      canRetake: false,
    },
    score: withheld ? undefined : keptScore(card, erased),
    submissionData: {
      participantName: '',
      attemptNumber: attempt.number,
      startedAt: new Date(attempt.startedAt).toISOString(),
      completedAt: new Date(card.completedAt).toISOString(),
      totalTimeSpent: card.time,
      answered: erased.answered,
      lateSync: false,
      emailKnown: false,
    },
    correctAnswers: { shown: false, reason: 'never' },
    coverImage: toCoverImage(quiz),
    ...(!withheld &&
      passed &&
      certificate && { certificate: { template: certificate, code: await codeOf(attempt.id) } }),
    awaitsPrize: withheld === 'prize_open' ? toAwaitedPrize(quiz) : undefined,
    uncounted: card.uncounted,
  };
}

const keptScore = (
  { percentage, passed }: AttemptCard,
  { correct, questions, points, possible }: Erased,
): Score => ({
  totalScore: points,
  totalPossibleScore: possible,
  percentage,
  correctAnswers: correct,
  totalQuestions: questions,
  isPassing: passed,
  grade: gradeBand(percentage),
});
