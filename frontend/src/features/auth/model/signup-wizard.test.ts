import { describe, expect, it } from 'vitest';
import { accountTypeOf, reachableStep, startStep, stepBefore } from './signup-wizard.ts';

const pending = {
  name: 'Ada',
  email: 'ada@example.org',
  accountType: 'learner',
  organizationName: '',
} as const;
const sent = { at: 1_000, email: 'ada@example.org' };

describe('accountTypeOf', () => {
  it.each([
    ['learner', 'learner'],
    ['moderator', 'moderator'],
    ['org', 'organization'],
    ['organization', 'organization'],
    ['admin', undefined],
    ['constructor', undefined],
    [null, undefined],
  ])('%s is %s', (query, type) => {
    expect(accountTypeOf(query)).toBe(type);
  });
});

describe('startStep', () => {
  it.each([
    ['without a link', undefined, undefined, 'type'],
    ['with a type in the link', 'moderator', undefined, 'details'],
    ['with details that a reload has kept', undefined, pending, 'type'],
    ['with a code on its way', undefined, { ...pending, sent }, 'verify'],
  ] as const)('%s', (_, linked, waiting, step) => {
    expect(startStep(linked, waiting)).toBe(step);
  });
});

describe('reachableStep', () => {
  it.each([
    ['verify', true, true, 'verify'],
    ['verify', true, false, 'details'],
    ['verify', false, true, 'type'],
    ['details', true, false, 'details'],
    ['details', false, false, 'type'],
    ['type', true, true, 'type'],
  ] as const)('%s with a type: %s, with a code: %s leads to %s', (wanted, typeChosen, codeSent, step) => {
    expect(reachableStep(wanted, { typeChosen, codeSent })).toBe(step);
  });
});

it('goes back one step at a time', () => {
  expect([stepBefore('verify'), stepBefore('details')]).toEqual(['details', 'type']);
});
