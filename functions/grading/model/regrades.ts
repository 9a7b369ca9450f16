import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Instant } from '@quizhall/shared/model/common';
import { type KeyCorrection, RegradeResult } from '@quizhall/shared/model/grading/regrade';
import * as z from 'zod';
import { AppError } from '../../platform/errors.ts';
import { type Attempt, AttemptCard, keyOf, toAttempt, toAttemptKey } from '../../attempts/model/attempts.ts';
import { formatAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { queryPage, updateIf, withPrefix } from '../../platform/dynamodb/commands.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { ANSWER_KEY_PREFIX, quizKey, answerKeyKey, quizPk } from '../../platform/dynamodb/keys.ts';
import { marksUpdate, type Remarked } from './stored-marks.ts';
import { packCorrections, unpackCorrections } from '../../quizzes/model/answer-key-corrections.ts';
import { forgetRecentQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import type { Telling } from '../../results/model/releases.ts';
import type { newJobItem } from '../../platform/jobs/job-store.ts';
import { conditionFailure, TableName, table } from '../../platform/dynamodb/table.ts';

interface NewKey {
  /** Every correction up to this one… */
  corrections: readonly KeyCorrection[];
  /** …of which so many were made before. */
  from: number;
  /** Epoch ms in ISO form. */
  at: string;
  by: string;
}

type Begun = { runId: string; by: string; write: ReturnType<typeof newJobItem> };

/**
 * The key of a quiz is corrected on top of the state that was read, and the run that brings it to finished attempts
 * begins: in one transaction. The revision grows, so that no save of the questions as they were brings the old key back.
 * @throws AppError STALE_REVISION when somebody saved or corrected the quiz meanwhile, TOO_LARGE
 */
export async function correctKey(quiz: Quiz, key: NewKey, run: Begun): Promise<void> {
  const [data, ...rest] = packCorrections(key.corrections);
  if (!data || rest.length > 0) throw new AppError('TOO_LARGE');
  const revision = (quiz.keyRevision ?? 0) + 1;
  const { from, at, by } = key;
  const Put = {
    TableName,
    Item: { ...answerKeyKey(quiz.id, revision), data, from, at, by },
    ConditionExpression: 'attribute_not_exists(pk)',
  };
  const SET = 'SET keyRevision = :key, card.revision = :next, card.updatedAt = :at, #regrade = :regrade';
  await begin(quiz, run, {
    set: SET,
    values: { ':key': revision, ':next': quiz.revision + 1, ':at': at },
    more: [{ Put }],
  });
}

/** Another run for a key whose run was given up. @throws AppError STALE_REVISION */
export const runAgain = (quiz: Quiz, run: Begun): Promise<void> =>
  begin(quiz, run, { set: 'SET #regrade = :regrade', values: {}, more: [] });

async function begin(
  quiz: Quiz,
  { runId, by, write }: Begun,
  { set, values, more }: { set: string; values: Record<string, unknown>; more: readonly object[] },
): Promise<void> {
  const sameRun = quiz.regrade ? '#regrade.runId = :before' : 'attribute_not_exists(#regrade)';
  const Update = {
    TableName,
    Key: quizKey(quiz.id),
    UpdateExpression: set,
    ConditionExpression: `attribute_not_exists(deletedAt) AND ownerId = :owner AND card.revision = :revision AND ${sameRun}`,
    ExpressionAttributeNames: { '#regrade': 'regrade' },
    ExpressionAttributeValues: {
      ':owner': quiz.ownerId,
      ':revision': quiz.revision,
      ':regrade': { runId, by },
      ...(quiz.regrade && { ':before': quiz.regrade.runId }),
      ...values,
    },
  };
  try {
    const failed = await transactWrite({ quiz: { Update }, run: { Put: write }, more });
    if (failed) throw new AppError('STALE_REVISION');
  } finally {
    forgetRecentQuiz(quiz.id);
  }
}

const StoredKey = z.object({
  sk: z.string(),
  data: z.instanceof(Uint8Array),
  from: z.number(),
  at: Instant,
  by: z.string(),
  result: RegradeResult.optional(),
});

/** The corrections of a quiz, newest first, each with those that it made. */
export async function listKeys(quizId: string, limit: number) {
  const { items } = await queryPage({
    ...withPrefix(quizPk(quizId), ANSWER_KEY_PREFIX),
    ScanIndexForward: false,
    Limit: limit,
    ConsistentRead: true,
  });
  return items.map((item) => {
    const { sk, data, from, at, by, result } = StoredKey.parse(item);
    return {
      revision: Number(sk.slice(ANSWER_KEY_PREFIX.length)),
      corrections: unpackCorrections(data).slice(from),
      at,
      by,
      result,
    };
  });
}

/** Result of a regrade run. */
export async function keepResult(quizId: string, revision: number, result: RegradeResult): Promise<void> {
  await updateIf({
    Key: answerKeyKey(quizId, revision),
    UpdateExpression: 'SET #result = :result',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#result': 'result' },
    ExpressionAttributeValues: { ':result': result },
  });
}

/** Several attempts by their ids, with every change that was acknowledged. */
export async function listAttempts(ids: readonly string[]): Promise<Attempt[]> {
  return (await getItems(ids.map(keyOf), { consistent: true })).map(toAttempt);
}

const Gradable = z
  .object({
    pk: z.string(),
    sk: z.string(),
    version: z.number(),
    paper: z.string().optional(),
    answers: z.record(z.string(), z.string()),
    marks: z.string().optional(),
    card: AttemptCard.optional(),
  })
  .transform(({ pk, sk, ...rest }) => {
    const key = toAttemptKey(pk, sk);
    return { ...rest, ...key, id: formatAttemptId(key) };
  });

/** Grading input of several attempts. Eventually consistent. */
export async function listGradable(ids: readonly string[]) {
  const projection = 'pk, sk, version, paper, answers, marks, card';
  return (await getItems(ids.map(keyOf), { projection })).map((item) => Gradable.parse(item));
}

/**
 * Marks of a corrected key, on those that were read, in one transaction with what tells of it. A hand-in that comes
 * after that is marked by itself. False: the attempt has changed meanwhile.
 */
export async function correctMarks(
  attempt: Attempt,
  remarked: Remarked,
  corrected: Attempt['corrected'],
  tellings: readonly Telling[],
): Promise<boolean> {
  const { released, status } = attempt.card ?? {};
  const Update = marksUpdate(attempt, remarked, {
    sets: corrected ? ['corrected = :corrected'] : [],
    // Whether it is told depends on these.
    conditions: [
      'card.#status = :status',
      released ? 'attribute_exists(card.released)' : 'attribute_not_exists(card.released)',
    ],
    names: { '#status': 'status' },
    values: { ':status': status, ...(corrected && { ':corrected': corrected }) },
  });
  const Puts = tellings.map((Put) => ({ Put }));
  // What was told before is not told again.
  if (Puts.length > 0) return !(await transactWrite({ attempt: { Update } }, { skippable: Puts }));
  try {
    await table.send(new UpdateCommand(Update));
    return true;
  } catch (error) {
    if (conditionFailure(error)) return false;
    throw error;
  }
}
