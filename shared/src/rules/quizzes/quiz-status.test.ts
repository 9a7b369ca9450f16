import { describe, expect, it } from 'vitest';
import { QUIZ_STATUSES, type QuizStatus } from '../../model/enums.ts';
import {
  ACTION_REFUSALS,
  actionMove,
  type StatusAction,
  type StatusFacts,
  statusMove,
} from './quiz-status.ts';

describe('statusMove', () => {
  it.each<[StatusFacts, QuizStatus, ReturnType<typeof statusMove>]>([
    [{ status: 'published' }, 'paused', 'paused'],
    [{ status: 'paused' }, 'published', 'published'],
    [{ status: 'draft' }, 'published', 'publish'],
    [{ status: 'draft' }, 'paused', undefined],
    [{ status: 'draft' }, 'archived', 'archived'],
    [{ status: 'published' }, 'archived', 'archived'],
    [{ status: 'paused' }, 'archived', 'archived'],
    [{ status: 'archived', archivedFrom: 'draft' }, 'published', 'draft'],
    [{ status: 'archived', archivedFrom: 'published' }, 'published', 'published'],
    [{ status: 'archived', archivedFrom: 'paused' }, 'published', 'paused'],
    [{ status: 'archived', archivedFrom: 'paused' }, 'paused', 'paused'],
    [{ status: 'archived', archivedFrom: 'published' }, 'paused', undefined],
    [{ status: 'archived', archivedFrom: 'draft' }, 'paused', undefined],
    [{ status: 'archived' }, 'archived', 'archived'],
    [{ status: 'archived', archivedFrom: 'draft' }, 'draft', 'draft'],
    [{ status: 'draft' }, 'draft', 'draft'],
    [{ status: 'published' }, 'draft', undefined],
    [{ status: 'paused' }, 'draft', undefined],
    [{ status: 'paused' }, 'paused', 'paused'],
    [{ status: 'published' }, 'published', 'published'],
  ])('%j asked to be %s: %s', (facts, wanted, expected) => {
    expect(statusMove(facts, wanted)).toBe(expected);
  });
});

describe('actionMove', () => {
  it.each<[StatusAction, (QuizStatus | undefined)[]]>([
    // From draft, published, paused, archived.
    ['archive', ['archived', 'archived', 'archived', 'archived']],
    ['pause', [undefined, 'paused', 'paused', undefined]],
    ['resume', [undefined, 'published', 'published', undefined]],
    ['restore', ['draft', 'published', 'paused', 'paused']],
  ])('%s', (action, expected) => {
    const statuses = ['draft', 'published', 'paused', 'archived'] as const;
    const moves = statuses.map((status) => actionMove(action, { status, archivedFrom: 'paused' }));
    expect(moves).toEqual(expected);
    expect(ACTION_REFUSALS[action] !== undefined, 'says why').toBe(moves.includes(undefined));
  });

  it.each(QUIZ_STATUSES.filter((status) => status !== 'archived'))('restores what was %s', (archivedFrom) => {
    expect(actionMove('restore', { status: 'archived', archivedFrom })).toBe(archivedFrom);
  });

  it('restores what does not say what it was as a draft', () => {
    expect(actionMove('restore', { status: 'archived' })).toBe('draft');
  });
});
