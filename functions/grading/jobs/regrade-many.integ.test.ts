import { UpdateCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, it, vi } from 'vitest';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { getStoredQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import { table } from '../../platform/dynamodb/table.ts';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { now, setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { previewOf } from '../use-cases/regrade-preview.ts';
import { attemptsLike } from '../../testing/many-attempts.ts';
import { correctable, LYON, takenWith } from '../../testing/regrading.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { RIGHT } from '../../testing/taking.ts';
import { regrade } from './regrade-quiz.ts';

/** How many hand in; `npm run test:long` takes ten thousand. */
const MANY = Number(process.env['REGRADE_ATTEMPTS'] ?? 300);
const MINUTE = 60_000;
afterEach(() => {
  setClock(0);
  vi.restoreAllMocks();
});

/** As `LYON` is kept. */
const CORRECTIONS = [
  {
    questionId: 'q1',
    options: ['Paris', 'Lyon', 'Nice'].map((text) => ({ text, isCorrect: text === 'Lyon' })),
    upTo: 1,
  },
];

/** Half of them right by the old key, half by neither. */
async function crowd() {
  const world = await correctable({ settings: { passingScore: 90 } });
  const [right, other] = [await signedIn(), await signedIn()];
  const half = MANY / 2;
  const changing = await attemptsLike((await takenWith(world.quiz, RIGHT, right.token)).sessionId, half - 1);
  await attemptsLike(
    (await takenWith(world.quiz, { ...RIGHT, q1: 'Nice' }, other.token)).sessionId,
    half - 1,
  );
  return { ...world, half, changing };
}

/**
 * A worker that is killed once it has written so many marks: everything after that fails as if it were gone. Answers what
 * settles once the table has all that was under way.
 */
function killAfter(writes: number): () => Promise<unknown> {
  const send = table.send.bind(table);
  const sent: Promise<unknown>[] = [];
  let left = writes;
  const isWrite = (command: unknown) =>
    command instanceof UpdateCommand || command instanceof TransactWriteCommand;
  const dying = async (command: Parameters<typeof send>[0]) => {
    if (isWrite(command)) left -= 1;
    if (left < 0) throw new Error('killed');
    const answer = send(command);
    sent.push(answer);
    return answer;
  };
  vi.spyOn(table, 'send').mockImplementation(dying as never);
  return () => Promise.allSettled(sent);
}

it('previews, counts and tells everybody once, also when a worker is killed in the middle of a page', {
  timeout: 30 * MINUTE,
}, async () => {
  const { quiz, owner, apply, half, changing } = await crowd();
  const stored = (await getStoredQuiz(quiz.id)) as Quiz;
  const whole = await previewOf(stored, CORRECTIONS, { longestMs: 10 * MINUTE });
  expect(whole).toMatchObject({ attempts: MANY, complete: true, affected: half, nowFail: half });
  const short = await previewOf(stored, CORRECTIONS, { longestMs: 1 });
  expect([short.complete, short.attempts < MANY, short.changes.length <= 100]).toEqual([false, true, true]);

  expect((await apply(LYON)).status).toBe(202);
  const input = {
    quizId: quiz.id,
    key: 1,
    at: new Date(now()).toISOString(),
    by: owner.user.id,
    questionIds: ['q1'],
  };
  const underWay = killAfter(37);
  await expect(regrade.step(input, undefined)).rejects.toThrow('killed');
  await underWay();
  vi.restoreAllMocks();
  setClock(MINUTE);
  let cursor: unknown;
  let result: unknown;
  let pages = 0;
  const { consumed } = await measureCost(async () => {
    do {
      const done = await regrade.step(input, cursor);
      cursor = 'cursor' in done ? done.cursor : undefined;
      result = 'result' in done ? done.result : undefined;
      pages += 1;
    } while (cursor !== undefined);
  });
  expect(result).toEqual({ changed: half, nowPass: 0, nowFail: half });
  // Twice through all of them; one write for each attempt that the worker before had not reached.
  expect(pages).toBeLessThanOrEqual(2 * (MANY / 100 + 1));
  expect(consumed.trips).toBeLessThanOrEqual(MANY - 37 + pages * 4 + 4);
  for (const [userId, attemptId] of [...changing].filter((_, n) => n % 7 === 0)) {
    expect((await listNotifications(userId, { limit: 10 })).notifications).toHaveLength(1);
    expect((await getAttempt(attemptId))?.card?.percentage).toBe(80);
  }
});
