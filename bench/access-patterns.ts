import {
  beginAttempt,
  finishAttempt,
  getAttempt,
  getLatestAttempt,
  listRecentAttempts,
  listUserAttempts,
  saveProgress,
} from '@quizhall/functions/_data/attempts.ts';
import {
  listDue,
  putDue,
  readDueCursor,
  removeDue,
  writeDueCursor,
} from '@quizhall/functions/_data/due-work.ts';
import { giveFeedback } from '@quizhall/functions/_data/feedback.ts';
import { beginOnce, finishOnce, forgetOnce } from '@quizhall/functions/_data/idempotency.ts';
import {
  confirmSubscription,
  removeSubscription,
  requestSubscription,
} from '@quizhall/functions/_data/newsletter.ts';
import {
  countUnread,
  listNotifications,
  markAllRead,
  markRead,
  type NewNotification,
  putNotification,
  putNotificationOnce,
} from '@quizhall/functions/_data/notifications.ts';
import { getCardNumbers, listOwnerCards } from '@quizhall/functions/_data/owner-quizzes.ts';
import { loadContent } from '@quizhall/functions/_data/quiz-content.ts';
import { createQuiz, findQuizId, getQuiz, saveQuiz, setStatus } from '@quizhall/functions/_data/quizzes.ts';
import { createResetToken, findResetUser, resetPassword } from '@quizhall/functions/_data/reset-tokens.ts';
import {
  createSession,
  endSession,
  revokeSession,
  rotateSession,
} from '@quizhall/functions/_data/sessions.ts';
import { allowResend, putSignup, renewCode, takeTry } from '@quizhall/functions/_data/signups.ts';
import {
  getShardStatistics,
  getStatistics,
  putShardStatistics,
} from '@quizhall/functions/_data/statistics.ts';
import { isTableReachable } from '@quizhall/functions/_data/table.ts';
import { addToThrottle, readThrottle, takeGuess } from '@quizhall/functions/_data/throttles.ts';
import { createUser, findUserByEmail, getUser, isEmailTaken } from '@quizhall/functions/_data/users.ts';
import { formatAttemptId } from '@quizhall/shared/model/attempt-id';
import { addAttempt, emptyStatistics } from '@quizhall/shared/rules/statistics';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import { card, draft, quiz, questions, user } from './sample.ts';

/** One access pattern as it is listed in docs/data-model.md. */
export interface Pattern {
  id: string;
  question: string;
  key: string;
  name: string;
  /** Runs it once on the sample data; patterns run in the order of the list and build on each other. */
  run: () => Promise<unknown>;
}

const email = user.email;
const family = { userId: user.id, familyId: 'family' };
const attemptKey = { quizId: quiz.id, participant: 'g_0123456789abcdefghijkl', number: 1 };
const attemptId = formatAttemptId(attemptKey);
const bucket = { route: '/auth/login', subject: 'email:hash', window: 1, endsAt: 9_999_999_999 };
const once = { route: 'POST /quiz/create', userId: user.id, clientKey: 'one-key-of-a-client' };
const minute = '2030-01-01T20:00';
const shard = 'shard-0';
const note: NewNotification = {
  id: ulidOf(Date.now(), Buffer.alloc(10, 1)),
  type: 'result_released',
  title: 'Your result is ready',
  message: `Time ran out in “${quiz.title}”, so your saved answers were handed in. Your score: 80%.`,
  link: `/quiz/${quiz.id}/result/${attemptId}`,
};
/** Of an attempt with 50 answers, as many as the sample quiz has questions. */
const statistics = addAttempt(emptyStatistics(), {
  attemptNumber: 1,
  finished: {
    percentage: 80,
    isPassing: true,
    totalSeconds: 600,
    answers: questions.map(({ id }, index) => ({
      questionId: id,
      isCorrect: index % 5 !== 0,
      answered: true,
      seconds: 12,
      chosen: [index % 4],
    })),
  },
});

