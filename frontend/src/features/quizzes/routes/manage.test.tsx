// @vitest-environment happy-dom
import { buildQuiz } from '@quizhall/shared/testing/factories';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { Component } from './manage.tsx';

const user = {
  id: 'u1',
  email: 'ada@example.org',
  fullName: 'Ada',
  userType: 'moderator',
  canCreateQuizzes: true,
};
const gold = buildQuiz({ id: 'q_0000000000000001', title: 'Gold', questions: [] });
const silver = buildQuiz({ id: 'q_0000000000000002', title: 'Silver', status: 'draft', questions: [] });
const counts = { all: 2, published: 1, draft: 1, paused: 0, archived: 0, deleted: 0 };
const LIST = 'GET /quizzes';
const PUT = `PUT /quizzes/${gold.id}`;
const base = {
  'GET /users/me/session': () => ok({ session: user }),
  [LIST]: () => ok({ quizzes: [gold, silver], counts }),
};

const open = (path = '/quiz/manage') => openPage({ '/quiz/manage': Component }, path, { toasts: true });

const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article') as HTMLElement);
};

/** Radix menus open on key down and pointer down. */
async function choose(title: string, action: string) {
  const button = (await card(title)).getByRole('button', { name: `Actions for ${title}` });
  fireEvent.keyDown(button, { key: 'Enter' });
  const item = await screen.findByRole('menuitem', { name: action });
  await act(async () => fireEvent.click(item));
}

const chip = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Status' })).getByRole('button', { name });

