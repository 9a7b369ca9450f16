import { formatAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import * as fc from '@quizhall/shared/testing/properties';
import { expect, it } from 'vitest';
import { shardOf } from './index-shard.ts';

const attemptOf = (participant: string, number = 1) =>
  formatAttemptId({ quizId: 'q_1', participant, number });
const people = Array.from({ length: 6_400 }, (_, index) => `g_${index}`);

it('is a partition of the quiz, for every participant', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[ug]_[\w-]{1,22}$/),
      fc.integer({ min: 1, max: 64 }),
      (participant, shards) => {
        const shard = shardOf(attemptOf(participant), shards);
        expect(Number.isInteger(shard) && shard >= 0 && shard < shards).toBe(true);
        expect(shardOf(attemptOf(participant, 2), shards)).toBe(shard);
      },
    ),
    // One hash in sixty-four begins with a character that is no digit.
    { numRuns: 1_000 },
  );
});

it('uses them evenly', () => {
  const counts = Map.groupBy(people, (participant) => shardOf(attemptOf(participant), 64));
  expect(counts.size).toBe(64);
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThan(200);
});
