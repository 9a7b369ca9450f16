import { describe, expect, it } from 'vitest';
import { accountTypeOf, startStep } from './signup-wizard.ts';

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
