// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storeTokens } from '@/lib/api/tokens.ts';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { claimWaiting } from './claim-results.ts';
import { forgetWaiting, keepAtSignIn, waitingResults } from '../storage/kept-results.ts';
import { attemptStore } from '../storage/open-store.ts';
import { buildStarted } from '../testing/fakes.ts';
import { KeepResult } from './keep-result.tsx';

const CLAIM = 'POST /users/me/results/claim';
const started = buildStarted();
const id = 'q_0123456789abcdef.g_0123456789abcdef.1';

/** A finished attempt of this browser. */
async function finished(userId?: string): Promise<void> {
  const store = await attemptStore();
  await store.add({
    started: { ...started, sessionId: id, deadlineAt: new Date(Date.now() + 60_000).toISOString() },
    refs: ['ABC234'],
    userId,
    participantInfo: undefined,
    clockOffset: 0,
  });
  await store.finish(id);
}

const open = () => openPage({ '/': () => <KeepResult submissionId={id} /> }, '/');

afterEach(async () => {
  cleanup();
  await (await attemptStore()).discard(id);
  forgetWaiting([id]);
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a guest is led to an account, and the result waits for it', async () => {
  await finished();
  const router = open();
  const link = await screen.findByRole('link', { name: 'Sign up and keep it' });
  expect(waitingResults(Date.now())).toEqual([]);
  fireEvent.click(link);
  expect(waitingResults(Date.now())).toEqual([id]);
  expect(router.state.location).toMatchObject({
    pathname: '/auth/signup',
    state: { from: { pathname: '/' } },
  });
});

test('nothing is offered where this browser can prove nothing, or the account has it anyway', async () => {
  open();
  await vi.waitFor(async () => expect(await (await attemptStore()).keeperOf(id)).toBeUndefined());
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  await finished('somebody');
  open();
  await vi.waitFor(async () => expect(await (await attemptStore()).keeperOf(id)).toBeDefined());
  expect(screen.queryByRole('heading')).toBeNull();
});

test('what waits is claimed with its token, belongs to the account here too, and waits no more', async () => {
  await finished();
  keepAtSignIn(id, Date.now());
  storeTokens({ accessToken: 'a', refreshToken: 'r' });
  const { requests } = fakeApi({
    [CLAIM]: () => ok({ results: [{ submissionId: id, outcome: 'kept' }] }),
  });
  expect(await claimWaiting('ada')).toBe(1);
  expect(requests.map(({ body }) => body)).toEqual([{ sessionTokens: [started.sessionToken] }]);
  expect(waitingResults(Date.now())).toEqual([]);
  expect(await (await attemptStore()).keeperOf(id)).toEqual({ userId: 'ada' });
  expect((await (await attemptStore()).find('abc234', undefined)).finished).toBeUndefined();
});

test.each([
  ['is not finished for good', () => ok({ results: [{ submissionId: id, outcome: 'open' }] }), [id]],
  ['belongs to another account', () => ok({ results: [{ submissionId: id, outcome: 'taken' }] }), []],
  ['could not be asked for', () => refused('UNAVAILABLE'), [id]],
] as const)('what %s is not given to the account', async (_, answer, waiting) => {
  await finished();
  keepAtSignIn(id, Date.now());
  storeTokens({ accessToken: 'a', refreshToken: 'r' });
  fakeApi({ [CLAIM]: answer });
  expect(await claimWaiting('ada').catch(() => 'failed')).not.toBe(1);
  expect(waitingResults(Date.now())).toEqual(waiting);
  expect(await (await attemptStore()).keeperOf(id)).toEqual({ userId: undefined });
});
