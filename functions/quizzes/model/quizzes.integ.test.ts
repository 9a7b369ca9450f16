import { createHash } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { afterEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/clock.ts';
import type { AppError } from '../../platform/errors.ts';
import { type Consumption, measureCost } from '../../platform/capacity-meter.ts';
import { randomText } from '../../platform/security/random.ts';
import { publishedQuiz, SAVING } from '../../testing/scenarios.ts';
import { quizPk } from '../../platform/dynamodb/keys.ts';
import { getCardNumbers } from '../../results/model/card-numbers.ts';
import { listOwnerCards } from './owner-quizzes.ts';
import { getLiveQuiz, getVersion } from './quiz-cache.ts';
import { getContent } from './quiz-content.ts';
import { createQuiz, findQuizId, getQuiz, type Quiz, saveQuiz, setQuizStatus } from './quizzes.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';

afterEach(() => setClock(0));

const AT = '2026-05-01T20:00:00.000Z';

/** Text that cannot be compressed much, the same in every run. */
const noise = (seed: string) =>
  Array.from({ length: 16 }, (_, part) =>
    createHash('sha512').update(`${seed}.${part}`).digest('base64'),
  ).join('');
const manyQuestions = (count: number) =>
  Array.from({ length: count }, (_, n) => buildQuestion({ id: `q${n}`, question: noise(String(n)) }));

const draft = (questions = manyQuestions(1)) =>
  publishedQuiz({ questions, quiz: { status: 'draft', version: 0 } }).then(({ id }) => stored(id));

async function stored(id: string): Promise<Quiz> {
  const quiz = await getQuiz(id);
  if (!quiz) throw new Error(`No quiz ${id}`);
  return quiz;
}

async function sortKeys(id: string): Promise<string[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': quizPk(id) },
      ProjectionExpression: 'sk',
    }),
  );
  return Items.map(({ sk }) => String(sk));
}

const code = (expected: string) => expect.objectContaining({ code: expected }) as unknown as AppError;

describe('content', () => {
  it('may be larger than an item of the table, and leaves nothing behind when it shrinks', async () => {
    const large = manyQuestions(450);
    const quiz = await draft(large);
    expect(await sortKeys(quiz.id)).toEqual(['DRAFT#000', 'DRAFT#001', 'META']);
    expect((await getContent(quiz.id, 0)).questions).toEqual(large);
    const small = manyQuestions(2);
    await saveQuiz(quiz, { ...quiz, revision: 2 }, small, SAVING);
    expect(await sortKeys(quiz.id)).toEqual(['DRAFT#000', 'META']);
    expect((await getContent(quiz.id, 0)).questions).toEqual(small);
  });

  it('of a published version stays for ever, and replaces the draft', async () => {
    const [one, two] = [manyQuestions(1), manyQuestions(2)];
    const quiz = await draft();
    const first = await saveQuiz(
      quiz,
      { ...quiz, revision: 2, version: 1, status: 'published' },
      one,
      SAVING,
    );
    await saveQuiz(first, { ...first, revision: 3, version: 2 }, two, SAVING);
    expect(await sortKeys(quiz.id)).toEqual([
      'META',
      'V#000001#000',
      'V#000002#000',
      'VERSION#000001',
      'VERSION#000002',
    ]);
    expect((await getContent(quiz.id, 1)).questions).toEqual(one);
    expect((await getContent(quiz.id, 2)).questions).toEqual(two);
  });

  it('that was never saved is an error, not an empty quiz', async () => {
    await expect(getContent('q_0000000000000000', 3)).rejects.toThrow('no version 3');
  });
});

describe('createQuiz', () => {
  it('gives no code, link or id twice', async () => {
    const quiz = await publishedQuiz();
    const fresh = () => ({
      ...quiz,
      id: `q_${randomText(16)}`,
      code: randomText(6),
      shareableLink: `x-${randomText(9)}`,
    });
    expect(await createQuiz({ ...fresh(), code: quiz.code }, [], SAVING)).toBe(false);
    expect(await createQuiz({ ...fresh(), shareableLink: quiz.shareableLink }, [], SAVING)).toBe(false);
    expect(await createQuiz({ ...fresh(), id: quiz.id }, [], SAVING)).toBe(false);
    expect(await findQuizId({ kind: 'code', value: quiz.code })).toBe(quiz.id);
  });
});

