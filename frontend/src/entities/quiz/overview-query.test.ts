import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { expect, it, vi } from 'vitest';
import { refreshed } from './overview-query.ts';

const MATHML = { $x$: '<math><mi>x</mi></math>' };
const overview = (revision: number, answers: number, formulas?: typeof MATHML) =>
  ({ revision, questions: [{ id: 'q', answers, formulas }] }) as unknown as QuizOverview;

it('asks for formulas once for each revision, and for numbers every time', async () => {
  const get = vi.fn<(formulas: 'with' | 'without') => Promise<QuizOverview>>();
  get.mockResolvedValueOnce(overview(1, 0, MATHML));
  const first = await refreshed(undefined, get);
  get.mockResolvedValueOnce(overview(1, 5));
  const second = await refreshed(first, get);
  expect(second).toEqual(overview(1, 5, MATHML));
  get.mockResolvedValueOnce(overview(2, 5)).mockResolvedValueOnce(overview(2, 6, MATHML));
  expect(await refreshed(second, get)).toEqual(overview(2, 6, MATHML));
  expect(get.mock.calls.flat()).toEqual(['with', 'without', 'without', 'with']);
});
