import { randomBytes } from 'node:crypto';
import { newAuditEntry } from '@quizhall/functions/_data/audit.ts';
import { moveAttempt } from '@quizhall/functions/_data/attempt-device.ts';
import { finishAttempt, lockAnswer, saveProgress } from '@quizhall/functions/_data/attempt-saves.ts';
import {
  extendAttempt,
  listAccommodations,
  putAccommodation,
  removeAccommodation,
} from '@quizhall/functions/_data/accommodations.ts';
import { getRecentQuiz } from '@quizhall/functions/_data/quizzes.ts';
import {
  beginAttempt,
  getAttempt,
  getLatestAttempt,
  listHandedIn,
  listParticipantNames,
  listRecentAttempts,
} from '@quizhall/functions/_data/attempts.ts';
import { listEssays } from '@quizhall/functions/_data/essays.ts';
import { giveFeedback } from '@quizhall/functions/_data/feedback.ts';
import { beginFurtherAttempt, giveUpFurtherAttempts } from '@quizhall/functions/_data/further-attempts.ts';
import {
  confirmSeat,
  fitSeats,
  giveSeatBack,
  lookAtSeats,
  type Seat,
  takeSeat,
} from '@quizhall/functions/_data/seats.ts';
import { claimAttempt } from '@quizhall/functions/_data/claimed-attempts.ts';
import { replaceMarks } from '@quizhall/functions/_data/marks.ts';
import { newNotification } from '@quizhall/functions/_data/notifications.ts';
import { newMail } from '@quizhall/functions/_data/outbox.ts';
import { releaseAttempt } from '@quizhall/functions/_data/releases.ts';
import {
  listUserAttempts,
  pageOfAttemptsAt,
  pageOfUserAttempts,
  pagesOfUserAttempts,
} from '@quizhall/functions/_data/user-attempts.ts';
import { formatAttemptId } from '@quizhall/shared/model/attempt-id';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import { anEntry } from './audit-patterns.ts';
import type { Pattern } from './pattern.ts';
import { card, quiz, user } from './sample.ts';

const attemptKey = { quizId: quiz.id, participant: 'g_0123456789abcdefghijkl', number: 1 };
export const attemptId = formatAttemptId(attemptKey);

/** Packs to some 900 bytes, as two pages of a usual text do. */
const ESSAY = randomBytes(900).toString('base64');

/** A guest's attempt as it begins. */
const beginning = () => ({
  version: 1,
  paper: `1.${'0'.repeat(32)}`,
  startedAt: Date.now(),
  deadlineAt: Date.now() + 1_800_000,
  device: '0123456789abcdefghijkl',
  name: 'Guest',
  email: '',
});

const seats = { quizId: quiz.id, participant: attemptKey.participant, number: 1 };
const seatOf = (taking: Awaited<ReturnType<typeof takeSeat>>) => {
  if (typeof taking !== 'object') throw new Error(`No seat: ${taking}`);
  return taking.seat;
};
let seat: Seat | undefined;

/** Of the sample quiz, which has a participant limit. */
export const seating: Pattern[] = [
  {
    id: 'AS6',
    question: 'make the seats of a quiz sum to its participant limit',
    key: 'QUIZ#id / META, SEATS#quiz#share',
    name: 'fitSeats',
    run: () => fitSeats(quiz.id),
  },
  {
    id: 'AS1',
    question: 'take a seat of a quiz with a participant limit',
    key: 'SEATS#quiz#share',
    name: 'takeSeat',
    run: async () => {
      seat = seatOf(await takeSeat(seats, 0, quiz.settings.maxParticipants));
    },
  },
  {
    id: 'AS2',
    question: 'find the seat that an earlier start of the same participant took (AS1 refused, and AS2)',
    key: 'SEATS#quiz#share',
    name: 'takeSeat',
    run: () => takeSeat(seats, 0, quiz.settings.maxParticipants),
  },
  {
    id: 'AS5',
    question: 'how many seats are taken?',
    key: 'SEATS#quiz#share',
    name: 'lookAtSeats',
    run: () => lookAtSeats(quiz.id),
  },
  {
    id: 'AS3',
    question: 'an attempt came of a seat',
    key: 'SEATS#quiz#share',
    name: 'confirmSeat',
    run: async () => seat && confirmSeat(seat),
  },
  {
    id: 'AS4',
    question: 'no attempt came of it (refused at the same price)',
    key: 'SEATS#quiz#share',
    name: 'giveSeatBack',
    run: async () => seat && giveSeatBack(seat, seat.id),
  },
];

