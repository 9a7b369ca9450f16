// @vitest-environment happy-dom
import type { Predata } from '@quizhall/shared/model/attempts/entry-card';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceId } from '@/lib/device-id.ts';
import { buildPredata } from '@/lib/testing/build-predata.ts';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { buildStarted } from '../testing/fakes.ts';
import { attemptStore } from '../storage/open-store.ts';
import { showStartPanel } from '../testing/show-start-panel.tsx';

vi.mock('../routes/take.tsx', () => ({ Component: () => null }));

const EMAIL = 'ada@example.com';
const START = 'POST /quizzes/ABC234/start';
const CODE = 'POST /quizzes/q_0123456789abcdef/entry-code';
const onStarted = vi.fn();
type Answer = ReturnType<typeof ok>;

beforeEach(() => onStarted.mockReset());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Types the address, agrees, and presses start: it was used on another device before. */
async function open(code: () => Answer = () => ok({ resendSeconds: 60 })) {
  const answers: Answer[] = [refused('EMAIL_CODE_REQUIRED')];
  const api = fakeApi({ [START]: () => answers.shift() ?? ok(buildStarted()), [CODE]: code });
  show([{ field: 'email', label: 'E-mail', required: true }]);
  fireEvent.change(screen.getByRole('textbox', { name: /E-mail/ }), { target: { value: EMAIL } });
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await press();
  return {
    api,
    answers,
    started: () => api.requests.filter(({ call }) => call === START).map(({ body }) => body),
  };
}

function show(participantInfoReqs: Predata['participantInfoReqs'], requiresPassword = false) {
  const accessHints = { ...buildPredata().accessHints, requiresPassword };
  showStartPanel({ predata: { participantInfoReqs, accessHints }, onStarted });
}

const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Start Quiz' })));
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Code from the e-mail/ });
const type = async (code: string) => fireEvent.change(await field(), { target: { value: code } });

test('a quiz that asks for no address is started at once', async () => {
  const api = fakeApi({ [START]: () => ok(buildStarted()) });
  show([]);
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await press();
  await vi.waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  expect(api.calls()).toEqual([START]);
});

test('the device keeps whose the quiz was, which the start does not say', async () => {
  fakeApi({ [START]: () => ok(buildStarted()) });
  const organization = { name: 'Northgate', color: '#0F766E' };
  showStartPanel({ predata: { participantInfoReqs: [], organization }, onStarted });
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await press();
  await vi.waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  const [record] = await (await attemptStore()).list(undefined);
  expect(record?.brand).toEqual(organization);
});

test.each([
  ['with a prize', { total: 100, places: 1, endsAt: '2099-01-01T00:00:00.000Z' }, true],
  ['without one', undefined, false],
])('says what the address is for in a quiz %s', (_case, prizePool, isSaid) => {
  const participantInfoReqs = [{ field: 'email', label: 'E-mail', required: true }];
  showStartPanel({ predata: { participantInfoReqs, prizePool } });
  expect(screen.queryAllByText('Winners get a mail here, with a link to claim their prize.').length > 0).toBe(
    isSaid,
  );
});

test.each([
  [30, 'Too many wrong passwords came from here. Try again in 30 s.'],
  [120, 'Too many wrong passwords came from here. Try again in 2 min.'],
])('says beside the password how long %i s are to wait after wrong ones', async (seconds, words) => {
  const wait = { ...Object(refused('TOO_MANY')), headers: { 'retry-after': String(seconds) } };
  fakeApi({ [START]: () => wait });
  show([], true);
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  fireEvent.change(screen.getByLabelText(/Quiz Password/), { target: { value: 'sesam' } });
  await press();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByLabelText(/Quiz Password/).getAttribute('aria-invalid')).toBe('true');
});

describe('an address that was used on another device', () => {
  test('is proven by the code that was mailed to it', async () => {
    const { api, started } = await open();
    const code = await field();
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(screen.getByText(/We sent a code to ada@example.com/)).toBeTruthy();
    const mailed = api.requests.find(({ call }) => call === CODE);
    expect(mailed?.body).toEqual({ email: EMAIL, deviceId: deviceId(), language: 'en' });
    await type('123456');
    await press();
    await vi.waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
    expect(started()[1]).toMatchObject({ emailCode: '123456', continueAttempt: false });
  });

  test('goes on with what was begun there where the person says so', async () => {
    const { started } = await open();
    await type('123456');
    fireEvent.click(screen.getByRole('checkbox', { name: /Go on with what was begun/ }));
    await press();
    await vi.waitFor(() => expect(started()[1]).toMatchObject({ continueAttempt: true }));
  });

  test('says beside the field what is wrong with the code', async () => {
    const { api, answers } = await open();
    await press();
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter the 6 digits of the code')).toBeTruthy();
    expect(api.calls().filter((call) => call === START)).toHaveLength(1);
    answers.push(refused('INVALID_CODE'));
    await type('000000');
    await press();
    expect(await screen.findByText('This code is wrong or has expired')).toBeTruthy();
    expect(onStarted).not.toHaveBeenCalled();
  });

  test('asks for nothing more once another address is typed', async () => {
    const { started } = await open();
    await type('123456');
    fireEvent.change(screen.getByRole('textbox', { name: /E-mail/ }), {
      target: { value: 'bo@example.com' },
    });
    expect(screen.queryByRole('textbox', { name: /Code from/ })).toBeNull();
    await press();
    await vi.waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
    expect(started()[1]).not.toHaveProperty('emailCode');
  });

  test('gets another code after a minute', async () => {
    const { api } = await open(() => ok({ resendSeconds: 0 }));
    const again = await screen.findByRole('button', { name: 'Send a new code' });
    await act(async () => fireEvent.click(again));
    expect(api.calls().filter((call) => call === CODE)).toHaveLength(2);
  });

  test('may have another code once the wait is over', async () => {
    const retry = { ...Object(refused('TOO_MANY')), headers: { 'retry-after': '1800' } };
    await open(() => retry);
    await field();
    const later = Date.now() + 1_801_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await type('1');
    expect(screen.getByText('A new code can be sent to this address again.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new code' }).disabled).toBe(false);
  });

  test('may enter a code that it has though no more are sent', async () => {
    const retry = { ...Object(refused('TOO_MANY')), headers: { 'retry-after': '1800' } };
    await open(() => retry);
    expect(await screen.findByText(/The next one can be sent in 30 min/)).toBeTruthy();
    await type('123456');
    await press();
    await vi.waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  });
});
