import { expect, it } from 'vitest';
import { mayWithdraw } from './withdrawing.ts';

const REJECTED = { reason: 'Too easy' };

it.each([
  ['whoever asked', 'ada', 'organization.creator', undefined, true],
  ['another creator', 'bob', 'organization.creator', undefined, false],
  ['whoever decides', 'bob', 'organization.admin', undefined, true],
  ['another creator, of what was rejected', 'bob', 'organization.creator', REJECTED, true],
  ['a member, of what was rejected', 'bob', 'organization.member', REJECTED, false],
] as const)('what waits is let go of by %s: %s', (_, person, role, rejected, may) => {
  expect(mayWithdraw({ by: 'ada', rejected }, person, [role])).toBe(may);
});
