import { expect, it } from 'vitest';
import { comparedFacts } from './version-facts.ts';

const fact = (label: string, value: string) => ({ label, value });

it.each([
  ['an equal setting', [fact('Time', '5')], [fact('Time', '5')], [], [fact('Time', '5')]],
  ['a changed one', [fact('Time', '5')], [fact('Time', '9')], [{ ...fact('Time', '5'), now: '9' }], []],
  ['one that is gone today', [fact('Time', '5')], [], [{ ...fact('Time', '5'), now: '–' }], []],
  ['one that is new today', [], [fact('Time', '9')], [{ ...fact('Time', '–'), now: '9' }], []],
  ['nothing', [], [], [], []],
])('compares %s', (_, then, today, changed, same) => {
  expect(comparedFacts(then, today, '–')).toEqual({ changed, same });
});