const guest = { email: 'bo@example.com' };

/** Before the attempts, which begin with it. */
export const accommodating: Pattern[] = [
  {
    id: 'AE3',
    question: 'give somebody extra time at a quiz',
    key: 'QUIZ#id / META#EXTRA#subject',
    name: 'putAccommodation',
    run: () => putAccommodation(quiz.id, guest, { factor: 1.5 }, user.id),
  },
  {
    id: 'AE2',
    question: 'who has extra time at a quiz?',
    key: 'QUIZ#id / META#EXTRA#…',
    name: 'listAccommodations',
    run: () => listAccommodations(quiz.id),
  },
  {
    id: 'AE1',
    question: 'a quiz with who has extra time there, as functions keep it for ten seconds',
    key: 'QUIZ#id / META…',
    name: 'getRecentQuiz',
    run: () => getRecentQuiz(quiz.id),
  },
  {
    id: 'AE4',
    question: 'take it away again',
    key: 'QUIZ#id / META#EXTRA#subject',
    name: 'removeAccommodation',
    run: () => removeAccommodation(quiz.id, guest, user.id),
  },
];

export const taking: Pattern[] = [
  {
    id: 'A1',
    question: 'begin an attempt',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'beginAttempt',
    run: () =>
      beginAttempt({
        ...attemptKey,
        ...beginning(),
      }),
  },
  {
    id: 'A19',
    question:
      'lock an answer that is checked in practice (of an attempt that is none: refused at the same price)',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'lockAnswer',
    run: () => lockAnswer(attemptId, '0', '3:0'),
  },
  {
    id: 'AE5',
    question: 'give a running attempt more time',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'extendAttempt',
    run: async () => {
      const attempt = await getAttempt(attemptId);
      if (attempt) await extendAttempt(attempt, { until: attempt.deadlineAt + 1, extra: { minutes: 1 } });
    },
  },
  {
    id: 'A4',
    question: 'save eight answers',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'saveProgress',
    run: () =>
      saveProgress(
        attemptId,
        {
          seq: 1,
          saveDigest: '01234567',
          savedAt: Date.now(),
          index: 8,
          answers: Object.fromEntries(Array.from({ length: 8 }, (_, n) => [n, '3~1:1'])),
        },
        { writer: '01234567', opened: Date.now(), base: 0, sent: [] },
      ),
  },
  {
    id: 'A21',
    question: 'save an answer and two essays of 1 KB as they are packed',
    key: 'ATTEMPT#quiz#participant / n, ESSAY#quiz#participant / n#position',
    name: 'saveProgress',
    run: () =>
      saveProgress(
        attemptId,
        {
          seq: 2,
          saveDigest: '01234567',
          savedAt: Date.now(),
          index: 8,
          answers: { 9: '3~2:1', 10: '3~2:0123456789abcdefghijkl', 11: '3~2:0123456789abcdefghijkl' },
          essays: { 10: { text: ESSAY, seq: 2 }, 11: { text: ESSAY, seq: 2 } },
        },
        { writer: '01234567', opened: Date.now(), base: 1, sent: [] },
      ),
  },
  {
    id: 'A20',
    question: 'the texts of its essays (two of 1 KB as they are packed)',
    key: 'ESSAY#quiz#participant / n#…',
    name: 'listEssays',
    run: () => listEssays(attemptKey),
  },
  {
    id: 'A11',
    question: 'go on with an attempt on another device',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'moveAttempt',
    run: () => moveAttempt(attemptId, '0123456789abcdefghijkl', '0123456789abcdefghijkl'),
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
        marks: `0::rs${'+'.repeat(50)}`,
        card: card(attemptId),
        finishedBy: 'participant',
        shard: 0,
        from: { seq: 2 },
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
    id: 'A16',
    question: 'a page of them, after one of them',
    key: 'gsi2 USER#id#ATTEMPT',
    name: 'pageOfUserAttempts',
    run: () => pageOfUserAttempts(user.id, { limit: 20, after: undefined }),
  },
  {
    id: 'A27',
    question: 'everything that a person has finished, or since an instant (first page of the table)',
    key: 'gsi2 USER#id#ATTEMPT',
    name: 'pagesOfUserAttempts',
    run: () => pagesOfUserAttempts(user.id).next(),
  },
  {
    id: 'A17',
    question: 'a page of those at one quiz',
    key: 'ATTEMPT#quiz#participant',
    name: 'pageOfAttemptsAt',
    run: () => pageOfAttemptsAt(quiz.id, user.id, { limit: 20, after: undefined }),
  },
  {
    id: 'A18',
    question: 'what was handed in in an attempt of 50 answers (up to 100 at once)',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'listHandedIn',
    run: () => listHandedIn([attemptId]),
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
  {
    id: 'A9',
    question: 'begin an attempt after a finished one',
    key: 'ATTEMPT#quiz#participant / n - 1, n',
    name: 'beginFurtherAttempt',
    run: () =>
      beginFurtherAttempt({
        ...attemptKey,
        number: 2,
        ...beginning(),
      }),
  },
  {
    id: 'A10',
    question: 'give up further attempts',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'giveUpFurtherAttempts',
    run: () => giveUpFurtherAttempts({ ...attemptKey, number: 1 }, Date.now()),
  },
  {
    id: 'A12',
    question: 'replace the marks of a finished attempt of 50 answers',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'replaceMarks',
    run: () =>
      replaceMarks(
        { id: attemptId, marks: `0::rs${'+'.repeat(50)}`, finishedBy: 'participant' },
        { marks: `1::rs${'+'.repeat(50)}`, percentage: 100, passed: true },
        Date.now(),
      ),
  },
  {
    id: 'A12',
    question: 'the same by a person, with its entry of the audit',
    key: 'ATTEMPT#quiz#participant / n, QUIZ#id#AUDIT / ulid',
    name: 'replaceMarks',
    run: () =>
      replaceMarks(
        { id: attemptId, marks: `1::rs${'+'.repeat(50)}`, finishedBy: 'participant' },
        { marks: `1::rs${'+'.repeat(50)}`, percentage: 100, passed: true },
        Date.now(),
        newAuditEntry(anEntry('graded', attemptId)),
      ),
  },
  {
    id: 'A28',
    question: 'the names of participants as their attempts hold them (up to 100 at once)',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'listParticipantNames',
    run: () => listParticipantNames([attemptId]),
  },
  {
    id: 'A26',
    question: 'a person keeps what they took as a guest',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'claimAttempt',
    run: () => claimAttempt(card(attemptId), 'u0123456789abcdef'),
  },
  {
    id: 'A22',
    question:
      'release the result of one attempt, with its entry of the audit and the mail and the notification that tell it',
    key: 'ATTEMPT#quiz#participant / n, QUIZ#id#AUDIT / ulid, MAIL#id, USER#id#NOTE',
    name: 'releaseAttempt',
    run: () =>
      releaseAttempt(
        { id: attemptId, marks: `1::rs${'+'.repeat(50)}`, status: card(attemptId).status },
        { ...card(attemptId), released: true },
        newAuditEntry(anEntry('released', attemptId)),
        [
          newMail('released', { kind: 'resultReleased', to: 'ada@example.com', data: { percentage: 80 } }),
          newNotification('somebody', {
            id: ulidOf(Date.now(), Buffer.alloc(10, 22)),
            type: 'result_released',
            title: 'Your result is ready',
            message: 'The results are out.',
            link: `/quiz/${quiz.id}/result/${attemptId}`,
          }),
        ],
      ),
  },
];
