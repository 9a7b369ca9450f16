// @vitest-environment happy-dom
import type { Assignment } from '@quizhall/shared/model/organizations/assignment';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { AT, dashboardOf, ID } from '../shared/testing.ts';
import { AssignmentsTab } from './assignments-tab.tsx';

const ONE = 'a_000000000001';
const LIST = `GET /organization/${ID}/assignments`;
const CREATE = `POST /organization/${ID}/assignments`;
const PATH = `/organization/${ID}/assignments/${ONE}`;
const PEOPLE = `GET ${PATH}/people`;
const ME = { 'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada' } }) };
const QUIZZES = {
  [`GET /organization/${ID}/quizzes`]: () => ok({ quizzes: [{ id: 'q1', title: 'Knots' }], categories: [] }),
};
const DEPARTMENTS = {
  'GET /organization/departments': () => ok({ departments: [{ id: 'd_000000000001', name: 'Deck' }] }),
};

const assignment = (more: Partial<Assignment> = {}): Assignment => ({
  id: ONE,
  quiz: { id: 'q1', title: 'Knots' },
  everyone: true,
  departments: [],
  people: 0,
  dueAt: '2099-01-02T17:00:00.000Z',
  note: 'Bring a rope',
  countsEarlier: true,
  createdAt: AT,
  createdBy: { id: 'u1', name: 'Ada' },
  progress: { done: 1, of: 3 },
  revision: 4,
  ...more,
});
const answer = (more: Partial<Assignment> = {}) =>
  ok({ assignment: assignment(more), timezone: 'UTC', named: [] });
const nobody = () => ok({ people: [] });

const show = (query = '') =>
  openPage(
    { '/org/dashboard': () => <AssignmentsTab dashboard={dashboardOf()} /> },
    `/org/dashboard${query}`,
    {
      toasts: true,
    },
  );
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const sent = ({ requests }: ReturnType<typeof fakeApi>, call: string) =>
  requests.filter((request) => request.call === call).map(({ body }) => body);

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the list', () => {
  it('says what is due later, and what is past', async () => {
    fakeApi({
      ...ME,
      [LIST]: ({ query }) =>
        ok({ assignments: query['time'] === 'past' ? [] : [assignment()], timezone: 'UTC' }),
    });
    const router = show();
    await screen.findByText('1 of 3');
    expect(screen.getByRole('link', { name: 'Open assignment of Knots' }).getAttribute('href')).toContain(
      `assignment=${ONE}`,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Past' }));
    await screen.findByText('Nothing was due yet');
    expect(router.state.location.search).toContain('due=past');
  });

  it('says of which quiz nothing is left, and is loaded again where it failed', async () => {
    let works = false;
    fakeApi({
      ...ME,
      [LIST]: () =>
        works
          ? ok({ assignments: [assignment({ quiz: { id: 'q1', title: '', gone: true } })], timezone: 'UTC' })
          : refused('INTERNAL'),
    });
    show();
    await screen.findByText('Assignments could not be loaded');
    works = true;
    await press('Try again');
    await screen.findByText('This quiz is gone');
    screen.getByText('Untitled quiz');
  });
});

