// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '@/lib/testing/open-page.tsx';
import { NO_ANSWER } from '../engine/answers.ts';
import { attemptStore } from '../storage/open-store.ts';
import { buildStarted } from '../testing/fakes.ts';
import { Component } from './take.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** The rows of a table in this browser. */
const rowsOf = (table: string) => Object.keys(localStorage).filter((key) => key.includes(`/${table}/`));

test.each([
  ['without a paper', 'papers', undefined],
  ['with a paper of another kind', 'papers', '{"stage":"later"}'],
  ['without its state', 'progress', undefined],
] as const)('an attempt that is kept %s says so, leads home and keeps its answers', async (_, table, row) => {
  const store = await attemptStore();
  const started = buildStarted();
  const future = new Date(Date.now() + 600_000).toISOString();
  const [questionId = ''] = started.quiz.questions.map(({ _id }) => _id);
  const answers = { [questionId]: { ...NO_ANSWER, userAnswer: 'Red' } };
  await store.add({
    started: { ...started, deadlineAt: future },
    refs: ['ABC234'],
    userId: undefined,
    participantInfo: undefined,
    clockOffset: 0,
  });
  const { sessionId } = started;
  await store.open(sessionId, 'tab');
  await store.write(sessionId, 'tab', { answers });
  const keys = rowsOf(table);
  expect(keys).toHaveLength(1);
  for (const key of keys) {
    if (row === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, row);
  }
  openPage({ '/quiz/:ref/take': Component }, '/quiz/ABC234/take');
  await screen.findByRole('heading', { name: 'Invalid quiz stage' });
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('button', { name: 'Download my answers' })).toBeTruthy();
  expect((await store.keptOf(sessionId))?.answers).toMatchObject(answers);
});
