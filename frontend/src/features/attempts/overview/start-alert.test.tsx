// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { StartAlert } from './start-alert.tsx';

const ID = 'q_0123456789abcdef';
const PATH = `/quizzes/${ID}/start-alert`;

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => openPage({ '/': () => <StartAlert quizId={ID} /> }, '/');
const toggle = () => screen.findByRole('switch', { name: 'Tell me when it starts' });
const press = async () => act(async () => fireEvent.click(await toggle()));

test('is switched on and off again, and says what follows', async () => {
  const api = fakeApi({
    [`GET ${PATH}`]: () => ok({ asked: false }),
    [`PUT ${PATH}`]: () => ok({ asked: true }),
    [`DELETE ${PATH}`]: () => ok({ asked: false }),
  });
  open();
  await vi.waitFor(async () => expect((await toggle()).getAttribute('aria-busy')).toBeNull());
  expect((await toggle()).getAttribute('aria-checked')).toBe('false');
  await press();
  await screen.findByText(/You will get a notification/);
  expect((await toggle()).getAttribute('aria-checked')).toBe('true');
  await press();
  await screen.findByText('You get a notification and can close this page.');
  expect(api.calls().filter((name) => name.endsWith(PATH))).toEqual([
    `GET ${PATH}`,
    `PUT ${PATH}`,
    `DELETE ${PATH}`,
  ]);
});

test('stays off, and says so, where it could not be saved', async () => {
  fakeApi({
    [`GET ${PATH}`]: () => ok({ asked: false }),
    [`PUT ${PATH}`]: () => refused('INVALID_STATE'),
  });
  open();
  await vi.waitFor(async () => expect((await toggle()).getAttribute('aria-busy')).toBeNull());
  await press();
  await screen.findByText('This is not possible in the current state of the quiz.');
  expect((await toggle()).getAttribute('aria-checked')).toBe('false');
});

test('offers another look where it could not be looked up', async () => {
  let isBroken = true;
  fakeApi({ [`GET ${PATH}`]: () => (isBroken ? refused('FORBIDDEN') : ok({ asked: true })) });
  open();
  await screen.findByText(/could not be looked up/);
  isBroken = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
  await vi.waitFor(async () => expect((await toggle()).getAttribute('aria-checked')).toBe('true'));
});
