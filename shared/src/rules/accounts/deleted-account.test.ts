import { expect, it } from 'vitest';
import { type AccountFacts, unsettledOf } from './deleted-account.ts';

const SETTLED: AccountFacts = {
  isOwner: false,
  plan: { renews: false, paying: false },
  paying: false,
  escrows: [],
  prizes: [],
};

it.each<[string, Partial<AccountFacts>, string[]]>([
  ['nothing', {}, []],
  ['an organization of their own', { isOwner: true }, ['organization']],
  ['a plan that renews', { plan: { renews: true, paying: false } }, ['plan']],
  ['a payment on its way', { plan: { renews: false, paying: true } }, ['payment']],
  ['money for a prize or an entry on its way', { paying: true }, ['payment']],
  ['a prize that was never paid for, and one that was', { escrows: [0, 500] }, ['pool']],
  ['prizes that are over', { prizes: ['paid', 'returned'] }, []],
  ['a prize to claim', { prizes: ['paid', 'claimable'] }, ['prize']],
  ['a prize that is held, and money in escrow', { escrows: [1], prizes: ['held'] }, ['pool', 'prize']],
])('finds what has to be settled: %s', (_, facts, expected) => {
  expect(unsettledOf({ ...SETTLED, ...facts })).toEqual(expected);
});
