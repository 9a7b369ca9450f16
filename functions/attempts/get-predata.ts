import { attempts } from '@quizhall/shared/contract/attempts';
import { ERRORS } from '@quizhall/shared/contract/errors';
import { formatAttemptId } from '@quizhall/shared/model/attempt-id';
import type { ParticipantField } from '@quizhall/shared/model/quiz';
import { effectiveTimeLimit } from '@quizhall/shared/rules/deadline';
import { attemptLimit, entryRefusal } from '@quizhall/shared/rules/entry';
import { openingSpread } from '@quizhall/shared/rules/spread';
import type * as z from 'zod';
import { getLatestAttempt } from '../_data/attempts.ts';
import { getLiveQuiz, type LiveQuiz } from '../_data/quiz-cache.ts';
import { coverOf } from '../_files/media.ts';
import { now } from '../_platform/clock.ts';
import { config } from '../_platform/config.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import type { Principal } from '../_platform/tokens.ts';
import { questionTimeIn } from '../_taking/question-time.ts';
import { PREVENTION } from '../_taking/prevention.ts';
import { identify } from '../_taking/participant.ts';

export const handler = endpoint(attempts.getPredata, async ({ params, query, user }) => {
  const quiz = await getLiveQuiz(params.id);
  if (quiz.status === 'draft') throw new AppError('QUIZ_NOT_FOUND');
  const { used, running, done, lastFinished } = await attemptsOf(quiz, user, query.deviceId);
  const visitor = { signedIn: Boolean(user), hasPaid: false, password: 'later' as const };
  const refusal = entryRefusal(quiz, { ...visitor, attempts: { used, running, done } }, now());
  const blocked = running ? undefined : refusal;
  const { settings } = quiz;
  const limit = attemptLimit(settings);
  return {
    id: quiz.id,
    code: quiz.code,
    title: quiz.title,
    description: quiz.description,
    category: quiz.category,
    difficulty: quiz.difficulty,
    coverImage: coverOf(quiz),
    instructions: '',
    totalQuestions: quiz.totalQuestions,
    totalPoints: quiz.totalPoints,
    status: quiz.status,
    schedule: quiz.schedule,
    serverNow: new Date(now()).toISOString(),
    spread: {
      openSeconds: openingSpread(quiz.schedule, settings.timeLimit, config.OPEN_SPREAD_SECONDS),
      endSeconds: config.END_SPREAD_SECONDS,
    },
    settingsSummary: {
      questionsPerPage: 1,
      timeLimit: effectiveTimeLimit(settings.timeLimit),
      maxAttempts: Number.isFinite(limit) ? limit : 0,
      passingScore: settings.passingScore,
      allowBackNavigation: settings.allowBackNavigation,
      isPaid: settings.isPaid,
      price: settings.price,
    },
    security: { extraSecure: false, preventCheating: PREVENTION },
    accessHints: {
      requiresLogin: settings.requireLogin,
      allowGuests: settings.allowGuests && !settings.requireLogin,
      userHasPaid: false,
      isPaid: settings.isPaid,
      price: settings.price,
      maxParticipants: null,
      requiresIdentityVerification: false,
      requiresPassword: settings.requirePassword,
    },
    participantInfoReqs: askedFields(settings.participantInfo, user),
    questionTime: await questionTimeIn(quiz),
    rewards: rewardsOf(quiz),
    attempts: {
      used,
      max: Number.isFinite(limit) ? limit : 0,
      resumable: running,
      // To whoever can open it with nothing but the sign-in; a guest's device has its own key to it.
      lastFinished: user && lastFinished,
    },
    blocked: blocked && { code: blocked, message: ERRORS[blocked][1] },
  };
});

async function attemptsOf(quiz: LiveQuiz, user: Principal | undefined, deviceId: string | undefined) {
  if (!user && !deviceId) return { used: 0, running: false, done: false };
  const participant = await identify({ user, deviceId, info: {} }, quiz.settings);
  const latest = await getLatestAttempt(quiz.id, participant.key);
  const used = latest?.number ?? 0;
  const finished = latest?.card ? used : used - 1;
  return {
    used,
    running: latest?.status === 'in_progress' && now() < latest.deadlineAt,
    done: latest?.doneAt !== undefined,
    lastFinished:
      finished > 0
        ? formatAttemptId({ quizId: quiz.id, participant: participant.key, number: finished })
        : undefined,
  };
}

function rewardsOf({ rewards: { enabled, pointsPerCorrectAnswer, bonusPoints, certificate } }: LiveQuiz) {
  return enabled ? { pointsPerCorrectAnswer, bonusPoints, certificate: certificate.enabled } : undefined;
}

/** A guest may give a name even where the quiz asks for nothing; the account already tells name and address. */
function askedFields(fields: z.output<typeof ParticipantField>[], user: Principal | undefined) {
  if (user) return fields.filter(({ field }) => field !== 'name' && field !== 'email');
  const asksName = fields.some(({ field }) => field === 'name');
  return asksName ? fields : [{ field: 'name', label: 'Your name', required: false }, ...fields];
}
