// @vitest-environment happy-dom
import type { QuizInput } from '@quizhall/shared/model/quizzes/quiz';
import { buildQuiz, buildSettings, oneOfEachType } from '@quizhall/shared/testing/factories';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { startSignedIn } from '@/lib/testing/open-page.tsx';
import { GET, ME, open, press, PUT, quiz, title, type } from '../testing/editor-page.ts';

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choose = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));

async function edit(pools: string[], settings = {}) {
  const questions = oneOfEachType().map((question, index) => ({ ...question, pool: pools[index] }));
  const stored = buildQuiz({ ...quiz, questions, settings: buildSettings(settings) });
  const api = fakeApi({
    ...ME,
    [GET]: () => ok({ quiz: stored }),
    [PUT]: () => ok({ quiz: { ...stored, revision: 2 } }),
  });
  open(`/quiz/${quiz.id}/edit`);
  await title();
  return () => api.requests.findLast(({ call }) => call === PUT)?.body as QuizInput | undefined;
}

it('draws some of all', async () => {
  const sent = await edit([]);
  await choose(/Some of all/);
  const field = screen.getByLabelText<HTMLInputElement>('Questions to draw');
  expect(field.value).toBe('5');
  type(field, '2');
  await press('Save Draft');
  expect(sent()?.settings).toMatchObject({ drawQuestions: 2, pools: [] });
});

it('draws from each pool that questions name, and sends only those', async () => {
  const stored = [{ name: 'gone', draw: 3 }];
  const sent = await edit(['easy', 'easy', 'hard'], { pools: stored });
  type(screen.getByLabelText(/Draw from “easy”/), '1');
  expect(screen.getByLabelText(/Draw from “hard”/)).toBeTruthy();
  await press('Save Draft');
  expect(sent()?.settings).toMatchObject({ drawQuestions: 0, pools: [{ name: 'easy', draw: 1 }] });
  expect(sent()?.questions.map(({ pool }) => pool)).toEqual(['easy', 'easy', 'hard', undefined, undefined]);
});

it('says at its field that a pool has too few', async () => {
  const sent = await edit(['easy', 'hard'], { pools: [{ name: 'hard', draw: 1 }] });
  type(screen.getByLabelText(/Draw from “hard”/), '2');
  await press('Publish Quiz');
  const field = screen.getByLabelText(/Draw from “hard”/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('The pool “hard” has only 1 question').length).toBeGreaterThan(0);
  expect(sent()).toBeUndefined();
});

it('asks for pool names where there are none, and goes back to all', async () => {
  const sent = await edit([]);
  await choose(/Some of each pool/);
  expect(screen.getByText(/No question is in a pool yet/)).toBeTruthy();
  await choose(/All questions/);
  expect(screen.queryByText(/No question is in a pool yet/)).toBeNull();
  type(await title(), 'Silver');
  await press('Save Draft');
  expect(sent()?.settings).toMatchObject({ drawQuestions: 0, pools: [] });
});
