import { moveAttempt } from '@quizhall/functions/_data/attempt-device.ts';
import { finishAttempt, saveProgress } from '@quizhall/functions/_data/attempt-saves.ts';
import {
  beginAttempt,
  getAttempt,
  getLatestAttempt,
  listRecentAttempts,
  listUserAttempts,
} from '@quizhall/functions/_data/attempts.ts';
import {
  listDue,
  parkDue,
  dueName,
  putDue,
  readDueCursor,
  removeDue,
  writeDueCursor,
} from '@quizhall/functions/_data/due-work.ts';
import { giveFeedback } from '@quizhall/functions/_data/feedback.ts';
import { beginFurtherAttempt, giveUpFurtherAttempts } from '@quizhall/functions/_data/further-attempts.ts';
import { replaceMarks } from '@quizhall/functions/_data/marks.ts';
import { getCardNumbers } from '@quizhall/functions/_data/card-numbers.ts';
import { listNewestOwnerCards, listOwnerCards } from '@quizhall/functions/_data/owner-quizzes.ts';
import { loadContent } from '@quizhall/functions/_data/quiz-content.ts';
import {
  createQuiz,
  findQuizId,
  getQuiz,
  releaseResults,
  saveQuiz,
  setStatus,
} from '@quizhall/functions/_data/quizzes.ts';
import { newRun } from '@quizhall/functions/_data/runs.ts';
import { listDisclosing } from '@quizhall/functions/_data/releases.ts';
import {
  getShardStatistics,
  getStatistics,
  putShardStatistics,
} from '@quizhall/functions/_data/statistics.ts';
import { formatAttemptId } from '@quizhall/shared/model/attempt-id';
import { addAttempt, emptyStatistics } from '@quizhall/shared/rules/statistics';
import type { Pattern } from './pattern.ts';
import { aRun, runs } from './run-patterns.ts';
import { accounts, everywhere, notes } from './people-patterns.ts';
import { card, draft, quiz, questions, user } from './sample.ts';

const attemptKey = { quizId: quiz.id, participant: 'g_0123456789abcdefghijkl', number: 1 };
const attemptId = formatAttemptId(attemptKey);
const minute = '2030-01-01T20:00';
const shard = 'shard-0';
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
    question: 'a quiz by id',
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
  {
    id: 'Q7',
    question: 'release the results of a quiz, and begin the run that tells it',
    key: 'QUIZ#id / META, RUN#user / id',
    name: 'releaseResults',
    run: () => releaseResults(quiz, quiz.updatedAt, newRun(aRun, 'release', {})),
  },
  {
    id: 'Q8',
    question: 'what does a quiz disclose? (up to 100 at once)',
    key: 'QUIZ#id / META',
    name: 'listDisclosing',
    run: () => listDisclosing([quiz.id]),
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
        paper: `1.${'0'.repeat(32)}`,
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
      saveProgress(
        attemptId,
        {
          seq: 1,
          saveDigest: '01234567',
          index: 8,
          answers: Object.fromEntries(Array.from({ length: 8 }, (_, n) => [n, '3~1:1'])),
        },
        { writer: '01234567', opened: Date.now(), base: 0, sent: [] },
      ),
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
        from: { seq: 1 },
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
  {
    id: 'A9',
    question: 'begin an attempt after a finished one',
    key: 'ATTEMPT#quiz#participant / n - 1, n',
    name: 'beginFurtherAttempt',
    run: () =>
      beginFurtherAttempt({
        ...attemptKey,
        number: 2,
        version: 1,
        paper: `1.${'0'.repeat(32)}`,
        startedAt: Date.now(),
        deadlineAt: Date.now() + 1_800_000,
        device: '0123456789abcdefghijkl',
        name: 'Guest',
        email: '',
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
        { id: attemptId, marks: `0::rs${'+'.repeat(50)}` },
        { marks: `1::rs${'+'.repeat(50)}`, card: card(attemptId) },
        Date.now(),
      ),
  },
];

const background: Pattern[] = [
  {
    id: 'S2',
    question: "replace a shard's sums",
    key: 'QUIZ#id / STATS#shard, NUMBERS',
    name: 'putShardStatistics',
    run: () =>
      putShardStatistics({
        quizId: quiz.id,
        shard,
        statistics,
        highWater: '1',
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
    question: 'the quizzes of an owner',
    key: 'gsi1 OWNER#id',
    name: 'listOwnerCards',
    run: () => listOwnerCards(quiz.ownerId),
  },
  {
    id: 'O3',
    question: 'the newest quizzes of an owner',
    key: 'gsi1 OWNER#id',
    name: 'listNewestOwnerCards',
    run: () => listNewestOwnerCards(quiz.ownerId, 50),
  },
  {
    id: 'O2',
    question: 'the numbers of a quiz (up to 100 at once)',
    key: 'QUIZ#id / NUMBERS',
    name: 'getCardNumbers',
    run: () => getCardNumbers(quiz.id),
  },
  {
    id: 'D1',
    question: 'note attempts that end in a minute',
    key: 'DUE#minute',
    name: 'putDue',
    run: () => putDue(minute, 'attempts', [attemptId]),
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
    run: () => removeDue(minute, dueName('attempts', [attemptId])),
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
  {
    id: 'D6',
    question: 'park a note that nobody can read',
    key: 'DUE#minute, PARKED#due',
    name: 'parkDue',
    run: () => parkDue(minute, { kind: undefined, name: 'unknown#1', item: { attempts: [] } }),
  },
];

export const patterns: readonly Pattern[] = [
  ...accounts,
  ...everywhere,
  ...authoring,
  ...taking,
  ...background,
  ...runs,
  ...notes,
];
