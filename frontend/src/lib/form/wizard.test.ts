import { describe, expect, it } from 'vitest';
import { reachableStep } from './wizard.ts';

const STEPS = ['type', 'details', 'verify'] as const;

describe('reachableStep', () => {
  it.each([
    ['verify', ['type', 'details'], 'verify'],
    ['verify', ['type'], 'details'],
    ['verify', ['details'], 'type'],
    ['details', ['type'], 'details'],
    ['details', [], 'type'],
    ['type', ['type', 'details'], 'type'],
    ['elsewhere', ['type', 'details'], 'type'],
  ])('%s, when %j are done, leads to %s', (wanted, done, step) => {
    expect(reachableStep<string>(STEPS, wanted, (one) => done.includes(one))).toBe(step);
  });
});