describe('saveQuiz', () => {
  it('remembers the longest time limit that any published version had', async () => {
    let quiz = await draft();
    const save = async (timeLimit: number, version: number) => {
      const settings = { ...quiz.settings, timeLimit };
      await saveQuiz(quiz, { ...quiz, revision: quiz.revision + 1, version, settings }, [], SAVING);
      quiz = await stored(quiz.id);
      return quiz.longestTimeLimit;
    };
    expect(await save(90, 0), 'no attempt had it').toBeUndefined();
    expect(await save(60, 1)).toBeUndefined();
    expect(await save(10, 2)).toBe(60);
    expect(await save(5, 3)).toBe(60);
    expect(await save(0, 4)).toBe(60);
    expect(await save(70, 5)).toBe(70);
  });

  it('refuses what is based on an older state, whoever else has changed it', async () => {
    const quiz = await draft();
    await setQuizStatus(quiz, { from: 'draft', to: 'archived', at: AT });
    await expect(saveQuiz(quiz, { ...quiz, revision: 2 }, [], SAVING)).rejects.toEqual(
      code('STALE_REVISION'),
    );
    const foreign = { ...(await stored(quiz.id)), ownerId: 'somebody' };
    await expect(saveQuiz(foreign, { ...foreign, revision: 2 }, [], SAVING)).rejects.toEqual(
      code('STALE_REVISION'),
    );
    expect((await stored(quiz.id)).revision).toBe(1);
  });
});

describe('setQuizStatus', () => {
  it('moves only from the status that was read, and only for the owner', async () => {
    const quiz = await publishedQuiz();
    await expect(setQuizStatus(quiz, { from: 'paused', to: 'published', at: AT })).rejects.toEqual(
      code('INVALID_STATE'),
    );
    const foreign = { ...quiz, ownerId: 'somebody' };
    await expect(setQuizStatus(foreign, { from: 'published', to: 'paused', at: AT })).rejects.toEqual(
      code('INVALID_STATE'),
    );
    expect((await stored(quiz.id)).status).toBe('published');
  });

  it('remembers what an archived quiz was, and forgets it when it is restored', async () => {
    const quiz = await publishedQuiz();
    const archived = await setQuizStatus(quiz, { from: 'published', to: 'archived', at: AT });
    const { updatedAt, revision } = quiz;
    expect(archived).toMatchObject({ archivedFrom: 'published', updatedAt: AT, revision });
    expect(archived.beforeArchive).toEqual({ updatedAt, revision });
    const restored = await setQuizStatus(quiz, { from: 'archived', to: 'published', at: AT });
    expect([restored.archivedFrom, restored.beforeArchive]).toEqual([undefined, undefined]);
  });
});

describe('getLiveQuiz', () => {
  const cost = async (work: () => Promise<unknown>): Promise<Consumption> =>
    (await measureCost(work)).consumed;

  it('reads once by code and then answers from memory', async () => {
    const quiz = await publishedQuiz();
    expect(await cost(() => getLiveQuiz(quiz.code))).toMatchObject({ trips: 2, write: 0 });
    for (const ref of [quiz.code, quiz.code.toLowerCase(), quiz.id]) {
      expect(await cost(() => getLiveQuiz(ref))).toEqual({ trips: 0, read: 0, write: 0 });
    }
    expect((await cost(() => getVersion(quiz.id, 1))).trips).toBe(1);
    expect((await cost(() => getVersion(quiz.id, 1))).trips).toBe(0);
  });

  it('reads once for many requests at the same moment', async () => {
    const quiz = await publishedQuiz();
    const together = await cost(() => Promise.all(Array.from({ length: 20 }, () => getLiveQuiz(quiz.id))));
    expect(together.trips).toBe(1);
  });

  it('looks again after ten seconds; the code never changes hands', async () => {
    const quiz = await publishedQuiz();
    await getLiveQuiz(quiz.code);
    setClock(7_000);
    expect((await cost(() => getLiveQuiz(quiz.code))).trips).toBe(0);
    setClock(11_000);
    expect((await cost(() => getLiveQuiz(quiz.code))).trips).toBe(1);
  });

  it('sees a change of its own process at once', async () => {
    const quiz = await publishedQuiz();
    await getLiveQuiz(quiz.id);
    await setQuizStatus(quiz, { from: 'published', to: 'paused', at: AT });
    expect((await getLiveQuiz(quiz.id)).status).toBe('paused');
  });

  it('finds a quiz that was made after somebody looked for it', async () => {
    const unknown = 'q_0000000000000001';
    await expect(getLiveQuiz(unknown)).rejects.toEqual(code('QUIZ_NOT_FOUND'));
    await publishedQuiz({ quiz: { id: unknown } });
    expect((await getLiveQuiz(unknown)).id).toBe(unknown);
  });

  it.each(['ZZZZZZ', 'no-such-link', 'q_short', '..'])('does not know %s', async (ref) => {
    await expect(getLiveQuiz(ref)).rejects.toEqual(code('QUIZ_NOT_FOUND'));
  });
});

describe('listOwnerCards', () => {
  it('lists the quizzes of one owner in one query', async () => {
    const ownerId = randomText(20);
    const ids = await Promise.all([1, 2, 3].map(async () => (await publishedQuiz({ quiz: { ownerId } })).id));
    await publishedQuiz();
    const { result, consumed } = await measureCost(() => listOwnerCards(ownerId));
    expect(result.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(consumed.trips).toBe(1);
    expect(await getCardNumbers(ids[0] ?? '')).toEqual({
      totalResponses: 0,
      waitingResponses: 0,
      avgScore: 0,
      avgTime: 0,
      avgSeconds: 0,
      rating: { average: 0, count: 0 },
    });
  });
});