const accounts: Pattern[] = [
  {
    id: 'P1',
    question: 'begin a signup',
    key: 'SIGNUP#email',
    name: 'putSignup',
    run: () =>
      putSignup({
        email,
        name: 'Ada',
        accountType: 'learner',
        passwordHash: user.passwordHash,
        codeHash: 'one',
      }),
  },
  {
    id: 'P3',
    question: 'allow another code at once',
    key: 'SIGNUP#email',
    name: 'allowResend',
    run: () => allowResend(email, 'one'),
  },
  {
    id: 'P2',
    question: 'replace the code of a signup',
    key: 'SIGNUP#email',
    name: 'renewCode',
    run: () => renewCode(email, 'two'),
  },
  {
    id: 'P4',
    question: 'take a try of a code',
    key: 'SIGNUP#email',
    name: 'takeTry',
    run: () => takeTry(email),
  },
  {
    id: 'U4',
    question: 'create an account, using up its signup',
    key: 'USER#id, EMAIL#…, SIGNUP#…',
    name: 'createUser',
    run: () => createUser(user, 'two'),
  },
  {
    id: 'U1',
    question: 'a person by id',
    key: 'USER#id / PROFILE',
    name: 'getUser',
    run: () => getUser(user.id),
  },
  {
    id: 'U2',
    question: 'who has this address?',
    key: 'EMAIL#…, USER#id',
    name: 'findUserByEmail',
    run: () => findUserByEmail(email),
  },
  {
    id: 'U3',
    question: 'is this address taken?',
    key: 'EMAIL#…',
    name: 'isEmailTaken',
    run: () => isEmailTaken(email),
  },
  {
    id: 'F1',
    question: 'begin a session',
    key: 'USER#id / FAMILY#id',
    name: 'createSession',
    run: () => createSession({ ...family, secretHash: 'a', lifeSeconds: 86_400, securityVersion: 1 }),
  },
  {
    id: 'F2',
    question: 'rotate a refresh token',
    key: 'USER#id / FAMILY#id',
    name: 'rotateSession',
    run: () => rotateSession({ ...family, presentedHash: 'a', nextHash: 'b', securityVersion: 1 }),
  },
  {
    id: 'F4',
    question: 'end a session by its token',
    key: 'USER#id / FAMILY#id',
    name: 'endSession',
    run: () => endSession(family, 'b'),
  },
  {
    id: 'F3',
    question: 'revoke a session',
    key: 'USER#id / FAMILY#id',
    name: 'revokeSession',
    run: () => revokeSession(family),
  },
  {
    id: 'R1',
    question: 'keep a reset link',
    key: 'RESET#hash',
    name: 'createResetToken',
    run: () => createResetToken('hash', user),
  },
  {
    id: 'R2',
    question: 'whose password may this link reset?',
    key: 'RESET#hash, USER#id',
    name: 'findResetUser',
    run: () => findResetUser('hash'),
  },
  {
    id: 'R3',
    question: 'set a password, end every session',
    key: 'RESET#hash, USER#id',
    name: 'resetPassword',
    run: () => resetPassword('hash', user, user.passwordHash),
  },
];

const everywhere: Pattern[] = [
  {
    id: 'H1',
    question: 'does the table answer?',
    key: 'HEALTH',
    name: 'isTableReachable',
    run: isTableReachable,
  },
  {
    id: 'T1',
    question: 'count a request',
    key: 'LIMIT#route#subject#window',
    name: 'addToThrottle',
    run: () => addToThrottle(bucket, 1),
  },
  {
    id: 'T2',
    question: 'how many were counted?',
    key: 'LIMIT#route#subject#window',
    name: 'readThrottle',
    run: () => readThrottle(bucket),
  },
  {
    id: 'T3',
    question: 'may this guess be looked at?',
    key: 'LIMIT#route#subject#window',
    name: 'takeGuess',
    run: () => takeGuess(bucket, 'g'.repeat(43), 60),
  },
  {
    id: 'I1',
    question: 'is this the first request with its key?',
    key: 'IDEMPOTENCY#route#user#key',
    name: 'beginOnce',
    run: () => beginOnce(once, 'hash'),
  },
  {
    id: 'I2',
    question: 'keep the answer for repetitions (1 KB)',
    key: 'IDEMPOTENCY#route#user#key',
    name: 'finishOnce',
    run: () => finishOnce(once, 'x'.repeat(800)),
  },
  {
    id: 'I3',
    question: 'free the key after a failure',
    key: 'IDEMPOTENCY#route#user#key',
    name: 'forgetOnce',
    run: () => forgetOnce(once),
  },
];

