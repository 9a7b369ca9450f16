import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { testStream } from '../../testing/streams.ts';
import { decodeMarks, markAnswers, markByHand, remark, scoreOf } from '@quizhall/shared/grading';
import { formatAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import type { Question } from '@quizhall/shared/model/quizzes/question';
import { addToAnalysis, emptyAnalysis, mergeAnalysis } from '@quizhall/shared/rules/results/item-sums';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import type { DynamoDBRecord } from 'aws-lambda';
import * as fc from '@quizhall/shared/testing/properties';
import { expect, it } from 'vitest';
import { type Attempt, beginAttempt, getAttempt } from '../../attempts/model/attempts.ts';
import { giveFeedback } from '../../attempts/model/finished-attempts.ts';
import { getVersion, type QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { listAnalysis } from '../model/analysis.ts';
import { answerKeyKey } from '../../platform/dynamodb/keys.ts';
import { packCorrections } from '../../quizzes/model/answer-key-corrections.ts';
import { getStatistics } from '../model/statistics.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { now } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { decodeAnswers } from '../../grading/model/stored-answers.ts';
import { finalAt, gradeAndFinish } from '../../attempts/model/finish-attempt.ts';
import { givenIn, marksOf } from '../../grading/model/grade-answers.ts';
import { storeMarks } from '../../grading/use-cases/store-marks.ts';
import { handler } from '../../entry/stream.ts';

const LETTERS = ['a', 'b', 'c'];
const choice = (right: number) => LETTERS.map((text, n) => ({ text, isCorrect: n === right }));
const QUESTIONS: Question[] = [
  buildQuestion({ id: 'one', points: 7, options: choice(0) }),
  buildQuestion({
    id: 'several',
    type: 'multiple_choice',
    points: 10,
    options: LETTERS.map((text) => ({ text, isCorrect: true })),
    grading: { partialCredit: true },
  }),
  buildQuestion({ id: 'essay', type: 'essay', points: 20 }),
];
const REVISIONS = 4;
/** The first question's key after so many regrades. */
const keyed = (revision: number): Question[] => [
  buildQuestion({ id: 'one', points: 7, options: choice(revision % 3) }),
  ...QUESTIONS.slice(1),
];

/** What happens to one attempt; `pick` decides everything else about it. */
const HAPPENINGS = ['server', 'hand_in', 'mark', 'regrade', 'rate'] as const;
const step = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom(...HAPPENINGS),
  pick: fc.nat(1_000_000),
});
/** How records are handed over: the next `take`, and with them the last `again` once more. */
const delivery = fc.record({ take: fc.integer({ min: 1, max: 6 }), again: fc.nat(6) });

/** Positions → encoded answers; some have none. */
const answersOf = (pick: number): Record<string, string> => ({
  ...(pick % 5 > 0 && { 0: `3:${pick % 3}` }),
  ...(pick % 7 > 0 && { 1: `4:${['0', '01', '012'][pick % 3]}` }),
  ...(pick % 2 > 0 && { 2: '5:Because of lead in the water' }),
});

interface Scene {
  quiz: Quiz;
  content: QuizVersion;
  ids: string[];
}

const finish = (
  { quiz, content }: Scene,
  attempt: Attempt,
  pick: number,
  finishedBy: 'server' | 'participant',
) =>
  gradeAndFinish(attempt.id, quiz, content, {
    ...attempt,
    answers: answersOf(pick),
    status: finishedBy === 'server' ? 'timed_out' : 'completed',
    completedAt: attempt.deadlineAt,
    late: finishedBy === 'participant',
    finalAt: finishedBy === 'server' ? finalAt(attempt) : undefined,
    finishedBy,
    from: { seq: attempt.seq },
  });

/** Before it is final and after; only after it may marks be replaced. */
const instant = (attempt: Attempt, pick: number) => finalAt(attempt) + (pick % 3 > 0 ? 1 : -1);

const HAPPEN: Record<
  (typeof HAPPENINGS)[number],
  (scene: Scene, attempt: Attempt, pick: number) => Promise<unknown>
> = {
  server: (scene, attempt, pick) => finish(scene, attempt, pick, 'server'),
  hand_in: (scene, attempt, pick) => finish(scene, attempt, pick, 'participant'),
  mark: async ({ content }, attempt, pick) => {
    if (!attempt.card) return;
    const position = pick % 3;
    const question = content.questions[position];
    if (!question) throw new Error('No question');
    const given = { position, question, hundredths: pick % 2_100, by: `person${pick % 2}` };
    await storeMarks(attempt, content, markByHand(marksOf(attempt, content), given), instant(attempt, pick));
  },
  regrade: async ({ content }, attempt, pick) => {
    if (!attempt.card) return;
    const answers = givenIn(decodeAnswers(content.questions, attempt.answers));
    const revision = 1 + (pick % REVISIONS);
    const marks = remark(marksOf(attempt, content), keyed(revision), answers, revision);
    await storeMarks(attempt, content, marks, instant(attempt, pick));
  },
  rate: async (_scene, attempt, pick) => {
    if (attempt.card) await giveFeedback(attempt.id, { rating: 1 + (pick % 5), comment: '' });
  },
};

