import { saveProgress, finishAttempt } from '@quizhall/functions/attempts/model/attempt-saves.ts';
import { beginAttempt, getAttempt, getLatestAttempt } from '@quizhall/functions/attempts/model/attempts.ts';
import { getCardNumbers } from '@quizhall/functions/results/model/card-numbers.ts';
import { dueName, listDue, putDue, removeDue } from '@quizhall/functions/attempts/model/due-work.ts';
import { beginFurtherAttempt } from '@quizhall/functions/attempts/model/attempt-starts.ts';
import { getContent } from '@quizhall/functions/quizzes/model/quiz-content.ts';
import {
  createQuiz,
  findQuizId,
  getRecentQuiz,
  saveQuiz,
} from '@quizhall/functions/quizzes/model/quizzes.ts';
import { confirmSeat, fitSeats, type Seat, takeSeat } from '@quizhall/functions/attempts/model/seats.ts';
import { createSession, isSessionAlive } from '@quizhall/functions/accounts/model/sessions.ts';
import { getTop, listCandidates, putTop } from '@quizhall/functions/results/model/leaderboard-lists.ts';
import {
  getShardStatistics,
  getStatistics,
  putShardStatistics,
} from '@quizhall/functions/results/model/statistics.ts';
import { addToThrottle } from '@quizhall/functions/platform/limits/throttles.ts';
import { createUser } from '@quizhall/functions/accounts/model/users.ts';
import { formatAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { addAttempt, emptyStatistics } from '@quizhall/shared/rules/results/statistics';
import { card, draft, questions, quiz, saving, user } from './sample.ts';

/** One access pattern as docs/data-model.md lists it. */
interface Pattern {
  question: string;
  key: string;
  name: string;
  /** Runs once on the sample data; patterns run in the order of the list and build on each other. */
  run: () => Promise<unknown>;
}

const session = { userId: user.id, familyId: 'family' };
const throttle = { route: '/auth/login', subject: 'email:hash', window: 1, endsAt: 9_999_999_999 };
const attempt = { quizId: quiz.id, participant: 'g_0123456789abcdefghijkl', number: 1 };
const attemptId = formatAttemptId(attempt);
const beginning = () => ({
  version: 1,
  paper: `1.${'0'.repeat(32)}`,
  startedAt: Date.now(),
  deadlineAt: Date.now() + 1_800_000,
  device: '0123456789abcdefghijkl',
  name: 'Guest',
  email: '',
});
const minute = '2030-01-01T20:00';
const shard = 'shard-0';
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
      pending: false,
      seconds: 12,
      chosen: [index % 4],
    })),
  },
});
const top = Array.from({ length: 150 }, (_, n) => ({
  participant: `g_${String(n).padStart(22, '0')}`,
  number: 1,
  percentage: 93.33,
  seconds: 600,
  completedAt: 1_800_000_000_000 + n,
}));

let seat: Seat | undefined;

async function takeOneSeat(): Promise<void> {
  const taken = await takeSeat(attempt, 0, quiz.settings.maxParticipants);
  if (typeof taken !== 'object') throw new Error(`No seat: ${taken}`);
  seat = taken.seat;
}

