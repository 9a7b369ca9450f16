import * as fc from '@quizhall/shared/testing/properties';
import { expect, it } from 'vitest';
import { changedBy, inLots } from './bulk.ts';
import type { Picked } from './selection.ts';

const quizzes = (count: number): Picked[] =>
  Array.from({ length: count }, (_, n) => ({ id: `q${n}`, title: `Quiz ${n}`, status: 'published' }));
const ids = (list: readonly Picked[]) => list.map(({ id }) => id);
const yes = async (asked: string[]) => asked.map((id) => ({ id, ok: true }));
const go = { onProgress: () => undefined, isStopped: () => false };

it('sends a hundred at once, and says after each lot how far it is', async () => {
  const sent: number[] = [];
  const progress: number[] = [];
  const outcome = await inLots(quizzes(250), {
    ...go,
    send: (asked) => {
      sent.push(asked.length);
      return yes(asked);
    },
    onProgress: (answered) => progress.push(answered),
  });
  expect([sent, progress]).toEqual([
    [100, 100, 50],
    [100, 200, 250],
  ]);
  expect(outcome.done).toHaveLength(250);
});

it('stops between two lots, and leaves the rest alone', async () => {
  let lots = 0;
  const outcome = await inLots(quizzes(250), {
    ...go,
    send: (asked) => {
      lots += 1;
      return yes(asked);
    },
    isStopped: () => lots === 1,
  });
  expect([outcome.done.length, outcome.left.length, outcome.error]).toEqual([100, 150, undefined]);
});

it('keeps what was done when a later call fails, and says why', async () => {
  const error = new Error('no network');
  let lots = 0;
  const outcome = await inLots(quizzes(150), {
    ...go,
    send: (asked) => {
      lots += 1;
      return lots === 2 ? Promise.reject(error) : yes(asked);
    },
  });
  expect(outcome).toMatchObject({ error, refused: [] });
  expect([outcome.done.length, outcome.left.length]).toEqual([100, 50]);
});

it('loses no quiz and names none twice, whatever the server answers', async () => {
  const fates = fc.array(fc.constantFrom('done', 'refused', 'silent', 'broken'), { maxLength: 230 });
  await fc.assert(
    fc.asyncProperty(fates, async (plan) => {
      const all = quizzes(plan.length);
      const fate = new Map(all.map(({ id }, n) => [id, plan[n]]));
      const outcome = await inLots(all, {
        ...go,
        send: async (asked) => {
          if (fate.get(asked[0] ?? '') === 'broken') throw new Error('broken');
          return asked
            .filter((id) => fate.get(id) !== 'silent')
            .map((id) => ({ id, ok: fate.get(id) === 'done', message: 'no' }));
        },
      });
      const told = [...outcome.done, ...outcome.refused, ...outcome.left];
      expect(ids(told).toSorted()).toEqual(ids(all).toSorted());
      for (const { id } of outcome.done) expect(fate.get(id)).toBe('done');
    }),
  );
});

it('changes only what is not so already', () => {
  const list: Picked[] = [
    { id: 'a', title: 'A', status: 'archived' },
    { id: 'b', title: 'B', status: 'draft' },
  ];
  const changed = (['archive', 'restore', 'delete'] as const).map((action) => ids(changedBy(action, list)));
  expect(changed).toEqual([['b'], ['a'], ['a', 'b']]);
});
