// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { AroundQuiz } from './around-quiz.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('opens the dialog that reports a quiz when it is asked for, and closes it once the report is sent', async () => {
  const { calls } = fakeApi({
    'GET /quizzes/q_1/related': () => ok({ quizzes: [] }),
    'POST /quizzes/q_1/report': () => ok({}),
  });
  openPage({ '/': () => <AroundQuiz quizId="q_1" /> }, '/');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Report this quiz' }));
  await screen.findByRole('dialog', { name: 'Report this quiz' });
  const [reason] = screen.getAllByRole('radio');
  if (reason) fireEvent.click(reason);
  fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls()).toContain('POST /quizzes/q_1/report');
});
