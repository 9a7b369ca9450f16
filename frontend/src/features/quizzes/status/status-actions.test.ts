import { ERRORS } from '@quizhall/shared/contract/errors';
import { QUIZ_STATUSES } from '@quizhall/shared/model/enums';
import { statusMove } from '@quizhall/shared/rules/quizzes/quiz-status';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/errors.ts';
import { actionsFor, MOVES } from './status-actions.ts';
import { publishObstacles } from './unpublishable.ts';

describe('status actions', () => {
  it.each([
    ['draft', ['publish', 'archive']],
    ['published', ['pause', 'archive']],
    ['paused', ['resume', 'archive']],
    ['archived', ['restore']],
  ] as const)('of a %s quiz are %s', (status, expected) => {
    expect(actionsFor({ status, roles: ['quiz.owner'] })).toEqual(expected);
  });

  it('are none where nobody has said what the person is to the quiz', () => {
    for (const status of QUIZ_STATUSES) expect(actionsFor({ status })).toEqual([]);
  });

  it('ask the server only for what its rules allow, and expect what these lead to', () => {
    for (const status of QUIZ_STATUSES) {
      for (const action of actionsFor({ status, roles: ['quiz.owner'] })) {
        const { wanted, expected } = MOVES[action];
        const move = statusMove({ status, archivedFrom: 'paused' }, wanted);
        expect(move).toBeDefined();
        if (expected) expect(move).toBe(expected);
      }
    }
  });
});

describe('a refused publish', () => {
  const [status, message] = ERRORS.NOT_PUBLISHABLE;
  it('says each obstacle once', () => {
    const errors = {
      'questions.0.options': 'Mark one',
      'questions.1.options': 'Mark one',
      title: 'Enter a title',
    };
    const error = new ApiError(message, { code: 'NOT_PUBLISHABLE', status, errors });
    expect(publishObstacles(error)).toEqual(['Mark one', 'Enter a title']);
  });
  it('is not mistaken for another failure', () => {
    expect(publishObstacles(new ApiError('x', { code: 'INVALID_STATE', status: 409 }))).toBeUndefined();
    expect(publishObstacles(new TypeError('x'))).toBeUndefined();
  });
});

describe('the actions', () => {
  it('are for whoever may: an editor puts no quiz away, and others change nothing', () => {
    expect(actionsFor({ status: 'published', roles: ['quiz.editor'] })).toEqual(['pause']);
    expect(actionsFor({ status: 'archived', roles: ['quiz.editor'] })).toEqual([]);
    for (const role of ['quiz.viewer', 'quiz.grader'] as const)
      expect(actionsFor({ status: 'published', roles: [role] })).toEqual([]);
  });
});
