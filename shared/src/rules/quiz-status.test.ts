import { describe, expect, it } from 'vitest';
import type { QuizStatus } from '../model/enums.ts';
import { type StatusFacts, statusMove } from './quiz-status.ts';

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
