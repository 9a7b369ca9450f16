import { describe, expect, it } from 'vitest';
import {
  CREATE3_PROMISES,
  checkOrganizationLimit,
  checkPersonalLimit,
  ORGANIZATION_LIMITS,
  ORGANIZATION_PLANS,
  ORGANIZATION_PRICES,
  PERSONAL_PRICES,
  planForFeature,
  yearlyPrice,
} from './plans.ts';

const ALLOWED = { allowed: true };

describe('limits of organizations', () => {
  it.each([
    ['free', 'members', 10, ALLOWED],
    ['free', 'members', 11, { allowed: false, limit: 10, count: 11, liftedBy: 'basic' }],
    ['free', 'members', 51, { allowed: false, limit: 10, count: 51, liftedBy: 'professional' }],
    ['free', 'members', 201, { allowed: false, limit: 10, count: 201, liftedBy: 'enterprise' }],
    ['free', 'quizzes', 5, ALLOWED],
    ['free', 'quizzes', 6, { allowed: false, limit: 5, count: 6, liftedBy: 'basic' }],
    ['free', 'questionsPerQuiz', 20, ALLOWED],
    ['free', 'questionsPerQuiz', 21, { allowed: false, limit: 20, count: 21, liftedBy: 'basic' }],
    ['basic', 'members', 50, ALLOWED],
    ['basic', 'members', 51, { allowed: false, limit: 50, count: 51, liftedBy: 'professional' }],
    ['basic', 'quizzes', 1_000_000, ALLOWED],
    ['basic', 'questionsPerQuiz', 50, ALLOWED],
    ['basic', 'questionsPerQuiz', 51, { allowed: false, limit: 50, count: 51, liftedBy: 'professional' }],
    ['professional', 'members', 200, ALLOWED],
    ['professional', 'members', 201, { allowed: false, limit: 200, count: 201, liftedBy: 'enterprise' }],
    ['professional', 'quizzes', 1_000_000, ALLOWED],
    ['professional', 'questionsPerQuiz', 100, ALLOWED],
    [
      'professional',
      'questionsPerQuiz',
      101,
      { allowed: false, limit: 100, count: 101, liftedBy: 'enterprise' },
    ],
    ['enterprise', 'members', 1_000_000, ALLOWED],
    ['enterprise', 'quizzes', 1_000_000, ALLOWED],
    ['enterprise', 'questionsPerQuiz', 1_000_000, ALLOWED],
  ] as const)('%s, %s: %d', (plan, what, count, expected) => {
    expect(checkOrganizationLimit(plan, what, count)).toEqual(expected);
  });

  it('keep what the other price table promises for the same plan', () => {
    for (const plan of ORGANIZATION_PLANS) {
      const { members = 0, quizzes = 0 } = CREATE3_PROMISES[plan] ?? {};
      for (const [what, promised] of [
        ['members', members],
        ['quizzes', quizzes],
      ] as const) {
        const limit = ORGANIZATION_LIMITS[plan][what];
        expect(limit === -1 || (promised !== -1 && promised <= limit)).toBe(true);
      }
    }
    expect(CREATE3_PROMISES).toEqual({
      free: { members: 10, quizzes: 5 },
      professional: { members: 100, quizzes: -1 },
      enterprise: { members: -1, quizzes: -1 },
    });
  });
});

describe('limits of persons', () => {
  it.each([
    ['free', 'quizzes', 3, ALLOWED],
    ['free', 'quizzes', 4, { allowed: false, limit: 3, count: 4, liftedBy: 'pro' }],
    ['free', 'responsesPerMonth', 50, ALLOWED],
    ['free', 'responsesPerMonth', 51, { allowed: false, limit: 50, count: 51, liftedBy: 'pro' }],
    ['pro', 'quizzes', 1_000_000, ALLOWED],
    ['pro', 'responsesPerMonth', 1_000_000, ALLOWED],
    ['enterprise', 'quizzes', 1_000_000, ALLOWED],
    ['enterprise', 'responsesPerMonth', 1_000_000, ALLOWED],
  ] as const)('%s, %s: %d', (plan, what, count, expected) => {
    expect(checkPersonalLimit(plan, what, count)).toEqual(expected);
  });
});

describe('prices', () => {
  it('are those of the two tables and the landing page', () => {
    expect(ORGANIZATION_PRICES).toEqual({
      standard: { free: 0, basic: 29, professional: 99, enterprise: 299 },
      create3: { free: 0, professional: 29 },
    });
    expect(PERSONAL_PRICES).toEqual({ free: 0, pro: 29 });
  });

  it.each([
    [0, 0],
    [29, 278],
    [99, 950],
    [299, 2_870],
  ])('$%d a month is $%d a year', (monthly, yearly) => {
    expect(yearlyPrice(monthly)).toBe(yearly);
  });
});

describe('planForFeature', () => {
  it.each([
    ['free', 'basicAnalytics', undefined],
    ['free', 'aiGeneration', 'professional'],
    ['basic', 'apiAccess', 'professional'],
    ['professional', 'apiAccess', undefined],
    ['professional', 'aiGeneration', undefined],
    ['professional', 'whiteLabel', 'enterprise'],
    ['professional', 'singleSignOn', 'enterprise'],
    ['enterprise', 'singleSignOn', undefined],
    ['enterprise', 'aiGeneration', undefined],
  ] as const)('%s, %s: %s', (plan, feature, expected) => {
    expect(planForFeature(plan, feature)).toBe(expected);
  });
});
