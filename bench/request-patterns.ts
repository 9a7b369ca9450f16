import { beginOnce, finishOnce, forgetOnce } from '@quizhall/functions/_data/idempotency.ts';
import { putEntryCode, removeEntryCode, takeEntryTry } from '@quizhall/functions/_data/entry-codes.ts';
import { isTableReachable } from '@quizhall/functions/_data/table.ts';
import {
  addToThrottle,
  countGuesser,
  forgetGuesser,
  readGuesser,
  readThrottle,
  takeGuess,
} from '@quizhall/functions/_data/throttles.ts';
import type { Pattern } from './pattern.ts';
import { user } from './sample.ts';

const bucket = { route: '/auth/login', subject: 'email:hash', window: 1, endsAt: 9_999_999_999 };
const once = { route: 'POST /quiz/create', userId: user.id, clientKey: 'one-key-of-a-client' };

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
