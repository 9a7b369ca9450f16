import { PARTICIPANT_LABELS } from '@quizhall/shared/model/attempts/participant-labels';
import type { EntryCard } from '@quizhall/shared/model/attempts/entry-card';
import { type ParticipantField, Prevention } from '@quizhall/shared/model/quizzes/quiz';
import { attemptLimit, participantLimit } from '@quizhall/shared/rules/attempts/entry';
import { practiceOf } from '@quizhall/shared/rules/quizzes/practice';
import { questionsOnPage } from '@quizhall/shared/rules/pages';
import { shownTimeLimit } from '@quizhall/shared/rules/attempts/question-time';
import { preventionOf } from '@quizhall/shared/rules/attempts/prevention';
import { openingSpread } from '@quizhall/shared/rules/attempts/jitter';
import type * as z from 'zod';
import { type QuizOrganization, getQuizOrganization } from '../../quizzes/model/quiz-organization.ts';
import { getLiveQuiz, type LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { toCoverImage } from '../../platform/storage/media-urls.ts';
import { brandOf } from './brand.ts';
import { now } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { audienceOf } from './audience.ts';
import { toPaidPrize } from '../../payments/model/paid-prize.ts';

/**
 * A quiz as participants find it: what is a draft or deleted does not exist for them, and of what was taken down nothing is told.
 * @throws AppError QUIZ_NOT_FOUND, QUIZ_TAKEN_DOWN
 */
export async function getShownQuiz(ref: string): Promise<LiveQuiz> {
  const quiz = await getLiveQuiz(ref);
  if (quiz.status === 'draft' || quiz.deletedAt) throw new AppError('QUIZ_NOT_FOUND');
  if (quiz.takenDown) throw new AppError('QUIZ_TAKEN_DOWN');
  return quiz;
}

/** Public card of a quiz. Strangers to a members-only quiz see only its organization; shared cards likewise. */
export async function entryCardOf(quiz: LiveQuiz, isStranger?: boolean): Promise<EntryCard> {
  const membersOnly = (await audienceOf(quiz, undefined)) === 'stranger';
  const card = await completeCardOf(quiz, membersOnly);
  return (isStranger ?? membersOnly) ? conceal(card) : card;
}

/** Replaces the contents of a card by neutral values; whose the quiz is and whether it is open stay. */
function conceal(card: EntryCard): EntryCard {
  const { id, code, organization, status, schedule, spread, accessHints } = card;
  return {
    id,
    code,
    concealed: true,
    title: organization?.name ?? '',
    description: '',
    category: 'general',
    difficulty: 'mixed',
    organization,
    instructions: '',
    totalQuestions: 0,
    totalPoints: 0,
    status,
    schedule,
    spread,
    settingsSummary: {
      questionsPerPage: 1,
      timeLimit: 0,
      maxAttempts: 0,
      passingScore: 0,
      allowBackNavigation: true,
      isPaid: false,
      price: 0,
    },
    security: { extraSecure: false, preventCheating: Prevention.parse({}) },
    accessHints: { ...accessHints, isPaid: false, price: 0, maxParticipants: null, requiresPassword: false },
    participantInfoReqs: [],
  };
}

async function completeCardOf(quiz: LiveQuiz, membersOnly: boolean): Promise<EntryCard> {
  const { settings, schedule } = quiz;
  const { isPaid, price, passingScore, allowBackNavigation } = settings;
  const limit = attemptLimit(settings);
  const totals = totalsOf(quiz);
  const house = await getQuizOrganization(quiz);
  const questionTime = quiz.questionTime ?? undefined;
  return {
    id: quiz.id,
    code: quiz.code,
    title: quiz.title,
    description: quiz.description,
    category: quiz.category,
    difficulty: quiz.difficulty,
    language: quiz.language,
    coverImage: toCoverImage(quiz),
    organization: house && brandOf(house),
    instructions: settings.instructions,
    ...totals,
    status: quiz.status,
    schedule,
    spread: {
      openSeconds: openingSpread(schedule, settings.timeLimit, config.OPEN_SPREAD_SECONDS),
      endSeconds: config.END_SPREAD_SECONDS,
    },
    settingsSummary: {
      questionsPerPage: questionsOnPage(settings, questionTime !== undefined),
      timeLimit: shownTimeLimit({
        timeLimit: settings.timeLimit,
        questionTime,
        questions: quiz.totalQuestions,
        asked: totals.totalQuestions,
      }),
      maxAttempts: Number.isFinite(limit) ? limit : 0,
      passingScore,
      allowBackNavigation,
      isPaid,
      price,
      practice: practiceOf(settings),
    },
    security: { extraSecure: settings.extraSecure, preventCheating: preventionOf(settings) },
    accessHints: {
      requiresLogin: settings.requireLogin,
      ...(membersOnly && { membersOnly: true }),
      allowGuests: settings.allowGuests && !settings.requireLogin,
      isPaid,
      price,
      maxParticipants: participantLimit(settings) || null,
      requiresIdentityVerification: settings.requiresIdentityVerification,
      requiresPassword: settings.requirePassword,
      ...(settings.embeddable && { embeddable: true }),
      retentionMonths: settings.retentionMonths || undefined,
    },
    participantInfoReqs: askedOfGuest(settings.participantInfo),
    questionTime,
    rewards: rewardsOf(quiz, house),
    prizePool: prizeOf(quiz),
  };
}

/** What one participant gets. */
function totalsOf({ paper, totalQuestions, totalPoints }: LiveQuiz) {
  if (!paper) return { totalQuestions, totalPoints };
  const { questions, points, leastPoints } = paper;
  return { totalQuestions: questions, totalPoints: points, leastPoints, drawnFrom: totalQuestions };
}

/** As long as it can be won: after the end it is decided, and stands in the prizes of those who have won. */
function prizeOf(quiz: LiveQuiz): EntryCard['prizePool'] {
  const prize = toPaidPrize(quiz);
  return prize && Date.parse(prize.endsAt) > now() ? prize : undefined;
}

/** What its organization has switched off since it was saved is shown no more. */
function rewardsOf({ rewards }: LiveQuiz, house: QuizOrganization | undefined) {
  const { enabled, pointsPerCorrectAnswer, bonusPoints, certificate, leaderboard } = rewards;
  const { enableRewards = true, enableLeaderboards = true } = house?.settings ?? {};
  if (!enabled || !enableRewards) return undefined;
  return {
    pointsPerCorrectAnswer,
    bonusPoints,
    certificate: certificate.enabled,
    leaderboard: leaderboard && enableLeaderboards,
  };
}

/** A guest may give a name even where the quiz asks for nothing. */
function askedOfGuest(fields: z.output<typeof ParticipantField>[]): EntryCard['participantInfoReqs'] {
  const asksName = fields.some(({ field }) => field === 'name');
  return asksName
    ? fields
    : [{ field: 'name', label: PARTICIPANT_LABELS.yourName, required: false }, ...fields];
}
