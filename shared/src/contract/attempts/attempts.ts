import * as z from 'zod';
import { AttemptResult, ReviewedAnswer } from '../../model/attempts/attempt-result.ts';
import {
  Basis,
  Behavior,
  Metadata,
  MOST_SAVES,
  SavedAnswer,
  SavedBehavior,
  SubmittedAnswer,
} from '../../model/attempts/attempt.ts';
import { EntryCard, Predata } from '../../model/attempts/entry-card.ts';
import { StartedAttempt } from '../../model/attempts/started-attempt.ts';
import { AttemptId, DeviceId, Email, Instant, Otp, QuizId, QuizRef } from '../../model/common.ts';
import { Leaderboard } from '../../model/results/leaderboard.ts';
import { LIMITS } from '../../model/limits.ts';
import { ParticipantQuestion, ShownPassage } from '../../model/quizzes/question.ts';
import { InterfaceLanguage } from '../../model/accounts/user.ts';
import { startAlerts } from './start-alerts.ts';
import { withoutInvisible } from '../../model/accounts/email.ts';
import type { ParticipantField } from '../../model/quizzes/quiz.ts';
import type { Endpoint } from '../endpoint.ts';

/** The fields that a quiz may ask for, see `ParticipantField`. */
const info = z.string().trim().max(200).optional();
const participantInfo = {
  name: info,
  email: z.string().overwrite(withoutInvisible).max(200).optional(),
  phone: info,
  department: info,
  studentId: info,
} satisfies Record<ParticipantField['field'], typeof info>;

/**
 * Taking a quiz (docs/product/taking.md). All of these stand on the burst path: a start, a save and a whole submit touch the table once
 * when the function is warm; going on with an attempt, or handing in a part of the answers, reads it first.
 */
