import { expect, it } from 'vitest';
import { effectsOfDeletion } from './effects.ts';

const quiz = { stats: { waitingAttempts: 0 }, recentAttempts: [] };
const pool = { total: 100_005, places: 3, endsAt: '2026-03-02T10:00:00.000Z' };

it.each([
  ['no money', {}, []],
  [
    'a prize that goes back',
    { pool, ifDeleted: { prize: 'back' } },
    [/1,100\.06 that was paid for the prize/],
  ],
  ['a prize that is earned', { pool, ifDeleted: { prize: 'kept' } }, [/its winners get the prize/]],
  [
    'a prize that is played for',
    { pool, ifDeleted: { prize: 'promised' } },
    [/cannot be deleted before its end/],
  ],
  ['entries that go back', { ifDeleted: { entries: 'back' } }, [/^What participants paid goes back/]],
  ['entries that stay', { ifDeleted: { entries: 'kept' } }, [/does not go back to them/]],
  [
    'all there is',
    { stats: { waitingAttempts: 1 }, pool, ifDeleted: { prize: 'back', entries: 'back' } },
    [/never see the results/, /goes back to where it came from/, /goes back to them/],
  ],
] as const)('says of %s what comes of it', (_, facts, said) => {
  const effects = effectsOfDeletion({ ...quiz, ...facts });
  expect(effects).toEqual(said.map((text) => expect.stringMatching(text)));
});
