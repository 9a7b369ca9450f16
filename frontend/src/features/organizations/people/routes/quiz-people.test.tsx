// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { Component } from './quiz-people.tsx';

const ID = 'q_0000000000000001';
const GET = `GET /quizzes/${ID}/co-authors`;
const INVITE = `POST /quizzes/${ID}/invites`;
const EXTRA = `/quizzes/${ID}/accommodations`;
const ME = {
  [`GET ${EXTRA}`]: () => ok({ accommodations: [] }),
  'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada' } }),
};
const at = '2026-01-02T03:04:05.000Z';
const grace = { id: 'g'.repeat(20), name: 'Grace', email: 'grace@example.org', role: 'viewer', since: at };
const open = {
  id: 'i'.repeat(22),
  email: 'mary@example.org',
  role: 'editor',
  sentAt: at,
  expiresAt: '2026-01-09T03:04:05.000Z',
};
const people = { title: 'Gold', coAuthors: [grace], invites: [open] };

const show = () => openPage({ '/quiz/:id/people': Component }, `/quiz/${ID}/people`, { toasts: true });
const press = (name: string, where = screen as Pick<typeof screen, 'getByRole'>) =>
  act(async () => fireEvent.click(where.getByRole('button', { name })));

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('/quiz/:id/people', () => {
  it('shows who works on the quiz, and who is invited', async () => {
    fakeApi({ ...ME, [GET]: () => ok(people) });
    show();
    await screen.findByText('grace@example.org');
    screen.getByText('Who works on “Gold” with you.');
    expect(screen.getByRole('combobox', { name: 'Role of Grace' }).textContent).toContain('Viewer');
    screen.getByText(/^Editor · until/);
  });

  it('checks the address before it asks the server, and says beside it what the server says', async () => {
    const api = fakeApi({
      ...ME,
      [GET]: () => ok({ ...people, coAuthors: [], invites: [] }),
      [INVITE]: () => refused('INVALID_INPUT', { email: 'This quiz is yours already' }),
    });
    show();
    const field = await screen.findByLabelText(/^Email address/);
    await press('Send invitation');
    expect(
      (await screen.findByRole('textbox', { name: /^Email address/ })).getAttribute('aria-invalid'),
    ).toBe('true');
    screen.getByText('Email is required');
    expect(api.requests.some(({ call }) => call === INVITE)).toBe(false);
    fireEvent.change(field, { target: { value: 'ada@example.org' } });
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: /Grader/ })));
    await press('Send invitation');
    await screen.findByText('This quiz is yours already');
    expect(api.requests.find(({ call }) => call === INVITE)?.body).toEqual({
      email: 'ada@example.org',
      role: 'grader',
    });
  });

  it('invites, sends again and withdraws', async () => {
    let invites: object[] = [];
    fakeApi({
      ...ME,
      [GET]: () => ok({ ...people, coAuthors: [], invites }),
      [INVITE]: () => {
        invites = [open];
        return ok({ invite: open });
      },
      [`DELETE /quizzes/${ID}/invites/${open.id}`]: () => {
        invites = [];
        return ok(undefined);
      },
    });
    show();
    fireEvent.change(await screen.findByLabelText(/^Email address/), {
      target: { value: open.email },
    });
    await press('Send invitation');
    await screen.findByText('Invitation sent to mary@example.org');
    await screen.findByRole('heading', { name: 'Invited' });
    await press('Send the invitation of mary@example.org again');
    await press('Withdraw the invitation of mary@example.org');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Invited' })).toBeNull());
  });

  it('removes somebody after asking, and keeps them where that fails', async () => {
    let broken = true;
    let coAuthors = [grace];
    fakeApi({
      ...ME,
      [GET]: () => ok({ ...people, coAuthors }),
      [`DELETE /quizzes/${ID}/co-authors/${grace.id}`]: () => {
        if (broken) return refused('UNAVAILABLE');
        coAuthors = [];
        return ok(undefined);
      },
    });
    show();
    await screen.findByText('grace@example.org');
    await press('Remove Grace');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Remove this person?' }));
    await press('Remove', dialog);
    await dialog.findByRole('alert');
    screen.getByText('grace@example.org');
    broken = false;
    await press('Remove', dialog);
    await screen.findByText('Nobody yet. Invite the first person above.');
    await screen.findByText('Grace no longer works on this quiz');
  });

  it('gives extra time by address, checked beside the fields, and takes it away after asking', async () => {
    let given: object[] = [];
    const api = fakeApi({
      ...ME,
      [GET]: () => ok(people),
      [`GET ${EXTRA}`]: () => ok({ accommodations: given }),
      [`PUT ${EXTRA}`]: ({ body }) => {
        given = [{ ...(body as object), since: at }];
        return ok({ accommodation: given[0] });
      },
      [`DELETE ${EXTRA}`]: () => {
        given = [];
        return ok(undefined);
      },
    });
    show();
    await screen.findByText('Nobody has extra time');
    await press('Give extra time');
    screen.getByText('Email is required');
    expect(api.requests.some(({ call }) => call === `PUT ${EXTRA}`)).toBe(false);
    fireEvent.change(screen.getByRole('textbox', { name: /Participant’s email/ }), {
      target: { value: ' bo@example.org ' },
    });
    await press('Give extra time');
    await screen.findByText('bo@example.org has extra time now');
    expect(api.requests.find(({ call }) => call === `PUT ${EXTRA}`)?.body).toEqual({
      email: 'bo@example.org',
      factor: 1.5,
    });
    await press('Remove the extra time of bo@example.org');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Remove this extra time?' }));
    await press('Remove', dialog);
    await screen.findByText('Nobody has extra time');
    const removal = api.requests.find(({ call }) => call === `DELETE ${EXTRA}`);
    expect(removal?.query).toEqual({ email: 'bo@example.org' });
  });

  it('says where extra time could not be loaded or given, and loads it again', async () => {
    let broken = true;
    fakeApi({
      ...ME,
      [GET]: () => ok(people),
      [`GET ${EXTRA}`]: () => (broken ? refused('UNAVAILABLE') : ok({ accommodations: [] })),
      [`PUT ${EXTRA}`]: () => refused('INVALID_INPUT', { email: 'No more people can have extra time here' }),
    });
    show();
    await screen.findByText('Who has extra time could not be loaded', undefined, { timeout: 10_000 });
    broken = false;
    await press('Try again');
    await screen.findByText('Nobody has extra time');
    fireEvent.change(screen.getByRole('textbox', { name: /Participant’s email/ }), {
      target: { value: 'bo@example.org' },
    });
    await press('Give extra time');
    await screen.findByText('No more people can have extra time here');
  });

  it('says why a quiz of somebody else’s has no such page', async () => {
    fakeApi({ ...ME, [GET]: () => refused('FORBIDDEN'), [`GET ${EXTRA}`]: () => refused('FORBIDDEN') });
    show();
    await screen.findByRole('heading', { name: 'Unable to load quiz' });
  });

  it('is about extra time alone for whoever may edit the quiz and not say who works on it', async () => {
    fakeApi({ ...ME, [GET]: () => refused('FORBIDDEN') });
    show();
    await screen.findByText('Nobody has extra time');
    screen.getByText('Give single participants of this quiz more time.');
    expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull();
  });

  it.each([
    [
      'an address',
      { email: 'bo@example.org', factor: 1.5, since: at },
      'bo@example.org',
      { email: 'bo@example.org' },
    ],
    [
      'an account',
      { userId: 'b'.repeat(20), name: 'Bo', factor: 1.5, since: at },
      'Bo',
      { userId: 'b'.repeat(20) },
    ],
  ])(
    'changes the extra time of %s in its place, and comes back to where it was',
    async (_, entry, who, named) => {
      let given: object = entry;
      const api = fakeApi({
        ...ME,
        [GET]: () => ok(people),
        [`GET ${EXTRA}`]: () => ok({ accommodations: [given] }),
        [`PUT ${EXTRA}`]: ({ body }) => {
          given = { ...entry, ...(body as object) };
          return ok({ accommodation: given });
        },
      });
      show();
      await screen.findByText('1.5× the time', { selector: 'p' });
      await press(`Change the extra time of ${who}`);
      const form = within(screen.getByRole('form', { name: `Change the extra time of ${who}` }));
      expect(document.activeElement).toBe(form.getByRole('combobox'));
      form.getByText(/^Has 1.5× the time/);
      await press('Cancel', form);
      expect(document.activeElement?.getAttribute('aria-label')).toBe(`Change the extra time of ${who}`);
      await press(`Change the extra time of ${who}`);
      await press('Save', within(screen.getByRole('form', { name: `Change the extra time of ${who}` })));
      await screen.findByText(`The extra time of ${who} was changed`);
      expect(api.requests.find(({ call }) => call === `PUT ${EXTRA}`)?.body).toEqual({
        ...named,
        factor: 1.5,
      });
    },
  );
});
