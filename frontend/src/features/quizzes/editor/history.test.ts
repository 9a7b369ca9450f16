import * as fc from '@quizhall/shared/testing/properties';
import { expect, it } from 'vitest';
import { emptyHistory, type History, record, redo, undo } from './history.ts';

it('takes nothing back where nothing was done', () => {
  expect(undo(emptyHistory, 1)).toBeUndefined();
  expect(redo(emptyHistory, 1)).toBeUndefined();
});

it('forgets what was taken back once something else is done', () => {
  const back = undo(record<number>(emptyHistory, 1), 2);
  expect(back?.state).toBe(1);
  expect(redo(record(back?.history as History<number>, 1), 3)).toBeUndefined();
});

it('keeps two hundred steps', () => {
  let history: History<number> = emptyHistory;
  for (let step = 0; step < 250; step += 1) history = record(history, step);
  expect(history.past).toHaveLength(200);
  expect(history.past.at(-1)).toBe(249);
});

it('comes back to where it was, however many steps are taken back and done again', () => {
  const steps = fc.array(fc.integer(), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(steps, fc.nat(20), (states, count) => {
      const history = states.slice(0, -1).reduce<History<number>>(record, emptyHistory);
      const start = { history, state: states.at(-1) as number };
      let now = start;
      let taken = 0;
      for (; taken < count; taken += 1) {
        const back = undo(now.history, now.state);
        if (!back) break;
        now = back;
        expect(now.state).toBe(states.at(-2 - taken));
      }
      for (; taken > 0; taken -= 1) now = redo(now.history, now.state) as typeof now;
      expect(now).toEqual(start);
    }),
  );
});
