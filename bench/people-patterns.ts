import { beginOnce, finishOnce, forgetOnce } from '@quizhall/functions/_data/idempotency.ts';
import { putEntryCode, removeEntryCode, takeEntryTry } from '@quizhall/functions/_data/entry-codes.ts';
import { isKnownDevice, rememberDevice } from '@quizhall/functions/_data/devices.ts';
import { forgetGuesses, giveGuessBack, takeGuessPlace } from '@quizhall/functions/_data/guesses.ts';
import { getMembership, listMemberships } from '@quizhall/functions/_data/memberships.ts';
import {
  confirmSubscription,
  removeSubscription,
  requestSubscription,
} from '@quizhall/functions/_data/newsletter.ts';
import {
  countUnread,
  keepAsTold,
  listNotifications,
  listUnreadIds,
  markAllRead,
  markRead,
  type NewNotification,
  putNotification,
  putNotificationOnce,
  wasTold,
} from '@quizhall/functions/_data/notifications.ts';
import { changeCounters, getCounters } from '@quizhall/functions/_data/counters.ts';
import { countersKey } from '@quizhall/functions/_data/keys.ts';
import {
  claimMail,
  getMail,
  giveMailBack,
  keepAsSent,
  newMail,
  queueMail,
} from '@quizhall/functions/_data/outbox.ts';
import { recount } from '@quizhall/functions/_data/recount.ts';
import { createResetToken, findResetUser, resetPassword } from '@quizhall/functions/_data/reset-tokens.ts';
import {
  createSession,
  endSession,
  isSessionAlive,
  readStanding,
  revokeSession,
  rotateSession,
} from '@quizhall/functions/_data/sessions.ts';
import {
  allowResend,
  beginMail,
  beginResend,
  getCodes,
  keepForm,
  takeTry,
} from '@quizhall/functions/_data/signups.ts';
import { isTableReachable } from '@quizhall/functions/_data/table.ts';
import {
  addToThrottle,
  countGuesser,
  forgetGuesser,
  readGuesser,
  readThrottle,
  takeGuess,
} from '@quizhall/functions/_data/throttles.ts';
import { createUser, findUserByEmail, getUser, isEmailTaken } from '@quizhall/functions/_data/users.ts';
import { countShare } from '@quizhall/shared/rules/counters';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import type { Pattern } from './pattern.ts';
import { quiz, user } from './sample.ts';

const email = user.email;
const family = { userId: user.id, familyId: 'family' };
const bucket = { route: '/auth/login', subject: 'email:hash', window: 1, endsAt: 9_999_999_999 };
const once = { route: 'POST /quiz/create', userId: user.id, clientKey: 'one-key-of-a-client' };
const note: NewNotification = {
  id: ulidOf(Date.now(), Buffer.alloc(10, 1)),
  type: 'result_released',
  title: 'Your result is ready',
  message: `Time ran out in “${quiz.title}”, so your saved answers were handed in. Your score: 80%.`,
  link: `/quiz/${quiz.id}/result/1`,
};

const outgoing = { kind: 'passwordChanged', to: 'ada@example.com', data: { name: 'Ada' } };

export const accounts: Pattern[] = [
  {
    id: 'P1',
    question: 'may a code be mailed?',
    key: 'SIGNUP#email',
    name: 'beginMail',
    run: () => beginMail(email, 'one'),
  },
  {
    id: 'P6',
    question: 'keep the digest of a signup form',
    key: 'SIGNUP#email / FORM#digest',
    name: 'keepForm',
    run: () => keepForm(email, 'digest', { mails: 1, waitSeconds: 0 }),
  },
  {
    id: 'P3',
    question: 'allow another code at once',
    key: 'SIGNUP#email',
    name: 'allowResend',
    run: () => allowResend(email, 1),
  },
  {
    id: 'P2',
    question: 'may another code be mailed?',
    key: 'SIGNUP#email',
    name: 'beginResend',
    run: () => beginResend(email, 'two'),
  },
  {
    id: 'P5',
    question: 'which codes work now?',
    key: 'SIGNUP#email',
    name: 'getCodes',
    run: () => getCodes(email),
  },
  {
    id: 'P4',
    question: 'take a try of a code',
    key: 'SIGNUP#email / FORM#digest',
    name: 'takeTry',
    run: () => takeTry(email, 'digest', 2),
  },
  {
    id: 'U4',
    question: 'create an account, using up its signup',
    key: 'USER#id, EMAIL#…, SIGNUP#…',
    name: 'createUser',
    run: () => createUser(user),
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
    id: 'F5',
    question: 'does this sign-in still stand?',
    key: 'USER#id / PROFILE, FAMILY#id',
    name: 'isSessionAlive',
    run: () => isSessionAlive({ id: user.id, sessionId: family.familyId }),
  },
  {
    id: 'F6',
    question: 'does it still stand, and whose is it, with their counters?',
    key: 'USER#id / PROFILE, FAMILY#id, COUNTERS',
    name: 'readStanding',
    run: () => readStanding({ id: user.id, sessionId: family.familyId }, [countersKey(user.id)]),
  },
  {
    id: 'K1',
    question: 'what is counted for a person?',
    key: 'USER#id / COUNTERS',
    name: 'getCounters',
    run: () => getCounters(user.id),
  },
  {
    id: 'K2',
    question: 'change what is counted for a person',
    key: 'USER#id / COUNTERS',
    name: 'changeCounters',
    run: () =>
      changeCounters(user.id, (counters) =>
        countShare(counters, { id: quiz.id, before: {}, after: { quizzes: 1 } }, Date.now()),
      ),
  },
  {
    id: 'K3',
    question: 'count for an account from before there were counters',
    key: 'gsi1 OWNER#id, gsi2 USER#id#ATTEMPT, USER#id#UNREAD; USER#id / COUNTERS',
    name: 'recount',
    run: () => recount('from-before'),
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
    id: 'G1',
    question: 'may this guess at a password be looked at?',
    key: 'GUESSES#subject',
    name: 'takeGuessPlace',
    run: () => takeGuessPlace('network:digest', { free: 10, forgetSeconds: 900 }),
  },
  {
    id: 'G2',
    question: 'the guess was right',
    key: 'GUESSES#subject',
    name: 'giveGuessBack',
    run: () => giveGuessBack('network:digest'),
  },
  {
    id: 'G3',
    question: 'forget the guesses of a known device',
    key: 'GUESSES#subject',
    name: 'forgetGuesses',
    run: () => forgetGuesses('network:digest'),
  },
  {
    id: 'V2',
    question: 'remember a device that has signed in',
    key: 'USER#id / DEVICE#digest',
    name: 'rememberDevice',
    run: () => rememberDevice(user, 'digest'),
  },
  {
    id: 'V1',
    question: 'has this device signed in before?',
    key: 'USER#id / DEVICE#digest',
    name: 'isKnownDevice',
    run: () => isKnownDevice(user, 'digest'),
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
    question: 'set a password, end every session, put the mail that says so into the outbox',
    key: 'RESET#hash, USER#id, MAIL#id',
    name: 'resetPassword',
    run: () => resetPassword('hash', user, user.passwordHash, newMail('reset', outgoing)),
  },
];

