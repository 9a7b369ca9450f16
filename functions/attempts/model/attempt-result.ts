import {
  correctAnswerOf,
  countBlanks,
  gradeQuestion,
  isAnswered,
  type Mark,
  scoreByTag,
  scoreOf,
  type StoredAnswer,
  toPoints,
} from '@quizhall/shared/grading';
import type { AttemptResult, ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import type { Question } from '@quizhall/shared/model/quizzes/question';
import {
  type AnswerDisclosure,
  answerDisclosure,
  scoreWithheld,
} from '@quizhall/shared/rules/attempts/disclosure';
import type { KeyedQuestion } from '@quizhall/shared/rules/quizzes/corrections';
import { formulasOf } from '@quizhall/shared/rules/text/formula-lookup';
import { attemptsLeft } from '@quizhall/shared/rules/attempts/entry';
import { disclosingSettings } from '@quizhall/shared/rules/quizzes/practice';
import { preventionOf } from '@quizhall/shared/rules/attempts/prevention';
import {
  asksForPrevention,
  countRecordedEvents,
  countViolations,
} from '@quizhall/shared/rules/attempts/violations';
import { hasLeaderboard } from '@quizhall/shared/rules/accounts/rewards';
import { toCoverImage, toShownMedia } from '../../platform/storage/media-urls.ts';
import type { Attempt, AttemptCard } from './attempts.ts';
import type { LiveQuiz, QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import { getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { logger } from '../../platform/logger.ts';
import { decodeAnswers } from '../../grading/model/stored-answers.ts';
import { codeOf } from '../../certificates/model/certificate.ts';
import { withTexts } from '../../grading/model/essay-texts.ts';
import { evidenceOf } from './evidence.ts';
import { marksOf } from '../../grading/model/grade-answers.ts';
import { toAwaitedPrize, toPaidPrize } from '../../payments/model/paid-prize.ts';
import { receiptOf } from '../../certificates/model/receipt.ts';
import { earnedOf } from './attempt-rewards.ts';
import { shownPassages } from './test-form.ts';

/**
 * The quiz as it decides on the disclosure of an attempt: where that is practice, as it is at this moment and not in the
 * function's memory, so that nothing is told of one that counts by now.
 */
export async function disclosingQuiz(quiz: LiveQuiz, { settings }: QuizVersion): Promise<LiveQuiz> {
  if (!settings.practiceMode || !quiz.settings.practiceMode) return quiz;
  return { ...quiz, ...(await getStoredQuiz(quiz.id)) };
}

/**
 * The result of a finished attempt, as far as `rules/attempts/disclosure.ts` discloses it. Told from the stored answers and marks
 * alone, so a repeated submit and a later visit read the same. `latest` is the participant's latest attempt, which may
 * be this one.
 * @throws AppError IN_PROGRESS
 */
export async function resultOf(
  attempt: Attempt,
  quiz: LiveQuiz,
  content: QuizVersion,
  latest: Attempt,
): Promise<AttemptResult> {
  const { card } = attempt;
  if (!card) throw new AppError('IN_PROGRESS');
  const { questions } = content;
  const { passingScore } = content.settings;
  const settings = disclosingSettings(content.settings, quiz.settings);
  const marks = marksOf(attempt, content).each;
  const score = scoreOf(questions, marks, passingScore);
  const withheld = scoreWithheld(card, quiz, now());
  const shown = withheld === undefined;
  const disclosure: AnswerDisclosure = attempt.refunded
    ? { shown: false, reason: 'never' }
    : answerDisclosure(settings, { attempt: card, latest }, quiz, now());
  const answers = disclosure.shown
    ? decodeAnswers(questions, (await withTexts(attempt, questions)).answers)
    : new Map<string, StoredAnswer>();
  return {
    submissionId: attempt.id,
    status: attempt.status,
    quiz: {
      id: quiz.id,
      title: content.title,
      language: quiz.language,
      code: quiz.code,
      passingScore,
      showResultsImmediately: settings.showResultsImmediately,
      allowResultsReview: settings.allowResultsReview,
      showCorrectAnswers: settings.showCorrectAnswers,
      showExplanations: settings.showExplanations,
      canRetake:
        quiz.status === 'published' && attemptsLeft(quiz.settings, latest) > 0 && latest.doneAt === undefined,
      leaderboard: (hasLeaderboard(quiz.rewards) && shown && !card.uncounted) || undefined,
    },
    score: shown ? score : undefined,
    byTag: shown && content.settings.showScoreByTag ? tagScores(questions, marks, disclosure) : undefined,
    submissionData: {
      participantName: attempt.name,
      attemptNumber: attempt.number,
      startedAt: new Date(attempt.startedAt).toISOString(),
      completedAt: new Date(card.completedAt).toISOString(),
      totalTimeSpent: card.time,
      answered: marks.filter(({ answered }) => answered).length,
      lateSync: card.late,
      emailKnown: attempt.email !== '',
      ...recordedEvents(attempt, content),
    },
    results: disclosure.shown
      ? questions.map((question, i) => ({
          ...reviewed(question, marks[i], answers.get(question.id), settings),
          comment: attempt.comments?.[i],
        }))
      : undefined,
    passages: disclosure.shown ? shownPassages(content) : undefined,
    correctAnswers: toAnswerDisclosure(disclosure),
    coverImage: toCoverImage(quiz),
    ...(shown && {
      certificate: await certificateOf(card),
      rewards: earnedOf(attempt, { settings: content.settings, rewards: content.rewards }, score),
    }),
    corrected: shown ? correctedOf(attempt) : undefined,
    feedback: attempt.feedback,
    finalAt: withheld === 'provisional' ? toIso(card.finalAt) : undefined,
    awaitsPrize: withheld === 'prize_open' ? toAwaitedPrize(quiz) : undefined,
    uncounted: card.uncounted,
    annulled: attempt.annulled && {
      at: new Date(attempt.annulled.at).toISOString(),
      reason: attempt.annulled.reason,
    },
    endedByOwner: attempt.finishedBy === 'owner' || undefined,
    receipt: await receiptOf(attempt, card, marks),
    prizePool: card.uncounted || attempt.annulled ? undefined : toPaidPrize(quiz),
  };
}

/** The same that its owner reads, also after a reload and for an attempt that the server finished. */
function recordedEvents(attempt: Attempt, { settings }: QuizVersion) {
  if (!asksForPrevention(preventionOf(settings))) return undefined;
  try {
    const { behavior } = evidenceOf(attempt);
    return { violations: countViolations(behavior), recordedEvents: countRecordedEvents(behavior) };
  } catch (error) {
    // What cannot be read of it keeps nobody from their result.
    logger.error('evidence not read', { attemptId: attempt.id, name: String(error) });
    return undefined;
  }
}

/** Of a tag with few questions the score tells which answers were right, which the next attempt may not know. */
const FEWEST_OF_HIDDEN = 3;

const tagScores = (
  questions: QuizVersion['questions'],
  marks: Parameters<typeof scoreByTag>[1],
  answers: AnswerDisclosure,
): AttemptResult['byTag'] =>
  scoreByTag(questions, marks).filter(({ questions: count }) => answers.shown || count >= FEWEST_OF_HIDDEN);

const toIso = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());

const toAnswerDisclosure = ({
  endsAt,
  ...disclosure
}: AnswerDisclosure): AttemptResult['correctAnswers'] => ({
  ...disclosure,
  shownAt: toIso(endsAt),
});

/** Only where the participant knew what it was before. */
const correctedOf = ({ corrected }: Attempt): AttemptResult['corrected'] =>
  corrected?.told && { at: new Date(corrected.at).toISOString(), from: corrected.from, to: corrected.to };

/** The certificate that this card brings; its code leads to it within seconds, see `functions/certificates/subscribers/issue-certificates.ts`. */
async function certificateOf({
  id,
  passed,
  certificate,
  uncounted,
}: AttemptCard): Promise<AttemptResult['certificate']> {
  return passed && certificate && !uncounted ? { template: certificate, code: await codeOf(id) } : undefined;
}

/** The options of a choice say by themselves what was right; where one blank is all, so does the answer. */
const hasParts = (question: Question): boolean =>
  question.type === 'matching' ||
  question.type === 'ordering' ||
  (question.type === 'fill_blank' && countBlanks(question.question) > 1);

/** A question with its answer, what it earned and what would have been right. */
export function reviewed(
  question: KeyedQuestion,
  mark: Mark | undefined,
  answer: { userAnswer: ReviewedAnswer['userAnswer']; timeSpent: number; flagged: boolean } | undefined,
  { showExplanations }: { showExplanations: boolean },
): ReviewedAnswer {
  const userAnswer = answer?.userAnswer ?? null;
  // Of an essay it is the rubric: for its graders alone.
  const explained = showExplanations && question.type !== 'essay';
  const explanation = explained && question.explanation ? question.explanation : undefined;
  const options = question.options.map(({ text, explanation: why, media }) => ({
    text,
    ...(showExplanations && why && { explanation: why }),
    media: toShownMedia(media),
  }));
  const parts = hasParts(question) ? gradeQuestion(question, userAnswer).parts : undefined;
  const texts = [
    question.question,
    explanation ?? '',
    ...(parts ?? []).flatMap(({ part, given, expected }) => [part, given, ...expected]),
    ...options.flatMap(({ text, explanation: why = '' }) => [text, why]),
  ];
  return {
    questionId: question.id,
    question: question.question,
    type: question.type,
    isCorrect: mark?.isCorrect ?? false,
    pending: mark?.pending || undefined,
    points: toPoints(mark?.hundredths ?? 0),
    maxPoints: question.points,
    dropped: question.dropped,
    userAnswer,
    timeSpent: answer?.timeSpent ?? 0,
    flagged: answer?.flagged ?? false,
    skipped: !isAnswered(userAnswer),
    media: toShownMedia(question.media),
    options,
    correctAnswer: question.type === 'essay' ? undefined : correctAnswerOf(question),
    parts,
    explanation,
    formulas: formulasOf(question.formulas, texts),
    passageId: question.passageId,
  };
}
