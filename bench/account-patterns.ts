import { putEmailChange, takeEmailChangeTry } from '@quizhall/functions/_data/account-email.ts';
import { isKnownDevice, rememberDevice } from '@quizhall/functions/_data/devices.ts';
import { forgetGuesses, giveGuessBack, takeGuessPlace } from '@quizhall/functions/_data/guesses.ts';
import { changeCounters, getCounters } from '@quizhall/functions/_data/counters.ts';
import { countersKey } from '@quizhall/functions/_data/keys.ts';
import {
  findLinkedUser,
  getTicket,
  linkIdentity,
  putTicket,
  unlinkIdentity,
  useTicket,
} from '@quizhall/functions/_data/oidc.ts';
import { newMail } from '@quizhall/functions/_data/outbox.ts';
import { pageOfPersonal } from '@quizhall/functions/_data/personal-items.ts';
import { recount } from '@quizhall/functions/_data/recount.ts';
import { createResetToken, findResetUser, resetPassword } from '@quizhall/functions/_data/reset-tokens.ts';
import { changePassword, endOtherSessions } from '@quizhall/functions/_data/security.ts';
import {
  createSession,
  endSession,
  isSessionAlive,
  listSessions,
  readStanding,
  removeSession,
  revokeSession,
  rotateSession,
} from '@quizhall/functions/_data/sessions.ts';
import { allowResend, beginMail, getCodes, keepForm, takeTry } from '@quizhall/functions/_data/signups.ts';
import {
  beginTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  replaceRecoveryCodes,
  useRecoveryCode,
  useStep,
} from '@quizhall/functions/_data/two-factor.ts';
import {
  changeAccount,
  createUser,
  findUserByEmail,
  getUser,
  isEmailTaken,
  listNames,
  noteDevice,
  rehashPassword,
} from '@quizhall/functions/_data/users.ts';
import { countShare } from '@quizhall/shared/rules/counters';
import type { Pattern } from './pattern.ts';
import { outgoing, quiz, user } from './sample.ts';

