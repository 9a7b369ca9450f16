import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PARTICIPANT_STATUSES } from '../../model/enums.ts';
import type { CountedAnswer, CountedAttempt } from './counted-attempt.ts';
import { PackedChanges, packChanges, type PendingChange, unpackChanges } from './pending-changes.ts';

const whole = fc.nat({ max: 10_000 });
const answers = fc.uniqueArray(
  fc.record<CountedAnswer>({
    questionId: fc.string({ maxLength: 5 }),
    isCorrect: fc.boolean(),
    answered: fc.boolean(),
    pending: fc.boolean(),
    dropped: fc.boolean(),
    hundredths: whole,
    points: fc.oneof(fc.constant(10), fc.constantFrom(0.25, 1, 2.5)),
    seconds: whole,
    chosen: fc.uniqueArray(fc.nat({ max: 19 }), { maxLength: 4 }),
    wrong: fc.array(fc.record({ blank: fc.nat({ max: 3 }), text: fc.string() }), { maxLength: 2 }),
  }),
  { selector: ({ questionId }) => questionId, maxLength: 8 },
);
const counted: fc.Arbitrary<CountedAttempt> = fc.oneof(
  fc.record({ attemptNumber: whole, begunAt: whole }),
  fc.record({ attemptNumber: whole, begunAt: whole, annulled: fc.constant(true as const) }),
  fc.record({
    attemptNumber: whole,
    begunAt: whole,
    finished: fc.record(
      {
        completedAt: whole,
        percentage: fc.constantFrom(0, 33.33, 100),
        isPassing: fc.boolean(),
        totalSeconds: whole,
        rating: fc.constantFrom(1, 5),
        answers,
      },
      { requiredKeys: ['completedAt', 'percentage', 'isPassing', 'totalSeconds', 'answers'] },
    ),
  }),
);
const optional = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const change: fc.Arbitrary<PendingChange> = fc.record({
  sequenceNumber: fc.bigInt({ min: 0n, max: 10n ** 40n }).map(String),
  before: optional(counted),
  after: optional(counted),
  row: optional(
    fc.record({
      participant: fc.string(),
      number: whole,
      name: fc.string(),
      email: fc.string(),
      status: fc.constantFrom(...PARTICIPANT_STATUSES),
      startedAt: optional(whole),
      completedAt: optional(whole),
      percentage: optional(whole),
      seconds: optional(whole),
      late: optional(fc.constant(true as const)),
    }),
  ),
});

describe('packed changes', () => {
  it('are the changes again when they are unpacked, after JSON and the schema', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
        const stored: unknown = JSON.parse(JSON.stringify(packChanges(changes)));
        expect(unpackChanges(PackedChanges.parse(stored))).toEqual(changes);
      }),
    );
  });
});
