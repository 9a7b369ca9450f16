import { expect, it } from 'vitest';
import { newOwners } from './owners.ts';

const organizations = [
  { id: 'o_school', title: 'School', role: 'creator' as const },
  { id: 'o_club', title: 'Club', role: 'member' as const },
  { id: 'o_firm', title: 'Firm', role: 'admin' as const },
];

it.each([
  ['an own quiz', undefined, ['o_school', 'o_firm']],
  ['a quiz of an organization', 'o_firm', ['me', 'o_school']],
])('%s goes to whoever one makes quizzes for', (_, from, owners) => {
  expect(newOwners({ organizations }, from, 'Me').map(({ value }) => value)).toEqual(owners);
});

it('goes nowhere for whoever is in no organization', () => {
  expect(newOwners({}, undefined, 'Me')).toEqual([]);
});
