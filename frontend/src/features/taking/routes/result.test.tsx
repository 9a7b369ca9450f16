// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '@/lib/query-client.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { resultKey } from '../hooks/result-key.ts';
import { buildResult } from '../testing/fakes.ts';
import { Component } from './result.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
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
