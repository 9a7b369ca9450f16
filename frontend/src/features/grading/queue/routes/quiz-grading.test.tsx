// @vitest-environment happy-dom
import type { QueuedSubmission, WaitingAnswer } from '@quizhall/shared/contract/grading/grading';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { Component } from './quiz-grading.tsx';

const ID = 'q_0000000000000001';
const [A, B] = [`${ID}.g_a.1`, `${ID}.g_b.1`];
const GET = `GET /quizzes/${ID}/grading`;
const QUEUE = `${GET}/queue`;
const PATCH_A = `PATCH /submissions/${A}/grade`;
const PATHS = { '/quiz/:id/grading': Component };
const ME = {
  'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada' } }),
  [`GET /quizzes/${ID}/overview`]: () => ok({ id: ID, title: 'Rust', questions: [] }),
};

const submission = (id: string, name: string, points?: number): QueuedSubmission => ({
  id,
  name,
  completedAt: `2026-01-0${id === A ? 1 : 2}T00:00:00.000Z`,
  state: points === undefined ? 'waiting' : 'graded',
  essays: [{ questionId: 'e1', points }],
});
const queueOf = (submissions: QueuedSubmission[]) => ({
  questions: [{ id: 'e1', question: 'Why?', maxPoints: 20 }],
  submissions,
  open: 0,
  released: 0,
});
const answerOf = (submissionId: string, more: Partial<WaitingAnswer> = {}): WaitingAnswer => ({
  submissionId,
  questionId: 'e1',
  question: 'Why?',
  rubric: 'Two causes.',
  answer: `Text of ${submissionId}`,
  revision: 'seen',
  maxPoints: 20,
  ...more,
});
const world = (submissions = [submission(A, 'Grace'), submission(B, 'Edsger')]) => ({
  ...ME,
  [QUEUE]: () => ok(queueOf(submissions)),
  [GET]: ({ query }: { query: Record<string, string> }) =>
    ok({ answers: [answerOf(query['submissionId'] ?? '')] }),
});
const graded = (points: number, comment?: string) =>
  ok({
    submissionId: A,
    status: 'pending_review',
    pending: 0,
    grades: [{ questionId: 'e1', points, comment, revision: 'new' }],
  });

