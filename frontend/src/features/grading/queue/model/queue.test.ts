import type { QueuedSubmission } from '@quizhall/shared/contract/grading/grading';
import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import {
  answerKey,
  currentAnswer,
  isGraded,
  nextWaiting,
  orderAnswers,
  tagOf,
  wholeQueue,
  withPoints,
} from './queue.ts';

const QUESTIONS = ['e1', 'e2'].map((id) => ({ id, question: `${id}?`, maxPoints: 20 }));
const submission = (id: string, day: number, points: (number | undefined)[]): QueuedSubmission => ({
  id,
  name: `Name of ${id}`,
  completedAt: `2026-01-0${day}T00:00:00.000Z`,
  state: points.some((one) => one === undefined) ? 'waiting' : 'graded',
  essays: points.map((given, n) => ({ questionId: `e${n + 1}`, points: given })),
});
const QUEUE = wholeQueue([
  { questions: QUESTIONS, submissions: [submission('b', 2, [undefined, undefined])] },
  {
    questions: QUESTIONS,
    submissions: [submission('a', 1, [5, undefined]), submission('b', 2, [7, undefined])],
  },
]);
const keys = (way: 'question' | 'participant') => orderAnswers(QUEUE, way).map(({ key }) => key);

describe('answers', () => {
  it('are gone through by question across participants, or by participant', () => {
    expect(keys('question')).toEqual(['a~e1', 'b~e1', 'a~e2', 'b~e2']);
    expect(keys('participant')).toEqual(['a~e1', 'a~e2', 'b~e1', 'b~e2']);
  });

  it('of a submission that another page brings again are those of the later page', () => {
    expect(orderAnswers(QUEUE, 'participant').map(({ points }) => points)).toEqual([
      5,
      undefined,
      7,
      undefined,
    ]);
  });

  it('that wait come one after the other, and from the front again', () => {
    const answers = orderAnswers(QUEUE, 'participant');
    expect(nextWaiting(answers, undefined)?.key).toBe('a~e2');
    expect(nextWaiting(answers, 'a~e2')?.key).toBe('b~e2');
    expect(nextWaiting(answers, 'b~e2')?.key, 'itself is not next').toBe('a~e2');
    expect(currentAnswer(answers, { answer: 'b~e1' })?.key, 'also one that is graded').toBe('b~e1');
    expect(currentAnswer(answers, { answer: 'gone' })?.key).toBe('a~e2');
    expect(currentAnswer(answers, { submission: 'b' })?.key, 'its first that waits').toBe('b~e2');
    expect(currentAnswer(answers, { submission: 'gone' }), 'nobody else instead').toBeUndefined();
    expect(nextWaiting(answers.filter(isGraded), undefined)).toBeUndefined();
  });

  it('are each met once, whichever is graded in between', () => {
    const points = fc.array(fc.option(fc.nat(20), { nil: undefined }), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(
        fc.array(points, { maxLength: 6 }),
        fc.constantFrom('question', 'participant'),
        (all, way) => {
          let submissions = all.map((given, n) => submission(`s${n}`, (n % 8) + 1, given));
          const waiting = submissions
            .flatMap(({ essays }) => essays)
            .filter((one) => one.points === undefined);
          let at: string | undefined;
          let met = 0;
          for (;;) {
            const next = nextWaiting(orderAnswers({ questions: QUESTIONS, submissions }, way), at);
            if (!next) break;
            met += 1;
            at = next.key;
            submissions = submissions.map((one) =>
              one.id === next.submissionId ? withPoints(one, { ...next, points: 1 }) : one,
            );
          }
          expect(met).toBe(waiting.length);
          expect(submissions.every(({ state }) => state === 'graded')).toBe(true);
        },
      ),
    );
  });
});

it('the tag of a participant is the same at every visit and tells no name', () => {
  const tag = tagOf('q_1.u_2.1');
  expect(tag).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}$/);
  expect(tagOf('q_1.u_2.1')).toBe(tag);
  const tags = new Set(Array.from({ length: 200 }, (_, n) => tagOf(`q_1.u_${n}.1`)));
  expect(tags.size).toBeGreaterThan(195);
  expect(answerKey('s', 'e')).toBe('s~e');
});