export const everywhere: Pattern[] = [
  {
    id: 'E1',
    question: 'keep a code for an address',
    key: 'ENTRYCODE#digest',
    name: 'putEntryCode',
    run: () => putEntryCode('subject', 'one'),
  },
  {
    id: 'E2',
    question: 'take a try of it',
    key: 'ENTRYCODE#digest',
    name: 'takeEntryTry',
    run: () => takeEntryTry('subject'),
  },
  {
    id: 'E3',
    question: 'it is used up',
    key: 'ENTRYCODE#digest',
    name: 'removeEntryCode',
    run: () => removeEntryCode('subject', 'one'),
  },
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
    question: 'is there room for this guess?',
    key: 'LIMIT#route#subject#window',
    name: 'takeGuess',
    run: () => takeGuess(bucket, 'g'.repeat(43), 60),
  },
  {
    id: 'T5',
    question: 'one more guess of this guesser',
    key: 'LIMIT#route-guesser#subject#0',
    name: 'countGuesser',
    run: () =>
      countGuesser(
        'login',
        'hash',
        { wrong: 0, nextAt: 0 },
        { wrong: 1, nextAt: 1, expiresAt: 9_999_999_999 },
        1,
      ),
  },
  {
    id: 'T4',
    question: 'how long does this guesser have to wait?',
    key: 'LIMIT#route-guesser#subject#0',
    name: 'readGuesser',
    run: () => readGuesser('login', 'hash', 1),
  },
  {
    id: 'T6',
    question: 'this guesser knew it',
    key: 'LIMIT#route-guesser#subject#0',
    name: 'forgetGuesser',
    run: () => forgetGuesser('login', 'hash'),
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

export const notes: Pattern[] = [
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
    id: 'B7',
    question: 'which are unread? (up to 100)',
    key: 'gsi2 USER#id#UNREAD',
    name: 'listUnreadIds',
    run: () => listUnreadIds(user.id),
  },
  {
    id: 'B8',
    question: 'was this told of a quiz?',
    key: 'QUIZ#id / TOLD#what',
    name: 'wasTold',
    run: () => wasTold(user.id, 'first-response'),
  },
  {
    id: 'B9',
    question: 'it is no news any more',
    key: 'QUIZ#id / TOLD#what',
    name: 'keepAsTold',
    run: () => keepAsTold(user.id, 'nothing'),
  },
  {
    id: 'Y1',
    question: 'put a mail into the outbox',
    key: 'MAIL#id',
    name: 'queueMail',
    run: () => queueMail(newMail('m1', outgoing)),
  },
  {
    id: 'Y2',
    question: 'what does a mail say?',
    key: 'MAIL#id',
    name: 'getMail',
    run: () => getMail('m1'),
  },
  {
    id: 'Y3',
    question: 'take the right to send it',
    key: 'MAIL#id',
    name: 'claimMail',
    run: () => claimMail('m1'),
  },
  {
    id: 'Y4',
    question: 'it was sent',
    key: 'MAIL#id',
    name: 'keepAsSent',
    run: () => keepAsSent('m1'),
  },
  {
    id: 'Y5',
    question: 'SES refused it: give the right back',
    key: 'MAIL#id',
    name: 'giveMailBack',
    run: () => giveMailBack('m1'),
  },
  {
    id: 'M1',
    question: 'what is a person in an organization?',
    key: 'ORG#id / MEMBER#user',
    name: 'getMembership',
    run: () => getMembership('o_0123456789abcdef', user.id),
  },
  {
    id: 'M2',
    question: 'the organizations of a person',
    key: 'gsi1 USER#id#ORG',
    name: 'listMemberships',
    run: () => listMemberships(user.id),
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