const authoring: Pattern[] = [
  {
    id: 'Q1',
    question: 'create a draft of 50 questions with code and link',
    key: 'QUIZ#id, CODE#…, LINK#…',
    name: 'createQuiz',
    run: () => createQuiz(draft, questions),
  },
  {
    id: 'Q2',
    question: 'a quiz by id (also of its owner, Q3)',
    key: 'QUIZ#id / META',
    name: 'getQuiz',
    run: () => getQuiz(quiz.id),
  },
  {
    id: 'Q4',
    question: 'save 50 questions, publish a version',
    key: 'QUIZ#id / META, V#n#chunk',
    name: 'saveQuiz',
    run: async () => saveQuiz((await getQuiz(quiz.id)) ?? draft, quiz, questions),
  },
  {
    id: 'C1',
    question: 'a version of 50 questions',
    key: 'QUIZ#id / V#n#chunk',
    name: 'loadContent',
    run: () => loadContent(quiz.id, 1),
  },
  {
    id: 'Q5',
    question: 'move the status',
    key: 'QUIZ#id / META',
    name: 'setStatus',
    run: () => setStatus(quiz, { from: 'published', to: 'paused', at: quiz.updatedAt }),
  },
  {
    id: 'Q6',
    question: 'which quiz has this code or link?',
    key: 'CODE#… or LINK#…',
    name: 'findQuizId',
    run: () => findQuizId({ kind: 'code', value: quiz.code }),
  },
];

const taking: Pattern[] = [
  {
    id: 'A1',
    question: 'begin an attempt',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'beginAttempt',
    run: () =>
      beginAttempt({
        ...attemptKey,
        version: 1,
        startedAt: Date.now(),
        deadlineAt: Date.now() + 1_800_000,
        device: '0123456789abcdefghijkl',
        name: 'Guest',
        email: '',
      }),
  },
  {
    id: 'A4',
    question: 'save eight answers',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'saveProgress',
    run: () =>
      saveProgress(attemptId, {
        seq: 1,
        saveDigest: '01234567',
        index: 8,
        answers: Object.fromEntries(Array.from({ length: 8 }, (_, n) => [n, '3:1'])),
      }),
  },
  {
    id: 'A2',
    question: "a participant's latest attempt",
    key: 'ATTEMPT#quiz#participant',
    name: 'getLatestAttempt',
    run: () => getLatestAttempt(quiz.id, attemptKey.participant),
  },
  {
    id: 'A3',
    question: 'an attempt by id',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'getAttempt',
    run: () => getAttempt(attemptId),
  },
  {
    id: 'A5',
    question: 'finish an attempt of 50 answers (guest)',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'finishAttempt',
    run: () =>
      finishAttempt(attemptId, {
        answers: Object.fromEntries(Array.from({ length: 50 }, (_, n) => [n, '3:1'])),
        card: card(attemptId),
        finishedBy: 'participant',
        shard: 0,
      }),
  },
  {
    id: 'A6',
    question: 'latest finished attempts of a quiz',
    key: 'gsi1 QUIZ#id#shard',
    name: 'listRecentAttempts',
    run: () => listRecentAttempts(quiz.id, 1, 5),
  },
  {
    id: 'A7',
    question: "a person's finished attempts",
    key: 'gsi2 USER#id#ATTEMPT',
    name: 'listUserAttempts',
    run: () => listUserAttempts(user.id, 10),
  },
  {
    id: 'A8',
    question: 'keep what a participant says of the quiz',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'giveFeedback',
    run: () =>
      giveFeedback(attemptId, {
        rating: 5,
        difficulty: 'just_right',
        comment: 'Clear questions, and the right length for a lesson.',
      }),
  },
];