describe('assigning', () => {
  const open = async (handlers: Parameters<typeof fakeApi>[0]) => {
    const api = fakeApi({
      ...ME,
      ...QUIZZES,
      ...DEPARTMENTS,
      [LIST]: () => ok({ assignments: [], timezone: 'UTC' }),
      ...handlers,
    });
    show();
    await press('Assign quiz');
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign quiz' }));
    const submit = () => fireEvent.click(dialog.getByRole('button', { name: 'Assign quiz' }));
    const choose = async () => {
      fireEvent.click(dialog.getByRole('combobox', { name: /^Quiz/ }));
      fireEvent.click(await screen.findByRole('option', { name: 'Knots' }));
    };
    return { api, dialog, submit, choose };
  };

  it('asks for the quiz and for a moment that lies ahead', async () => {
    const { api, dialog, submit } = await open({});
    fireEvent.change(dialog.getByLabelText(/^Due/), { target: { value: '2001-01-01T12:00' } });
    submit();
    await dialog.findByText('Please choose a quiz');
    dialog.getByText('Please choose a time that lies ahead');
    expect(sent(api, CREATE)).toEqual([]);
  });

  it('is sent once by a double click, as it was filled in', async () => {
    const { api, dialog, submit, choose } = await open({ [CREATE]: () => ok({ assignment: assignment() }) });
    await choose();
    fireEvent.change(dialog.getByLabelText(/^Due/), { target: { value: '2099-01-02T17:00' } });
    fireEvent.change(dialog.getByLabelText(/^Note/), { target: { value: 'Bring a rope' } });
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Count attempts/ }));
    submit();
    submit();
    await screen.findByText('“Knots” was assigned');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(api, CREATE)).toEqual([
      {
        quizId: 'q1',
        everyone: true,
        departmentIds: [],
        userIds: [],
        dueAt: '2099-01-02T17:00:00.000Z',
        note: 'Bring a rope',
        countsEarlier: false,
      },
    ]);
  });

  it('says beside the field what the server says of it', async () => {
    const { dialog, submit, choose } = await open({
      [CREATE]: () => refused('INVALID_INPUT', { dueAt: 'The quiz ends before that' }),
    });
    await choose();
    submit();
    await dialog.findByText('The quiz ends before that');
    expect(dialog.getByLabelText(/^Due/).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('one', () => {
  const open = (handlers: Parameters<typeof fakeApi>[0]) => {
    const api = fakeApi({
      ...ME,
      [LIST]: () => ok({ assignments: [], timezone: 'UTC' }),
      [`GET ${PATH}`]: () => answer(),
      [PEOPLE]: nobody,
      ...handlers,
    });
    return { api, router: show(`?tab=assignments&assignment=${ONE}`) };
  };

  it('tells who has not finished, and who has, and how late', async () => {
    const { router } = open({
      [PEOPLE]: ({ query }) =>
        ok({
          people:
            query['state'] === 'done'
              ? [{ id: 'u2', name: 'Iris', state: 'handed_in', score: 82.5, doneAt: AT, late: true }]
              : [
                  {
                    id: 'u3',
                    name: 'Ben',
                    department: { id: 'd', name: 'Deck' },
                    state: 'ran_out',
                    answeredNothing: true,
                  },
                ],
        }),
    });
    await screen.findByText('Ben');
    screen.getByText('Deck');
    screen.getByText('Nothing answered');
    screen.getByText('Bring a rope');
    screen.getByText('Attempts from before as well');
    fireEvent.click(screen.getByRole('button', { name: 'Finished' }));
    await screen.findByText('Iris');
    screen.getByText('Late');
    screen.getByText('82.5%');
    expect(router.state.location.search).toContain('who=done');
  });

  it('reminds once a day', async () => {
    let reminded = false;
    const { api } = open({
      [`GET ${PATH}`]: () => answer(reminded ? { remindFrom: '2099-01-01T09:00:00.000Z' } : {}),
      [`POST ${PATH}/remind`]: () => {
        reminded = true;
        return ok({ assignment: assignment() });
      },
    });
    const asked = await button('Remind whoever has not finished');
    fireEvent.click(asked);
    fireEvent.click(asked);
    await screen.findByText(/^People were reminded; again from/);
    const remind = await button('Remind whoever has not finished');
    expect(remind.hasAttribute('disabled')).toBe(true);
    expect(document.getElementById(remind.getAttribute('aria-describedby') ?? '')).not.toBeNull();
    expect(sent(api, `POST ${PATH}/remind`)).toHaveLength(1);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toMatch(/^People were reminded/));
  });

  it('takes the focus where it comes instead of the list, and gives it to the list', async () => {
    const { router } = open({});
    await button('Change');
    expect(document.activeElement).toBe(document.body);
    await press('All assignments');
    await screen.findByText('Nothing is assigned');
    expect(document.activeElement?.contains(screen.getByText('Nothing is assigned'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(router.state.location.search).not.toContain('assignment=');
  });

  it('is changed for other people: what is chosen is there, what misses stands beside its field', async () => {
    const { api } = open({
      ...DEPARTMENTS,
      [`GET /organization/${ID}/members`]: () =>
        ok({ members: [{ id: 'u3', name: 'Ben', role: 'member', joinedAt: AT }] }),
      [`GET ${PATH}`]: () =>
        ok({
          assignment: assignment({
            everyone: false,
            departments: [{ id: 'd_000000000001', name: 'Deck' }],
            people: 1,
          }),
          timezone: 'UTC',
          named: [{ id: 'u2', name: 'Iris' }],
        }),
      [`PATCH ${PATH}`]: () => ok({ assignment: assignment() }),
    });
    await press('Change');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change assignment' }));
    const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Who should take it' }));
    const deck = await dialog.findByRole('checkbox', { name: 'Deck' });
    expect((deck as HTMLInputElement).checked).toBe(true);
    fireEvent.click(deck);
    fireEvent.click(dialog.getByRole('button', { name: 'Take Iris out' }));
    save();
    await dialog.findByText('Please choose a department');
    dialog.getByText('Please choose a member');
    await vi.waitFor(() => expect(document.activeElement).toBe(deck));
    const members = dialog.getByRole('combobox', { name: /^Members/ });
    fireEvent.click(members);
    fireEvent.click(await screen.findByRole('option', { name: 'Ben' }));
    fireEvent.click(deck);
    save();
    await screen.findByText('The assignment was changed');
    expect(sent(api, `PATCH ${PATH}`)).toEqual([
      {
        revision: 4,
        note: 'Bring a rope',
        to: { everyone: false, departmentIds: ['d_000000000001'], userIds: ['u3'] },
      },
    ]);
  });

  it.each([
    ['Everybody has finished', { done: 3, of: 3 }],
    ['Nobody is assigned at this moment', { done: 0, of: 0 }],
  ])('says “%s” where it is so', async (title, progress) => {
    open({ [`GET ${PATH}`]: () => answer({ progress }) });
    await screen.findByText(title);
  });

  it.each([
    ['everybody has finished', { progress: { done: 3, of: 3 } }],
    ['its quiz is gone', { quiz: { id: 'q1', title: 'Knots', gone: true as const } }],
  ])('reminds nobody where %s', async (_, more) => {
    open({ [`GET ${PATH}`]: () => answer(more) });
    expect((await button('Remind whoever has not finished')).hasAttribute('disabled')).toBe(true);
  });

  it('keeps its moment where the note alone is changed, and says who was quicker', async () => {
    let stale = true;
    const { api } = open({
      // The due date is in the past.
      [`GET ${PATH}`]: () => answer({ dueAt: AT }),
      [`PATCH ${PATH}`]: () => (stale ? refused('STALE_REVISION') : ok({ assignment: assignment() })),
    });
    await press('Change');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change assignment' }));
    fireEvent.change(dialog.getByLabelText(/^Note/), { target: { value: 'Bring two' } });
    const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    save();
    await dialog.findByRole('alert');
    stale = false;
    save();
    await screen.findByText('The assignment was changed');
    expect(sent(api, `PATCH ${PATH}`).at(-1)).toEqual({ revision: 4, note: 'Bring two' });
  });

  it('is cancelled after a question, and the list is there again', async () => {
    const { api, router } = open({ [`DELETE ${PATH}`]: () => ok({}) });
    await press('Cancel assignment');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Cancel this assignment?' }));
    expect(sent(api, `DELETE ${PATH}`)).toEqual([]);
    fireEvent.click(asked.getByRole('button', { name: 'Cancel assignment' }));
    await screen.findByText('Nothing is assigned');
    expect(router.state.location.search).not.toContain('assignment=');
  });

  it('says that there is none any more, and leads back', async () => {
    open({ [`GET ${PATH}`]: () => refused('NOT_FOUND') });
    await screen.findByText('There is no such assignment any more.');
    await press('All assignments');
    await screen.findByText('Nothing is assigned');
  });

  it('says what kept its file from being saved', async () => {
    open({ [`GET ${PATH}/export`]: () => refused('INTERNAL') });
    await press('Save as CSV');
    await screen.findByText('Server error. Please try again later.');
  });
});
