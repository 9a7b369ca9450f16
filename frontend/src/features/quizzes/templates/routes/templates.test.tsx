// @vitest-environment happy-dom
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { CREATOR } from '@/lib/testing/people.ts';
import { Component } from './templates.tsx';

const question = {
  type: 'one_choice',
  question: 'Capital of France?',
  description: '',
  options: ['Paris', 'Lyon'],
  lefts: [],
  rights: [],
  items: [],
  blanks: 0,
  points: 10,
};
const template = {
  id: 'capitals',
  title: 'Capitals',
  description: 'Of many countries.',
  category: 'geography',
  difficulty: 'easy',
  tags: [],
  timeLimit: 12,
  questions: [question],
};
const essays = {
  ...template,
  id: 'essays',
  title: 'Essays',
  category: 'literature',
  timeLimit: 0,
  questions: [{ ...question, type: 'essay', question: 'Why?', options: [] }],
};
const USE = 'POST /templates/capitals/use';
const base = {
  'GET /users/me/session': () => ok({ session: CREATOR }),
  'GET /templates': () => ok({ templates: [template, essays] }),
};

const Login = () => {
  const { from } = useLocation().state as { from: { pathname: string; search: string } };
  return <p>{`Login, back to ${from.pathname}${from.search}`}</p>;
};
const open = (path: string = SITE_PATHS.templates) =>
  openPage(
    {
      [SITE_PATHS.templates]: Component,
      [SITE_PATHS.quizEdit]: () => <h1>The editor</h1>,
      [SITE_PATHS.login]: Login,
    },
    path,
    { toasts: true },
  );
const click = async (element: HTMLElement) => act(async () => fireEvent.click(element));
const use = () => screen.findByRole('button', { name: 'Use this template: Capitals' });

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('shows every template with its facts', async () => {
  fakeApi(base);
  open();
  const first = within(
    (await screen.findByRole('heading', { name: 'Capitals' })).closest('article') as HTMLElement,
  );
  first.getByText('Geography · Easy · 1 question · 12 min');
  screen.getByRole('heading', { name: 'Essays' });
});

it('keeps the category and the preview in the address', async () => {
  fakeApi(base);
  const router = open('/templates?category=geography');
  await screen.findByRole('heading', { name: 'Capitals' });
  expect(screen.queryByRole('heading', { name: 'Essays' })).toBeNull();
  await click(screen.getByRole('button', { name: 'Preview: Capitals' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Capitals' }));
  dialog.getByText('Of many countries.');
  await click(dialog.getByRole('button', { name: 'Next' }));
  dialog.getByRole('radio', { name: 'Lyon' });
  expect(router.state.location.search).toBe('?category=geography&template=capitals');
  await click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe('?category=geography'));
});

it('becomes a draft with one press, which the editor opens', async () => {
  fakeApi({ ...base, [USE]: () => ok({ quiz: { id: 'q_0000000000000001' } }) });
  const router = open();
  await click(await use());
  await screen.findByRole('heading', { name: 'The editor' });
  expect(router.state.location.pathname).toBe('/quiz/q_0000000000000001/edit');
});

it('says why it could not be used', async () => {
  fakeApi({ ...base, [USE]: () => refused('CREATOR_REQUIRED') });
  open();
  await click(await use());
  await screen.findByText(/The template could not be used/);
});

it('asks who is signed out to sign in, and leads back to the template', async () => {
  localStorage.clear();
  fakeApi({ 'GET /templates': base['GET /templates'] });
  open();
  await click(await use());
  await screen.findByText('Login, back to /templates?template=capitals');
});

it('makes a draft of the organization that the address names', async () => {
  const { requests } = fakeApi({
    ...base,
    'GET /users/me/session': () =>
      ok({ session: { ...CREATOR, organizations: [{ id: 'o_1', title: 'Acme School', role: 'creator' }] } }),
    [USE]: () => ok({ quiz: { id: 'q_1' } }),
  });
  open('/templates?organization=o_1');
  await screen.findByText(/It becomes a draft of Acme School/);
  await click(await use());
  await screen.findByRole('heading', { name: 'The editor' });
  expect(requests.find(({ call }) => call === USE)?.body).toEqual({ organizationId: 'o_1' });
});
