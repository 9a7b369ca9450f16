import { describe, expect, it } from 'vitest';
import { LEARNER } from '../testing/people.ts';
import { LOADING, sessionReducer } from './session-state.ts';

describe('sessionReducer', () => {
  it('signs in from loading', () => {
    expect(sessionReducer(LOADING, { type: 'known', user: LEARNER })).toEqual({
      status: 'signed-in',
      user: LEARNER,
    });
  });

  it('keeps what is known about the same person when only the basics arrive', () => {
    const state = { status: 'signed-in', user: { ...LEARNER, plan: 'Counts' } } as const;
    const next = sessionReducer(state, { type: 'known', user: { ...LEARNER, fullName: 'Ada L.' } });
    expect(next.user).toMatchObject({ plan: 'Counts', fullName: 'Ada L.' });
  });

  it('keeps nothing of another person', () => {
    const state = { status: 'signed-in', user: { ...LEARNER, plan: 'Counts' } } as const;
    expect(sessionReducer(state, { type: 'known', user: { ...LEARNER, id: 'u2' } }).user).not.toHaveProperty(
      'plan',
    );
  });

  it('merges a partial update, and only into somebody', () => {
    const state = { status: 'signed-in', user: LEARNER } as const;
    expect(sessionReducer(state, { type: 'updated', fields: { plan: 'Hi' } }).user).toEqual({
      ...LEARNER,
      plan: 'Hi',
    });
    expect(sessionReducer(LOADING, { type: 'updated', fields: { plan: 'Hi' } })).toBe(LOADING);
  });

  it.each([true, false])('signs out and says whether it was by choice: %s', (byChoice) => {
    const state = { status: 'signed-in', user: LEARNER } as const;
    expect(sessionReducer(state, { type: 'gone', byChoice })).toEqual({ status: 'signed-out', byChoice });
  });
});