const email = user.email;
const family = { userId: user.id, familyId: 'family' };
/** After every other session was ended, and the password changed. */
const changed = { ...user, securityVersion: user.securityVersion + 2 };
/** And once a second factor is on. */
const guarded = { ...user, securityVersion: user.securityVersion + 3 };
/** And once a provider opens it no longer. */
const apart = { ...user, securityVersion: user.securityVersion + 4 };
/** As somebody comes back from a provider. */
const identity = {
  provider: 'google',
  id: 'digest',
  email,
  isVerified: true,
  name: user.name,
} as const;
const held = { mostSeconds: 7 * 86_400, device: 'Chrome on Windows' };

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
    id: 'U13',
    question: 'store a new address that waits for its code',
    key: 'USER#id / EMAILCHANGE',
    name: 'putEmailChange',
    run: () => putEmailChange(user.id, { email: 'new@example.com', codeHash: 'digest' }),
  },
  {
    id: 'U14',
    question: 'take a try of that code',
    key: 'USER#id / EMAILCHANGE',
    name: 'takeEmailChangeTry',
    run: () => takeEmailChangeTry(user.id),
  },
  {
    id: 'U5',
    question: 'what are people called? (up to 100 at once)',
    key: 'USER#id / PROFILE',
    name: 'listNames',
    run: () => listNames([user.id]),
  },
  {
    id: 'U8',
    question: 'change fields of an account',
    key: 'USER#id / PROFILE',
    name: 'changeAccount',
    run: () => changeAccount(user.id, { location: 'Turin' }),
  },
  {
    id: 'U9',
    question: 'a device signs in for the first time, put the mail that says so into the outbox',
    key: 'USER#id / PROFILE, MAIL#id',
    name: 'noteDevice',
    run: () => noteDevice(user.id, 'Chrome on Windows', newMail('device', outgoing)),
  },
  {
    id: 'U10',
    question: 'the same password, hashed anew',
    key: 'USER#id / PROFILE',
    name: 'rehashPassword',
    run: () => rehashPassword(user, user.passwordHash),
  },
  {
    id: 'F1',
    question: 'begin a session',
    key: 'USER#id / FAMILY#id',
    name: 'createSession',
    run: () =>
      createSession({ ...family, ...held, secretHash: 'a', lifeSeconds: 86_400, securityVersion: 1 }),
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
    run: () =>
      rotateSession({
        ...family,
        ...held,
        presentedHash: 'a',
        nextHash: 'b',
        securityVersion: 1,
        endsAt: 2e9,
      }),
  },
  {
    id: 'F7',
    question: 'where is a person signed in?',
    key: 'USER#id / FAMILY#…',
    name: 'listSessions',
    run: () => listSessions(user),
  },
  {
    id: 'F9',
    question: 'end every other session of a person',
    key: 'USER#id / PROFILE, FAMILY#id',
    name: 'endOtherSessions',
    run: () => endOtherSessions({ user, sessionId: family.familyId }),
  },
  {
    id: 'F10',
    question: 'another password, every other session ends, put the mail that says so into the outbox',
    key: 'USER#id / PROFILE, FAMILY#id; MAIL#id',
    name: 'changePassword',
    run: () =>
      changePassword(
        {
          user: { ...user, securityVersion: user.securityVersion + 1 },
          sessionId: family.familyId,
          passwordHash: user.passwordHash,
        },
        newMail('changed', outgoing),
      ),
  },
  {
    id: 'TF1',
    question: 'begin two-factor authentication',
    key: 'USER#id / TWOFACTOR',
    name: 'beginTwoFactor',
    run: () => beginTwoFactor(user.id, 'sealed'),
  },
  {
    id: 'TF2',
    question: 'switch it on, end every session but one, with the mail that says so',
    key: 'USER#id / TWOFACTOR, PROFILE, FAMILY#id; MAIL#id',
    name: 'enableTwoFactor',
    run: () =>
      enableTwoFactor(
        { user: changed, sessionId: family.familyId, secret: 'sealed', step: 1, recovery: ['a', 'b'] },
        newMail('tf-on', outgoing),
      ),
  },
  {
    id: 'OI5',
    question: 'an identity at a provider opens an account from now on, with the mail that says so',
    key: 'IDENTITY#digest; USER#id / PROVIDER#name; MAIL#id',
    name: 'linkIdentity',
    run: () => linkIdentity(identity, user.id, newMail('linked', outgoing)),
  },
  {
    id: 'OI4',
    question: 'whose account does this identity open?',
    key: 'IDENTITY#digest, USER#id',
    name: 'findLinkedUser',
    run: () => findLinkedUser(identity),
  },
  {
    id: 'OI6',
    question: 'an identity opens an account no longer, every other session ends, with the mail that says so',
    key: 'IDENTITY#digest; USER#id / PROVIDER#name, PROFILE, FAMILY#id; MAIL#id',
    name: 'unlinkIdentity',
    run: () =>
      unlinkIdentity(
        {
          user: guarded,
          sessionId: family.familyId,
          link: { provider: identity.provider, identity: identity.id },
        },
        newMail('unlinked', outgoing),
      ),
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
    id: 'F8',
    question: 'end one of the own sessions',
    key: 'USER#id / FAMILY#id',
    name: 'removeSession',
    run: () => removeSession(family),
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
    id: 'TF3',
    question: 'what is the second factor of a person?',
    key: 'USER#id / TWOFACTOR',
    name: 'getTwoFactor',
    run: () => getTwoFactor(user.id),
  },
  {
    id: 'TF4',
    question: 'use a code of the app',
    key: 'USER#id / TWOFACTOR',
    name: 'useStep',
    run: () => useStep(user.id, 2),
  },
  {
    id: 'TF5',
    question: 'use a recovery code, with the mail that says so',
    key: 'USER#id / TWOFACTOR; MAIL#id',
    name: 'useRecoveryCode',
    run: () => useRecoveryCode(user.id, 'a', newMail('tf-used', outgoing)),
  },
  {
    id: 'TF6',
    question: 'other recovery codes, with the mail that says so',
    key: 'USER#id / TWOFACTOR; MAIL#id',
    name: 'replaceRecoveryCodes',
    run: () => replaceRecoveryCodes(user.id, ['c', 'd'], newMail('tf-renewed', outgoing)),
  },
  {
    id: 'TF7',
    question: 'switch two-factor authentication off, with the mail that says so',
    key: 'USER#id / TWOFACTOR, PROFILE; MAIL#id',
    name: 'disableTwoFactor',
    run: () => disableTwoFactor(user.id, newMail('tf-off', outgoing)),
  },
  {
    id: 'OI1',
    question: 'keep who came back from a provider',
    key: 'TICKET#digest',
    name: 'putTicket',
    run: () => putTicket('digest', { identity, from: '/', browser: 'digest' }),
  },
  {
    id: 'OI2',
    question: 'who came back with this code?',
    key: 'TICKET#digest',
    name: 'getTicket',
    run: () => getTicket('digest'),
  },
  {
    id: 'OI3',
    question: 'use up such a code',
    key: 'TICKET#digest',
    name: 'useTicket',
    run: () => useTicket('digest'),
  },
  {
    id: 'PD1',
    question: 'what is there of somebody, of one kind, a page at a time?',
    key: 'as the kind is found',
    name: 'pageOfPersonal',
    run: () => pageOfPersonal('signIns', { id: user.id, email, subscriber: 'digest' }, { limit: 100 }),
  },
  {
    id: 'R1',
    question: 'keep a reset link',
    key: 'RESET#hash',
    name: 'createResetToken',
    run: () => createResetToken('hash', apart),
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
    run: () => resetPassword('hash', apart, user.passwordHash, newMail('reset', outgoing)),
  },
];
