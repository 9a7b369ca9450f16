import { personAt } from '@quizhall/shared/testing/person';
import * as fc from '@quizhall/shared/testing/properties';
import { expect, it } from 'vitest';
import { evidenceOf, packEvidence, submitterOf } from './evidence.ts';

type Submission = Parameters<typeof packEvidence>[0];

const STARTED_AT = Date.UTC(2026, 0, 1);
const BY = { startedAt: STARTED_AT, by: 'aDevice' };

const readBack = (evidence: ReturnType<typeof packEvidence>) =>
  evidenceOf({ evidence, startedAt: STARTED_AT });

const packed = (submission: object) => packEvidence(submission as Submission, BY, undefined);

it('a log of any actions, times and questions is read back as it came', () => {
  const entry = fc.record({
    action: fc.oneof(fc.constantFrom('go_to', 'answer', 'review'), fc.string({ maxLength: 40 })),
    timestamp: fc.integer({ min: 0, max: 4e12 }),
    questionIndex: fc.option(fc.nat(999), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(entry), (log) => {
      const { navigation } = readBack(packed({ navigationLog: log }));
      const entries = log.map(({ timestamp, ...rest }) => ({ ...rest, at: timestamp }));
      expect(navigation).toEqual(entries.toSorted((a, b) => a.at - b.at));
    }),
  );
});

it('counters, changes, device and submitter are read back as they came', () => {
  const questions = Array.from({ length: 50 }, (_, n) => ({ _id: `q${n}`, options: [{ text: 'a' }] }));
  for (let participant = 0; participant < 20; participant++) {
    const person = personAt(questions, participant, STARTED_AT);
    const evidence = packed(person);
    expect(readBack(evidence)).toMatchObject({
      behavior: person.behavior,
      metadata: person.metadata,
      changes: new Map(
        person.analytics.answersChanged.map(({ questionIndex, changes }) => [questionIndex, changes]),
      ),
    });
    expect(submitterOf({ evidence })).toBe('aDevice');
  }
});

it('a time that is no date counts as the moment before, and a log beyond all reason is left out', () => {
  const log = (timestamp: string | number) => ({ action: 'answer', timestamp, questionIndex: 0 });
  const { navigation } = readBack(packed({ navigationLog: [log(STARTED_AT + 5), log('yesterday')] }));
  expect(navigation.map(({ at }) => at - STARTED_AT)).toEqual([5, 5]);
  const endless = Array.from({ length: 2_000 }, (_, n) => ({
    ...log((n * 7_919_777_777) % 4e12),
    action: `${n} ${(n * 48_271) % 99_991}`,
  }));
  expect(packed({ navigationLog: endless, metadata: { browser: 'Chrome' } })?.length).toBeLessThan(200);
});

it('nothing that was noticed takes no bytes', () => {
  expect(packed({})).toBeUndefined();
});
