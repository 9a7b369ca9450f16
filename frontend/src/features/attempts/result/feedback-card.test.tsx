// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api/errors.ts';
import { announcePersonLeft } from '@/lib/api/session-events.ts';
import { rememberUser } from '@/lib/api/tokens.ts';
import { buildResult } from '../testing/fakes.ts';
import { FeedbackCard } from './feedback-card.tsx';

const server = vi.hoisted(() => ({
  calls: [] as unknown[][],
  answer: (): Promise<unknown> => Promise.reject(new Error('not set')),
}));
vi.mock('./feedback.ts', () => ({
  sendFeedback: (...args: unknown[]) => {
    server.calls.push(args);
    return server.answer();
  },
}));
vi.mock('../storage/open-store.ts', () => ({
  attemptStore: async () => ({ tokenOf: async () => 'token' }),
}));

beforeEach(() => {
  server.calls = [];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

function show(over = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FeedbackCard result={buildResult(over)} />
    </QueryClientProvider>,
  );
}

const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comment/ });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send feedback' }));

test('needs a rating, and nothing else', async () => {
  server.answer = () =>
    Promise.resolve({
      submissionId: 'x',
      feedback: { rating: 4, comment: '' },
      givenAt: '2026-05-01T10:00:00.000Z',
    });
  show();
  const scrolled = vi.spyOn(screen.getByRole('heading', { name: 'How was this quiz?' }), 'scrollIntoView');
  submit();
  expect(scrolled).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent).toBe('Please choose a rating');
  const stars = screen.getByRole('radiogroup', { name: 'Your rating' });
  expect(stars.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star' }));
  expect(server.calls).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(screen.queryByRole('alert')).toBeNull();
  submit();
  expect(await screen.findByText('Thank you for your feedback!')).toBeTruthy();
  const [quizId, body, token] = server.calls[0] ?? [];
  expect(quizId).toBe('q_0123456789abcdef');
  expect(body).toMatchObject({ rating: 4, comment: '' });
  expect(token).toBe('token');
});

test.each([
  ['NETWORK', 'You are offline. Your feedback is kept in this tab; send it when you are back.'],
  ['UNAVAILABLE', 'Your feedback could not be sent. Please try again.'],
] as const)('%s is shown and keeps what was written, also after a reload', async (code, said) => {
  server.answer = () => Promise.reject(new ApiError('The service is busy.', { code }));
  show();
  fireEvent.click(screen.getByRole('radio', { name: '2 stars' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Too hard' }));
  fireEvent.change(comment(), { target: { value: 'Too many dates.' } });
  submit();
  expect(await screen.findByText(said)).toBeTruthy();
  expect(comment().value).toBe('Too many dates.');
  cleanup();
  show();
  expect(comment().value).toBe('Too many dates.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Too hard' }).checked).toBe(true);
});

const maya = {
  id: 'u_maya',
  email: 'maya@quizhall.example',
  fullName: 'Maya',
  userType: 'learner',
  isEmailVerified: true,
  canCreateQuizzes: false,
} as const;

test.each([
  ['leaves', announcePersonLeft],
  ['is somebody else after a reload', () => rememberUser({ ...maya, id: 'u_noor' })],
])('a draft is gone once the person %s', (_, happens) => {
  rememberUser(maya);
  show();
  fireEvent.change(comment(), { target: { value: 'Too many dates.' } });
  cleanup();
  show();
  expect(comment().value).toBe('Too many dates.');
  cleanup();
  happens();
  show();
  expect(comment().value).toBe('');
  expect(Object.values(localStorage).join()).not.toContain('dates');
});

test('what was said before is thanked for, and can be changed', () => {
  show({ feedback: { rating: 5, difficulty: 'just_right', comment: 'Nice' } });
  expect(screen.getByText('You gave 5 stars.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change it' }));
  expect(comment().value).toBe('Nice');
});