const points = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Points, 0 to 20' });
async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}
const enter = async (value: string) => {
  const field = await points();
  fireEvent.change(field, { target: { value } });
  await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));
};

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the grading page', () => {
  it('saves with the revision that was seen, goes on to the next, and ends at the release', async () => {
    const { requests } = fakeApi({
      ...world(),
      [PATCH_A]: () => graded(12.5),
      [`PATCH /submissions/${B}/grade`]: () => graded(20),
    });
    openPage(PATHS, `/quiz/${ID}/grading`);
    await screen.findByRole('heading', { name: 'Answer of Grace' });
    screen.getByText('Two causes.');
    await enter('12,5');
    await screen.findByRole('heading', { name: 'Answer of Edsger' });
    expect(requests.find(({ call }) => call === PATCH_A)?.body).toEqual({
      grades: [{ questionId: 'e1', points: 12.5, comment: '', revision: 'seen' }],
    });
    screen.getByText('1 of 2 graded');
    await press('Full 20');
    await press('Save');
    await screen.findByRole('heading', { name: 'Everything is graded' });
    screen.getByText('2 results wait for you to release them.');
  });

  it('says beside the field what is wrong, and sends nothing', async () => {
    const { calls } = fakeApi(world());
    openPage(PATHS, `/quiz/${ID}/grading`);
    await enter('20.5');
    await screen.findByText('Points must be from 0 to 20');
    expect(calls()).not.toContain(PATCH_A);
  });

  it('hides names on this device', async () => {
    fakeApi(world());
    openPage(PATHS, `/quiz/${ID}/grading`);
    await screen.findByRole('heading', { name: 'Answer of Grace' });
    fireEvent.click(screen.getByRole('switch', { name: 'Hide names' }));
    await screen.findByRole('heading', { name: /^Answer of Participant \w{4}$/ });
    expect(screen.queryByText('Grace')).toBeNull();
  });

  it('takes nothing that is typed while a grade is on its way', async () => {
    const sent = Promise.withResolvers<ReturnType<typeof ok>>();
    fakeApi({ ...world(), [PATCH_A]: () => sent.promise });
    openPage(PATHS, `/quiz/${ID}/grading`);
    await enter('7');
    const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Comment/ });
    fireEvent.change(comment, { target: { value: 'Too late' } });
    expect(comment.value).toBe('');
    await act(async () => sent.resolve(graded(7)));
    await screen.findByText('1 of 2 graded');
  });

  it('keeps what could not be sent through a reload, and sends it when the network is back', async () => {
    let answer: () => ReturnType<typeof ok> = () => 'offline';
    const { calls } = fakeApi({ ...world(), [PATCH_A]: () => answer() });
    openPage(PATHS, `/quiz/${ID}/grading`);
    await enter('7');
    await screen.findByText(/^No connection/);
    cleanup();
    openPage(PATHS, `/quiz/${ID}/grading`);
    expect((await points()).value).toBe('7');
    answer = () => graded(7);
    await act(async () => window.dispatchEvent(new Event('online')));
    await screen.findByText('1 of 2 graded');
    expect(calls().filter((call) => call === PATCH_A)).toHaveLength(2);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('quizhall.grading.'))).toEqual([]);
  });

  it('shows what somebody else gave beside one’s own, and saves upon what stands', async () => {
    const theirs = { questionId: 'e1', points: 15, comment: 'Well said', revision: 'theirs', by: 'Edith' };
    let stands = 'theirs';
    const { requests } = fakeApi({
      ...world(),
      [PATCH_A]: ({ body }) => {
        const [grade] = (body as { grades: { revision: string }[] }).grades;
        if (grade?.revision === stands) return graded(3);
        const { status, body: failure } = refused('STALE_GRADE') as { status: number; body: object };
        return { status, body: { ...failure, data: { grades: [theirs] } } };
      },
    });
    openPage(PATHS, `/quiz/${ID}/grading`);
    await enter('3');
    const conflict = within(await screen.findByRole('alert'));
    conflict.getByText('Edith’s grade');
    conflict.getByText('15 of 20 points');
    conflict.getByText('Well said');
    conflict.getByText('3 of 20 points');
    await press('Save mine');
    await screen.findByRole('heading', { name: 'Answer of Edsger' });
    expect(requests.filter(({ call }) => call === PATCH_A)).toHaveLength(2);
    stands = '';
  });

  it('lists what is graded and not released, to be changed', async () => {
    fakeApi(world([submission(A, 'Grace', 5), submission(B, 'Edsger')]));
    openPage(PATHS, `/quiz/${ID}/grading?view=graded`);
    const row = within(await screen.findByRole('row', { name: /Grace/ }));
    row.getByText('5 / 20');
    fireEvent.click(row.getByRole('button', { name: 'Change the grade of Grace' }));
    await screen.findByRole('heading', { name: 'Answer of Grace' });
  });

  it('releases those that are selected, and follows the run', async () => {
    const RELEASE = `POST /quizzes/${ID}/release`;
    const run = 'run_0000000000000001';
    let status = 'running';
    const { requests } = fakeApi({
      ...world([submission(A, 'Grace', 5), submission(B, 'Edsger', 3)]),
      [RELEASE]: () => ok({ releasedAt: '2026-01-02T03:04:05.000Z', runId: run }),
      [`GET /runs/${run}`]: () => ok({ id: run, kind: 'releaseSome', status, done: 0, total: 1 }),
    });
    const router = openPage(PATHS, `/quiz/${ID}/grading?view=release`);
    await screen.findByText('2 results are ready.');
    fireEvent.click(screen.getByRole('checkbox', { name: /Edsger/ }));
    await press('Release 1');
    const dialog = within(screen.getByRole('alertdialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Release results' })));
    await screen.findByText('Releasing: 0 of 1');
    expect(requests.find(({ call }) => call === RELEASE)?.body).toEqual({ submissionIds: [B] });
    expect(router.state.location.search).toContain(run);
    status = 'done';
    await screen.findByText(/^Results are released/, {}, { timeout: 5_000 });
  });

  it('says where nothing waits, and who may not grade', async () => {
    fakeApi({ ...ME, [QUEUE]: () => ok(queueOf([])) });
    openPage(PATHS, `/quiz/${ID}/grading`);
    await screen.findByText('Nothing waits for a grade');
    cleanup();
    fakeApi({ ...ME, [QUEUE]: () => refused('FORBIDDEN') });
    openPage(PATHS, `/quiz/${ID}/grading`);
    await screen.findByText('You do not have permission to perform this action.');
  });
});
