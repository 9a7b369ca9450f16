// @vitest-environment happy-dom
import type { QuizInput } from '@quizhall/shared/model/quizzes/quiz';
import { buildQuiz, buildSettings } from '@quizhall/shared/testing/factories';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { startSignedIn } from '@/lib/testing/open-page.tsx';
import { EDIT, GET, ME, open, press, PUT, quiz, title } from '../testing/editor-page.ts';

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const would = { at: '2026-12-07T12:00:00.000Z', until: '2026-06-07T12:00:00.000Z', count: 12 };

async function edit(answer: object) {
  const stored = buildQuiz({ ...quiz, settings: buildSettings() });
  const api = fakeApi({
    ...ME,
    [GET]: () => ok({ quiz: stored }),
    [PUT]: () => ok({ quiz: { ...stored, revision: 2 } }),
    [`GET /quizzes/${quiz.id}/retention`]: () => ok({ months: 0, ...answer }),
  });
  open(EDIT);
  await title();
  return async () => {
    await press('Save Draft');
    const sent = api.requests.findLast(({ call }) => call === PUT)?.body as QuizInput | undefined;
    return sent?.settings.retentionMonths;
  };
}

const select = () => screen.getByRole('combobox', { name: 'Keep names and answers' });
async function choose(option: string) {
  await act(async () => fireEvent.keyDown(select(), { key: 'Enter' }));
  await act(async () => fireEvent.keyDown(screen.getByRole('option', { name: option }), { key: 'Enter' }));
}
const question = () => screen.findByRole('alertdialog', { name: 'Delete names and answers after 6 months?' });
const answer = (dialog: HTMLElement, name: string) =>
  act(async () => fireEvent.click(within(dialog).getByRole('button', { name })));

it('a time that deletes something is agreed to, once', async () => {
  const saved = await edit({ would });
  expect(select().textContent).toBe('For ever');
  await choose('6 months');
  const dialog = await question();
  expect(dialog.textContent).toContain('12 submissions handed in up to');
  await answer(dialog, 'Delete them then');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await saved()).toBe(6);
});

it('Cancel leaves the time as it was', async () => {
  await edit({ would });
  await choose('6 months');
  await answer(await question(), 'Cancel');
  expect(select().textContent).toBe('For ever');
});

it('nobody is asked where nothing is that old', async () => {
  const saved = await edit({});
  await choose('6 months');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await saved()).toBe(6);
});
