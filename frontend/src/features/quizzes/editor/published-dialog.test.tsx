// @vitest-environment happy-dom
import { buildQuiz, buildSettings } from '@quizhall/shared/testing/factories';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { messages } from './messages.ts';
import { PublishedDialog } from './published-dialog.tsx';

afterEach(cleanup);

it.each([
  ['says that participants need the password', true],
  ['says nothing of a password where there is none', false],
])('%s', (_what, requirePassword) => {
  const quiz = buildQuiz({ settings: buildSettings({ requirePassword, hasPassword: requirePassword }) });
  render(<PublishedDialog quiz={quiz} reason="published" onClose={() => undefined} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.queryByText(messages.published.password) !== null).toBe(requirePassword);
});