/** The quiz's numbers from what is stored, counted one by one. */
async function recount({ content, ids }: Scene) {
  const stored = (await Promise.all(ids.map(getAttempt))).filter((one) => one !== undefined);
  const done = stored.flatMap((attempt) => {
    const { card, answers } = attempt;
    if (!card) return [];
    const given = decodeAnswers(content.questions, answers);
    const marks = attempt.marks === undefined ? undefined : decodeMarks(attempt.marks)?.each;
    return [{ attempt, card, given, marks: marks ?? markAnswers(content.questions, givenIn(given)) }];
  });
  const waits = done.map(({ marks }) => marks.some(({ pending }) => pending));
  const score = done.map(({ card }, n) => (waits[n] ? 0 : Math.round(card.percentage * 100)));
  const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
  for (const { card, marks } of done) {
    expect(card.percentage).toBe(scoreOf(content.questions, marks, 0).percentage);
  }
  return {
    attempts: stored.length,
    participants: stored.length,
    completed: done.length,
    waiting: waits.filter(Boolean).length,
    passed: done.filter(({ card }, n) => card.passed && !waits[n]).length,
    score: total(score),
    scoreSquared: total(score.map((one) => one * one)),
    ratingSum: total(done.map(({ attempt }) => attempt.feedback?.rating ?? 0)),
    correct: content.questions.map((_, n) => done.filter(({ marks }) => marks[n]?.isCorrect).length),
    answers: content.questions.map((_, n) => done.filter(({ marks }) => marks[n]?.answered).length),
    scoreOfCorrect: content.questions.map((_, n) =>
      total(score.filter((_score, i) => done[i]?.marks[n]?.isCorrect)),
    ),
  };
}

async function counted({ quiz, content }: Scene) {
  const { attempts, participants, completed, waiting, passed, score, scoreSquared, ratingSum, questions } =
    await getStatistics(quiz.id);
  const of = (name: 'correct' | 'answers' | 'scoreOfCorrect') =>
    content.questions.map(({ id }) => questions[id]?.[name] ?? 0);
  return {
    attempts,
    participants,
    completed,
    waiting,
    passed,
    score,
    scoreSquared,
    ratingSum,
    correct: of('correct'),
    answers: of('answers'),
    scoreOfCorrect: of('scoreOfCorrect'),
  };
}

/** The sums of item analysis over the attempts that wait for nobody. */
async function analyseAnew({ content: { questions }, ids }: Scene) {
  const stored = (await Promise.all(ids.map(getAttempt))).filter((one) => one?.card !== undefined);
  return stored.reduce((sums, attempt) => {
    const given = decodeAnswers(questions, attempt?.answers ?? {});
    const marks = decodeMarks(attempt?.marks ?? '')?.each ?? markAnswers(questions, givenIn(given));
    if (marks.some(({ pending }) => pending)) return sums;
    const answers = questions.map(({ id, points, options }, n) => {
      const { hundredths = 0, answered = false } = marks[n] ?? {};
      const texts = [given.get(id)?.userAnswer ?? []].flat();
      const chosen = options.map(({ text }) => texts.indexOf(text) < 0).flatMap((no, at) => (no ? [] : at));
      const seconds = given.get(id)?.timeSpent ?? 0;
      return { questionId: id, points, hundredths, answered, seconds, chosen, wrong: [] };
    });
    return addToAnalysis(sums, { answers });
  }, emptyAnalysis());
}

const collected: DynamoDBRecord[] = [];
const stream = await testStream(({ Records }) => {
  collected.push(...Records);
  return Promise.resolve({ batchItemFailures: [], state: {} });
}, now);

async function begin(): Promise<Scene> {
  const quiz = await publishedQuiz({ questions: QUESTIONS, settings: { passingScore: 40 } });
  const startedAt = now();
  const keys = [0, 1, 2].map(() => ({ quizId: quiz.id, participant: `g_${randomText(22)}`, number: 1 }));
  for (const key of keys) {
    const times = { startedAt, deadlineAt: startedAt + 1_800_000 };
    await beginAttempt({ ...key, ...times, version: quiz.version, paper: '1', name: 'Guest', email: '' });
  }
  // What is counted follows from the marks alone, but for questions that a correction drops.
  const [data] = packCorrections([]);
  for (let revision = 1; revision <= REVISIONS; revision += 1) {
    await table.send(new PutCommand({ TableName, Item: { ...answerKeyKey(quiz.id, revision), data } }));
  }
  return { quiz, content: await getVersion(quiz.id, quiz.version), ids: keys.map(formatAttemptId) };
}

it('statistics are a recount of the stored marks, whatever happened', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 16 }),
      fc.array(delivery, { maxLength: 8 }),
      fc.nat(20),
      async (steps, deliveries, split) => {
        const scene = await begin();
        for (const { who, what, pick } of steps) {
          const attempt = await getAttempt(scene.ids[who] ?? '');
          if (attempt) await HAPPEN[what](scene, attempt, pick);
        }
        collected.length = 0;
        await stream.drain();
        const records = collected.filter(({ dynamodb }) =>
          dynamodb?.Keys?.pk?.S?.startsWith(`ATTEMPT#${scene.quiz.id}#`),
        );
        // The stream's shard ends somewhere, and its child goes on.
        for (const [shardId, part] of [
          ['parent', records.slice(0, split)],
          ['child', records.slice(split)],
        ] as const) {
          let at = 0;
          for (const { take, again } of [...deliveries, { take: part.length, again: part.length }]) {
            const batch = part.slice(Math.max(0, at - again), at + take);
            if (batch.length > 0) await handler({ Records: batch, shardId });
            at += take;
          }
        }
        expect(await counted(scene)).toEqual(await recount(scene));
        expect(mergeAnalysis(...(await listAnalysis(scene.quiz.id)))).toEqual(await analyseAnew(scene));
      },
    ),
    // A history takes a hundred calls of the table: the seed tells more than a smaller one would.
    { numRuns: 20, endOnFailure: true },
  );
});
