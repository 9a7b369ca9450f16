// @vitest-environment happy-dom
import { buildQuiz } from '@quizhall/shared/testing/factories';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { EditSeat } from './edit-seat.tsx';

const ID = 'q_0000000000000001';
const Editor = () => <p>The editor</p>;
const Seat = () => <EditSeat title="Edit" editor={Editor} />;
const Overview = () => <p>The overview</p>;

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['its owner', ['quiz.owner'], 'The editor'],
  ['an editor', ['quiz.editor'], 'The editor'],
  ['a viewer', ['quiz.viewer'], 'The overview'],
  ['a grader', ['quiz.grader'], 'The overview'],
  ['somebody of whom nothing is said', undefined, 'The overview'],
])('%s comes to what they may', async (_, roles, text) => {
  fakeApi({
    'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada' } }),
    [`GET /quizzes/${ID}`]: () => ok({ quiz: { ...buildQuiz({ id: ID }), roles } }),
  });
  openPage({ '/quiz/:id/edit': Seat, '/quiz/:id/dashboard': Overview }, `/quiz/${ID}/edit`);
  await waitFor(() => expect(screen.getByText(text)).toBeTruthy());
});