beforeEach(startSignedIn);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('quiz management', () => {
  it('shows every quiz with its status and the counts', async () => {
    fakeApi(base);
    open();
    (await card('Gold')).getByText('Published');
    (await card('Silver')).getByText('Draft');
    expect(chip(/^All/).textContent).toBe('All2');
  });

  it('reads search, filter and sort from the address, and writes them there', async () => {
    const api = fakeApi(base);
    const router = open('/quiz/manage?q=go&sort=title');
    await card('Gold');
    expect(api.requests.find(({ call }) => call === LIST)?.query).toMatchObject({
      search: 'go',
      status: 'all',
      sort: 'title',
    });
    await act(async () => fireEvent.click(chip(/^Draft/)));
    expect(router.state.location.search).toBe('?q=go&status=draft&sort=title');
    fireEvent.change(screen.getByLabelText('Search quizzes'), { target: { value: '' } });
    await waitFor(() => expect(router.state.location.search).toBe('?status=draft&sort=title'));
    await waitFor(() => expect(api.requests.at(-1)?.query).toEqual({ status: 'draft', sort: 'title' }));
  });

  it('pauses at once, before the server has answered', async () => {
    fakeApi({ ...base, [PUT]: () => 'pending' });
    open();
    await choose('Gold', 'Pause');
    (await card('Gold')).getByText('Paused');
    expect(chip(/^Paused/).textContent).toBe('Paused1');
    expect(chip(/^Published/).textContent).toBe('Published0');
  });

  it('goes back and says why when the server refuses', async () => {
    let reads = 0;
    fakeApi({
      ...base,
      // The list is read once, so a restored row proves the rollback.
      [LIST]: () => {
        reads += 1;
        return reads === 1 ? ok({ quizzes: [gold, silver], counts }) : 'pending';
      },
      [PUT]: () => refused('INVALID_STATE'),
    });
    open();
    await choose('Gold', 'Pause');
    await screen.findByText('Failed to pause quiz');
    expect(screen.getByRole('alert').textContent).toContain('Failed to pause quiz: This is not possible');
    (await card('Gold')).getByText('Published');
    expect(chip(/^Paused/).textContent).toBe('Paused0');
  });

  it('archives after asking, and takes it back with undo', async () => {
    const wanted: unknown[] = [];
    let status = 'published';
    fakeApi({
      ...base,
      [LIST]: () => ok({ quizzes: [{ ...gold, status }, silver], counts }),
      [PUT]: ({ body }) => {
        wanted.push(body);
        status = (body as { status: string }).status;
        return ok({ quiz: { ...gold, status } });
      },
    });
    open();
    await choose('Gold', 'Archive');
    const dialog = screen.getByRole('alertdialog');
    within(dialog).getByText('Archive this quiz? You can restore it later.');
    expect(wanted).toEqual([]);
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Archive' })));
    await screen.findByText('Quiz archived');
    (await card('Gold')).getByText('Archived');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
    await screen.findByText('Quiz restored');
    expect(wanted).toEqual([{ status: 'archived' }, { status: 'published' }]);
    (await card('Gold')).getByText('Published');
  });

  it('says what keeps a draft from being published, and leads to its editor', async () => {
    fakeApi({
      ...base,
      [`PUT /quizzes/${silver.id}`]: () =>
        refused('NOT_PUBLISHABLE', { questions: 'Please add at least one question' }),
    });
    open();
    await choose('Silver', 'Publish');
    const dialog = await screen.findByRole('dialog', { name: 'This quiz cannot be published yet.' });
    within(dialog).getByText('Please add at least one question');
    expect(within(dialog).getByRole('link', { name: 'Edit Quiz' }).getAttribute('href')).toBe(
      `/quiz/${silver.id}/edit`,
    );
    await act(async () =>
      fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement),
    );
    (await card('Silver')).getByText('Draft');
  });

  it('loads page by page', async () => {
    fakeApi({
      ...base,
      [LIST]: ({ query }) =>
        query.cursor
          ? ok({ quizzes: [silver], counts })
          : ok({ quizzes: [gold], counts, nextCursor: 'more' }),
    });
    open();
    await card('Gold');
    expect(screen.queryByRole('heading', { name: 'Silver' })).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Load more' })));
    await card('Silver');
    await card('Gold');
  });

  it('has a next step when there is nothing yet, and a way back when nothing fits', async () => {
    fakeApi({ ...base, [LIST]: () => ok({ quizzes: [], counts: { ...counts, all: 0 } }) });
    const router = open();
    await screen.findByText('No quizzes yet');
    const links = screen.getAllByRole('link', { name: 'Start from a template' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/templates', '/templates']);
    await act(async () => router.navigate('/quiz/manage?q=nothing'));
    await screen.findByText('No quiz matches');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear search and filter' })));
    await screen.findByText('No quizzes yet');
  });

  it('lists the quizzes of others with whose they are, and offers what one may do with them', async () => {
    const others = { ...gold, roles: ['quiz.editor'], owner: { id: 'u2', name: 'Grace' } };
    const api = fakeApi({
      ...base,
      [LIST]: ({ query }) =>
        query.scope === 'shared' ? ok({ quizzes: [others], counts }) : ok({ quizzes: [silver], counts }),
    });
    const router = open();
    await card('Silver');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Shared with me' })));
    (await card('Gold')).getByText('Shared by Grace · Editor');
    expect(router.state.location.search).toBe('?scope=shared');
    expect(api.requests.at(-1)?.query.scope).toBe('shared');
    fireEvent.keyDown((await card('Gold')).getByRole('button', { name: 'Actions for Gold' }), {
      key: 'Enter',
    });
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Dashboard',
      'Edit',
      'Copy link',
      'Open quiz',
      'People',
      'Export questions',
      'Pause',
    ]);
  });

  it('says so when nobody shares anything', async () => {
    fakeApi({ ...base, [LIST]: () => ok({ quizzes: [], counts: { ...counts, all: 0 } }) });
    open('/quiz/manage?scope=shared');
    await screen.findByText('Nothing is shared with you');
  });

  it('offers to try again after a failure', async () => {
    let broken = true;
    fakeApi({ ...base, [LIST]: () => (broken ? refused('FORBIDDEN') : ok({ quizzes: [gold], counts })) });
    open();
    await screen.findByText('Failed to load quizzes');
    broken = false;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    await card('Gold');
  });
});