const background: Pattern[] = [
  {
    id: 'S2',
    question: "replace a shard's sums",
    key: 'QUIZ#id / STATS#shard',
    name: 'putShardStatistics',
    run: () =>
      putShardStatistics({
        quizId: quiz.id,
        ownerId: user.id,
        shard,
        statistics,
        highWater: '1',
        told: true,
        after: undefined,
      }),
  },
  {
    id: 'S1',
    question: 'what a stream shard has counted',
    key: 'QUIZ#id / STATS#shard',
    name: 'getShardStatistics',
    run: () => getShardStatistics(quiz.id, shard),
  },
  {
    id: 'S3',
    question: 'everything counted for a quiz',
    key: 'QUIZ#id / STATS#…',
    name: 'getStatistics',
    run: () => getStatistics(quiz.id),
  },
  {
    id: 'O1',
    question: 'the quizzes of an owner with their numbers',
    key: 'gsi1 OWNER#id',
    name: 'listOwnerCards',
    run: () => listOwnerCards(quiz.ownerId),
  },
  {
    id: 'O2',
    question: 'the numbers of one quiz',
    key: 'gsi1 OWNER#id / STATS#quiz',
    name: 'getCardNumbers',
    run: () => getCardNumbers(quiz.ownerId, quiz.id),
  },
  {
    id: 'D1',
    question: 'note attempts that end in a minute',
    key: 'DUE#minute',
    name: 'putDue',
    run: () => putDue(minute, { name: 'attempts#1', attempts: [attemptId] }),
  },
  {
    id: 'D2',
    question: 'what is due in a minute?',
    key: 'DUE#minute',
    name: 'listDue',
    run: () => Array.fromAsync(listDue(minute)),
  },
  {
    id: 'D3',
    question: 'this work is done',
    key: 'DUE#minute',
    name: 'removeDue',
    run: () => removeDue(minute, 'attempts#1'),
  },
  {
    id: 'D4',
    question: 'how far did the sweep come?',
    key: 'DUE / CURSOR',
    name: 'readDueCursor',
    run: readDueCursor,
  },
  {
    id: 'D5',
    question: 'remember how far',
    key: 'DUE / CURSOR',
    name: 'writeDueCursor',
    run: () => writeDueCursor(0),
  },
];

const notes: Pattern[] = [
  {
    id: 'B1',
    question: 'tell a person something',
    key: 'USER#id#NOTE / ulid',
    name: 'putNotification',
    run: () => putNotification(user.id, note),
  },
  {
    id: 'B2',
    question: 'tell the owner of a quiz something once for ever',
    key: 'QUIZ#id / TOLD#what, USER#id#NOTE',
    name: 'putNotificationOnce',
    run: () =>
      putNotificationOnce(
        user.id,
        { ...note, id: ulidOf(Date.now(), Buffer.alloc(10, 2)) },
        { quizId: quiz.id, what: 'first-response' },
      ),
  },
  {
    id: 'B3',
    question: "a person's notifications, newest first",
    key: 'USER#id#NOTE',
    name: 'listNotifications',
    run: () => listNotifications(user.id, { limit: 20 }),
  },
  {
    id: 'B4',
    question: 'how many are unread?',
    key: 'gsi2 USER#id#UNREAD',
    name: 'countUnread',
    run: () => countUnread(user.id),
  },
  {
    id: 'B5',
    question: 'mark one as read',
    key: 'USER#id#NOTE / ulid',
    name: 'markRead',
    run: () => markRead(user.id, note.id),
  },
  {
    id: 'B6',
    question: 'mark all as read (one was unread)',
    key: 'gsi2 USER#id#UNREAD, USER#id#NOTE',
    name: 'markAllRead',
    run: () => markAllRead(user.id),
  },
  {
    id: 'N1',
    question: 'keep a wish for the newsletter',
    key: 'NEWSLETTER#digest',
    name: 'requestSubscription',
    run: () => requestSubscription({ subscriber: 'digest', email, confirmHash: 'hash' }),
  },
  {
    id: 'N2',
    question: 'confirm a subscription',
    key: 'NEWSLETTER#digest',
    name: 'confirmSubscription',
    run: () => confirmSubscription('digest', 'hash'),
  },
  {
    id: 'N3',
    question: 'end a subscription',
    key: 'NEWSLETTER#digest',
    name: 'removeSubscription',
    run: () => removeSubscription('digest'),
  },
];

export const patterns: readonly Pattern[] = [
  ...accounts,
  ...everywhere,
  ...authoring,
  ...taking,
  ...background,
  ...notes,
];