/** Access patterns of participants and of the work behind the stream, which a crowd multiplies. */
export const patterns: readonly Pattern[] = [
  {
    question: 'create an account',
    key: 'USER#id, EMAIL#…, SIGNUP#…',
    name: 'createUser',
    run: () => createUser(user),
  },
  {
    question: 'begin a session',
    key: 'USER#id / FAMILY#id',
    name: 'createSession',
    run: () =>
      createSession({
        ...session,
        mostSeconds: 7 * 86_400,
        device: 'Chrome on Windows',
        secretHash: 'a',
        lifeSeconds: 86_400,
        securityVersion: 1,
      }),
  },
  {
    question: 'is a session alive?',
    key: 'USER#id / PROFILE, FAMILY#id',
    name: 'isSessionAlive',
    run: () => isSessionAlive({ id: user.id, sessionId: session.familyId }),
  },
  {
    question: 'count a request',
    key: 'LIMIT#route#subject#window',
    name: 'addToThrottle',
    run: () => addToThrottle(throttle, 1),
  },
  {
    question: 'create a draft of 50 questions',
    key: 'QUIZ#id, CODE#…, LINK#…',
    name: 'createQuiz',
    run: () => createQuiz(draft, questions, saving),
  },
  {
    question: 'save 50 questions and publish a version',
    key: 'QUIZ#id / META, V#n#chunk, VERSION#n',
    name: 'saveQuiz',
    run: () => saveQuiz(draft, quiz, questions, saving),
  },
  {
    question: 'the quiz of a code or link',
    key: 'CODE#… or LINK#…',
    name: 'findQuizId',
    run: () => findQuizId({ kind: 'code', value: quiz.code }),
  },
  {
    question: 'a quiz with its extra times, cached for ten seconds',
    key: 'QUIZ#id / META…',
    name: 'getRecentQuiz',
    run: () => getRecentQuiz(quiz.id),
  },
  {
    question: 'a version of 50 questions',
    key: 'QUIZ#id / V#n#chunk',
    name: 'getContent',
    run: () => getContent(quiz.id, 1),
  },
  {
    question: 'set up the seats of a quiz with a participant limit',
    key: 'QUIZ#id / META, SEATS#quiz#share',
    name: 'fitSeats',
    run: () => fitSeats(quiz.id),
  },
  { question: 'take a seat', key: 'SEATS#quiz#share', name: 'takeSeat', run: takeOneSeat },
  {
    question: 'confirm a seat',
    key: 'SEATS#quiz#share',
    name: 'confirmSeat',
    run: async () => seat && confirmSeat(seat),
  },
  {
    question: 'begin an attempt',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'beginAttempt',
    run: () => beginAttempt({ ...attempt, ...beginning() }),
  },
  {
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
    question: 'the latest attempt of a participant',
    key: 'ATTEMPT#quiz#participant',
    name: 'getLatestAttempt',
    run: () => getLatestAttempt(quiz.id, attempt.participant),
  },
  {
    question: 'an attempt by id',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'getAttempt',
    run: () => getAttempt(attemptId),
  },
  {
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
        from: { seq: 1 },
      }),
  },
  {
    question: 'begin an attempt after a finished one',
    key: 'ATTEMPT#quiz#participant / n - 1, n',
    name: 'beginFurtherAttempt',
    run: () => beginFurtherAttempt({ ...attempt, number: 2, ...beginning() }),
  },
  {
    question: 'note attempts that end in a minute',
    key: 'DUE#minute',
    name: 'putDue',
    run: () => putDue(minute, 'attempts', [attemptId]),
  },
  {
    question: 'the work due in a minute',
    key: 'DUE#minute',
    name: 'listDue',
    run: () => Array.fromAsync(listDue(minute)),
  },
  {
    question: 'remove due work that is done',
    key: 'DUE#minute',
    name: 'removeDue',
    run: () => removeDue(minute, dueName('attempts', [attemptId])),
  },
  {
    question: "replace a shard's statistics",
    key: 'QUIZ#id / STATS#shard',
    name: 'putShardStatistics',
    run: () => putShardStatistics({ quizId: quiz.id, shard, statistics, highWater: '1', after: undefined }),
  },
  {
    question: 'the statistics of a shard',
    key: 'QUIZ#id / STATS#shard',
    name: 'getShardStatistics',
    run: () => getShardStatistics(quiz.id, shard),
  },
  {
    question: 'the statistics of a quiz',
    key: 'QUIZ#id / STATS#…',
    name: 'getStatistics',
    run: () => getStatistics(quiz.id),
  },
  {
    question: "replace a shard's top 150 participants",
    key: 'QUIZ#id / TOP#shard',
    name: 'putTop',
    run: () => putTop({ quizId: quiz.id, shard, before: undefined, top, highWater: '1' }),
  },
  {
    question: "a shard's top 150 participants",
    key: 'QUIZ#id / TOP#shard',
    name: 'getTop',
    run: () => getTop(quiz.id, shard),
  },
  {
    question: 'candidates for the leaderboard',
    key: 'QUIZ#id / TOP#…',
    name: 'listCandidates',
    run: () => listCandidates(quiz.id),
  },
  {
    question: 'the numbers of a quiz (up to 100 quizzes at once)',
    key: 'QUIZ#id / NUMBERS',
    name: 'getCardNumbers',
    run: () => getCardNumbers(quiz.id),
  },
];