export const attempts = {
  getCard: {
    method: 'GET',
    path: '/quizzes/{id}/card',
    auth: 'public',
    access: 'anyone',
    summary:
      'What a quiz shows to everybody before the start: one answer for all; `id` may be the id, the code or the link',
    params: z.strictObject({ id: QuizRef }),
    response: EntryCard,
    // Writes count unknown codes.
    rights: { table: 'write' },
    // Not on the burst path: of a crowd it sees one request for each of CloudFront's caches and five seconds.
    sharedSeconds: 5,
  },
  getPredata: {
    method: 'GET',
    path: '/quizzes/{id}/predata',
    auth: 'optional',
    access: 'anyone',
    summary: 'What a participant sees before the start; `id` may be the id, the code or the link',
    params: z.strictObject({ id: QuizRef }),
    query: z.strictObject({ deviceId: DeviceId.optional() }),
    response: Predata,
    // Writes count unknown codes.
    rights: { table: 'write' },
    burst: true,
  },
  startAttempt: {
    method: 'POST',
    path: '/quizzes/{id}/start',
    auth: 'optional',
    access: 'anyone',
    summary: 'Start an attempt, or go on with the running one; carries no answer key',
    params: z.strictObject({ id: QuizRef }),
    body: z.strictObject({
      password: z.string().max(128).optional(),
      participantInfo: z.strictObject(participantInfo).optional(),
      deviceId: DeviceId.optional(),
      /** For the leaderboard, in place of the first word of the name. */
      displayName: z.string().trim().max(LIMITS.displayName).optional(),
      hideFromLeaderboard: z.boolean().optional(),
      /** Proves a guest's e-mail address, see `sendEntryCode`. */
      emailCode: Otp.optional(),
      /** With the code: go on with the attempt that runs on the other device, instead of beginning one's own. */
      continueAttempt: z.boolean().default(false),
      /** Goes on with this attempt, whatever the quiz says by now, or begins nothing: for a browser that has it open. */
      sessionId: AttemptId.optional(),
      /** The device that starts or goes on, for the owner; its browser and system also for the participant's other devices. */
      metadata: Metadata.optional(),
    }),
    response: StartedAttempt,
    status: 201,
    rights: { table: 'write' },
    memory: 1_024,
    burst: true,
  },
  sendEntryCode: {
    method: 'POST',
    path: '/quizzes/{id}/entry-code',
    auth: 'optional',
    access: 'anyone',
    summary: 'Mail a code to a guest whose start was refused with EMAIL_CODE_REQUIRED; at most once a minute',
    params: z.strictObject({ id: QuizRef }),
    body: z.strictObject({ email: Email, deviceId: DeviceId, language: InterfaceLanguage.optional() }),
    response: z.object({
      /** Seconds until another code can be asked for. */
      resendSeconds: z.number(),
    }),
    // Whoever wants to use up an address's mails, so that its owner gets none, needs several networks.
    throttle: [
      { by: 'address', limit: 300, windowSeconds: 900 },
      { by: 'email+address', limit: 10, windowSeconds: 3_600 },
      { by: 'email', limit: 40, windowSeconds: 3_600 },
    ],
    rights: { table: 'write', mail: true, derivationKey: true },
  },
  saveProgress: {
    method: 'PUT',
    path: '/submissions/{sessionId}/progress',
    auth: 'attempt',
    access: 'attempt',
    summary:
      'Save changed answers; a sequence number that is not newer changes nothing. 409 STALE_PROGRESS with what the server holds where another device saved since `baseSeq`',
    params: z.strictObject({ sessionId: AttemptId }),
    body: z.strictObject({
      seq: z.number().int().min(1).max(MOST_SAVES),
      ...Basis,
      answers: z.array(SavedAnswer).max(LIMITS.questions),
      currentIndex: z.number().int().min(0).max(LIMITS.questions).default(0),
      behavior: SavedBehavior.optional(),
    }),
    response: z.object({
      /** The sequence number that stands now. */
      seq: z.number(),
      /** False: another save with this or a later number stands, and nothing of this one was stored. */
      saved: z.boolean(),
      savedAt: Instant,
      serverNow: Instant,
      deadlineAt: Instant,
      /** In practice: the questions whose answers were checked, maybe on another device; what was saved of them counts nothing. */
      checked: z.array(z.string()).optional(),
      /** Where questions are delivered one at a time: the question at the stored position, and its passage. */
      current: z.object({ question: ParticipantQuestion, passage: ShownPassage.optional() }).optional(),
    }),
    rights: { table: 'write' },
    memory: 1_024,
    burst: true,
  },
  checkAnswer: {
    method: 'POST',
    path: '/submissions/{sessionId}/check',
    auth: 'attempt',
    access: 'attempt',
    summary:
      'In practice: check an answer, which stays as it is from then on; repeated, it gives the same feedback. Refused wherever a quiz is not practised',
    params: z.strictObject({ sessionId: AttemptId }),
    body: SavedAnswer,
    response: z.object({ feedback: ReviewedAnswer }),
    // Every question of the largest quiz, and some again: whoever shares a network does not share this.
    throttle: [{ by: 'path+address', limit: 1_000, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
  submitAttempt: {
    method: 'POST',
    path: '/submissions/{quizId}/submit',
    auth: 'attempt',
    access: 'attempt',
    summary: 'Finish an attempt; the server grades. Repeated, it gives the same answer',
    params: z.strictObject({ quizId: QuizId }),
    body: z.strictObject({
      sessionId: AttemptId,
      ...Basis,
      quiz: z.string().max(80).optional(),
      status: z.enum(['completed', 'timed_out']).default('completed'),
      completedAt: Instant.optional(),
      /** Seconds. */
      totalTimeSpent: z.number().min(0).optional(),
      answers: z.array(SubmittedAnswer).max(LIMITS.questions),
      /** The client's own reckoning: accepted for older clients and ignored. */
      score: z.looseObject({}).optional(),
      behavior: Behavior.optional(),
      navigationLog: z
        .array(
          z.looseObject({
            action: z.string().max(40),
            timestamp: z.union([z.string().max(40), z.number()]),
            questionIndex: z.number().int().min(0).optional(),
          }),
        )
        .max(2_000)
        .optional(),
      analytics: z
        .strictObject({
          /** Accepted for older clients and ignored: each answer says its own time. */
          timePerQuestion: z
            .union([
              z.array(z.number()).max(LIMITS.questions),
              z
                .record(z.string().max(40), z.number())
                .refine((times) => Object.keys(times).length <= LIMITS.questions),
            ])
            .optional(),
          answersChanged: z
            .array(
              z.strictObject({ questionIndex: z.number().int().min(0), changes: z.number().int().min(0) }),
            )
            .max(LIMITS.questions)
            .optional(),
        })
        .optional(),
      metadata: Metadata.optional(),
    }),
    response: AttemptResult,
    rights: { table: 'write' },
    memory: 1_024,
    burst: true,
  },
  getResult: {
    method: 'GET',
    path: '/submissions/{id}/result',
    auth: 'attempt',
    access: 'attempt',
    summary: 'The result of a finished attempt, as far as the quiz settings disclose it',
    params: z.strictObject({ id: AttemptId }),
    response: AttemptResult,
    // Finishes an attempt that nobody submitted.
    rights: { table: 'write' },
    burst: true,
  },
  getLeaderboard: {
    method: 'GET',
    path: '/quizzes/{id}/leaderboard',
    auth: 'optional',
    access: 'anyone',
    summary:
      'The best results of a quiz that has a leaderboard, as far as they are disclosed; `id` may be the id, the code or the link. `me`: of the account, or of the attempt that the token names',
    params: z.strictObject({ id: QuizRef }),
    response: Leaderboard,
    rights: { table: 'read' },
  },
  ...startAlerts,
  endRetakes: {
    method: 'POST',
    path: '/submissions/{id}/done',
    auth: 'attempt',
    access: 'attempt',
    summary:
      'Give up further attempts, so that the correct answers are shown; repeated, it changes nothing. Answers the result',
    params: z.strictObject({ id: AttemptId }),
    response: AttemptResult,
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
