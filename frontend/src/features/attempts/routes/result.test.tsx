// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/query/query-client.ts';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { resultKey } from '../result/result-key.ts';
import { buildResult } from '../testing/fakes.ts';
import { Component } from './result.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('what is being written about one result does not follow to the next', async () => {
  const queryClient = createQueryClient();
  for (const submissionId of ['first', 'second']) {
    queryClient.setQueryData(resultKey(submissionId), buildResult({ submissionId }));
  }
  const page = '/quiz/:ref/result/:submissionId';
  const router = openPage({ [page]: Component }, '/quiz/ABC234/result/first', { queryClient });
  const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comment/ });
  fireEvent.change(comment(), { target: { value: 'Too many dates.' } });
  await act(() => router.navigate('/quiz/ABC234/result/second'));
  expect(comment().value).toBe('');
  await act(() => router.navigate('/quiz/ABC234/result/first'));
  expect(comment().value).toBe('Too many dates.');
});

const score = {
  totalScore: 20,
  totalPossibleScore: 30,
  percentage: 66.67,
  correctAnswers: 2,
  totalQuestions: 3,
  isPassing: false,
  grade: 'D',
} as const;

test('"I am done" asks first, then brings the answers and takes the way to another attempt', async () => {
  const submissionId = 'q_0123456789abcdef.g_0123456789abcdef.1';
  const { quiz } = buildResult();
  const before = buildResult({
    submissionId,
    score,
    quiz: { ...quiz, canRetake: true },
    correctAnswers: { shown: false, reason: 'attempts_left' },
  });
  const after = { ...before, quiz, results: [], correctAnswers: { shown: true } };
  let answers = () => refused('UNAVAILABLE');
  const { calls } = fakeApi({ [`POST /submissions/${submissionId}/done`]: () => answers() });
  const queryClient = createQueryClient();
  queryClient.setQueryData(resultKey(submissionId), before);
  queryClient.setQueryData(resultKey('earlier'), before);
  openPage({ '/quiz/:ref/result/:submissionId': Component }, `/quiz/ABC234/result/${submissionId}`, {
    queryClient,
  });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('button', { name: 'I am done: show the answers' });
  press('I am done: show the answers');
  screen.getByText('You then see the correct answers, and cannot take this quiz again.');
  press('Keep my attempts');
  expect(calls()).toEqual([]);
  press('I am done: show the answers');
  press('Show the answers');
  await screen.findByText('The service is busy. Please try again in a moment.');
  expect(screen.queryByRole('heading', { name: 'Show the answers?' })).not.toBeNull();
  answers = () => ok(after);
  press('Show the answers');
  const heading = await vi.waitFor(() => {
    screen.getByRole('button', { name: /Detailed Results/ });
    return screen.getByRole('heading', { name: 'Your answers' });
  });
  expect(document.activeElement).toBe(heading);
  expect(screen.queryByRole('link', { name: 'Take Again' })).toBeNull();
  expect(queryClient.getQueryState(resultKey('earlier'))?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(resultKey(submissionId))?.isInvalidated).toBe(false);
});

test.each([
  ['signed out', 'SIGNED_OUT', 'link', 'Sign In'],
  ['with a token that is too old', 'ATTEMPT_TOKEN', 'link', 'Sign In'],
  ['while the service is busy', 'UNAVAILABLE', 'button', 'Try Again'],
  ['before the end', 'IN_PROGRESS', 'link', 'Continue'],
] as const)('an address that is opened %s leads on', async (_, code, role, name) => {
  fakeApi({ 'GET /submissions/s1/result': () => refused(code) });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  openPage({ '/quiz/:ref/result/:submissionId': Component }, '/quiz/ABC234/result/s1', { queryClient });
  await screen.findByRole(role, { name });
});
