// @vitest-environment happy-dom
import type { Predata } from '@quizhall/shared/model/attempts/entry-card';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceId } from '@/lib/device-id.ts';
import { stubInView } from '@/lib/testing/in-view.ts';
import { buildPredata } from '@/lib/testing/build-predata.ts';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import type { EntryView } from '../shared/queries.ts';
import { placeOf } from './entry.ts';
import { buildStarted, iso, START } from '../testing/fakes.ts';
import { showStartPanel } from '../testing/show-start-panel.tsx';

vi.mock('../routes/take.tsx', () => ({ Component: () => null }));

const BEGIN = 'POST /quizzes/ABC234/start';
const onStarted = vi.fn();
const onRetry = vi.fn();

beforeEach(() => {
  onStarted.mockReset();
  onRetry.mockReset();
  vi.useFakeTimers({ now: START });
  stubInView(false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const name: Predata['participantInfoReqs'] = [{ field: 'name', label: 'Full name', required: true }];
const { spread } = buildPredata();
/** When this browser is let in, after the opening. */
const turn = placeOf(deviceId(), buildPredata().id) * spread.openSeconds * 1_000;

/** The page of a quiz that opens in a minute, on a device whose clock is `ahead` of the server's. */
function wait({
  ahead = 0,
  asked = name,
  ...view
}: Partial<EntryView> & { ahead?: number; asked?: Predata['participantInfoReqs'] } = {}) {
  const predata = buildPredata({
    participantInfoReqs: asked,
    serverNow: iso(0),
    blocked: { code: 'QUIZ_NOT_OPEN', message: 'This quiz has not started yet.' },
    schedule: { isScheduled: true, startDate: iso(60_000) },
  });
  const clock = { serverNow: () => Date.now() - ahead, isClockDoubtful: () => false };
  vi.setSystemTime(START + ahead);
  showStartPanel({ overview: { predata, ...clock, ...view }, onStarted, onRetry });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const box = () => screen.getByRole('checkbox', { name: /I agree/ });
const nameField = () => screen.getByRole('textbox', { name: /Full name/ });
function fill() {
  fireEvent.change(nameField(), { target: { value: 'Ada' } });
  fireEvent.click(box());
}
const lookAgain = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));
const timer = () => screen.queryByRole('timer')?.textContent ?? null;

describe('a quiz that opens while its page is looked at', () => {
  test.each([
    ['right', 0],
    ['an hour ahead', 3_600_000],
    ['an hour behind', -3_600_000],
  ])('starts by itself in its turn once the form is filled, where the clock is %s', async (_, ahead) => {
    const api = fakeApi({ [BEGIN]: () => ok(buildStarted()) });
    wait({ ahead });
    fill();
    expect(timer()).toBe('1:00');
    await pass(59_000);
    expect(timer()).toBe('0:01');
    await pass(turn);
    expect(api.calls(), 'not before its turn').toEqual([]);
    await pass(1_100);
    await vi.waitFor(() => expect(api.calls()).toEqual([BEGIN]));
    expect(api.requests[0]?.body).toMatchObject({ participantInfo: { name: 'Ada' } });
    await vi.waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  });

  test('leads to what is missing, and begins nothing', async () => {
    const api = fakeApi({});
    wait();
    fireEvent.change(nameField(), { target: { value: 'Ada' } });
    await pass(60_100);
    expect(document.activeElement).toBe(box());
    screen.getByText('You must agree to the terms and conditions');
    await pass(120_000);
    expect(api.calls()).toEqual([]);
  });

  test('takes nobody out of the field in which they are typing, and waits for them to start', async () => {
    const api = fakeApi({ [BEGIN]: () => ok(buildStarted()) });
    const email: Predata['participantInfoReqs'] = [
      ...name,
      { field: 'email', label: 'E-mail', required: true },
    ];
    wait({ asked: email });
    const address = screen.getByRole('textbox', { name: /E-mail/ });
    act(() => address.focus());
    fireEvent.change(address, { target: { value: 'ada@' } });
    await pass(60_100);
    expect(document.activeElement).toBe(address);
    const said = screen.getByRole('status');
    expect(said.textContent).toBe(
      'The quiz has opened. Fill in what is still missing, then press “Start Quiz”.',
    );
    expect(screen.queryByText('Please enter a valid email address'), 'not while it is typed').toBeNull();
    fireEvent.change(address, { target: { value: 'ada@example.com' } });
    fill();
    await pass(120_000);
    expect(api.calls()).toEqual([]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Start Quiz' })));
    expect(said.textContent).not.toMatch(/Fill in/);
    await vi.waitFor(() => expect(api.calls()).toEqual([BEGIN]));
  });

  test('starts under whoever has filled everything in and is still in the last field', async () => {
    const api = fakeApi({ [BEGIN]: () => ok(buildStarted()) });
    wait();
    fill();
    act(() => nameField().focus());
    await pass(61_100 + turn);
    await vi.waitFor(() => expect(api.calls()).toEqual([BEGIN]));
  });

  test('is right at once for whoever comes back from another tab, where no timer ran', async () => {
    fakeApi({ [BEGIN]: () => 'pending' });
    wait();
    vi.setSystemTime(START + 45_000);
    expect(timer()).toBe('1:00');
    await lookAgain();
    expect(timer()).toBe('0:15');
    vi.setSystemTime(START + 61_000);
    await lookAgain();
    expect(document.activeElement, 'opened meanwhile').toBe(nameField());
  });

  test('asks the server what time it is where the clocks of the device disagree, and starts nothing by them', async () => {
    const api = fakeApi({});
    wait({ isClockDoubtful: () => Date.now() > START + 1_000_000 });
    fill();
    vi.setSystemTime(START + 3_600_000);
    await lookAgain();
    screen.getByText('Checking the time with the server…');
    expect(onRetry).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry, 'where nothing came of it').toHaveBeenCalledTimes(2);
    expect(screen.getByRole('button', { name: 'Start Quiz' }).hasAttribute('disabled')).toBe(true);
    await pass(120_000);
    expect(api.calls()).toEqual([]);
  });

  test('is asked about again when somebody comes back after a while, and not just before it opens', async () => {
    const later = { isScheduled: true, startDate: iso(600_000) };
    const blocked = { code: 'QUIZ_NOT_OPEN', message: '' };
    wait({ predata: buildPredata({ serverNow: iso(0), schedule: later, blocked }) });
    await lookAgain();
    expect(onRetry, 'it was just asked').not.toHaveBeenCalled();
    vi.setSystemTime(START + 300_000);
    await lookAgain();
    expect(onRetry).toHaveBeenCalledOnce();
    vi.setSystemTime(START + 550_000);
    await lookAgain();
    await lookAgain();
    expect(onRetry.mock.calls.length).toBeLessThanOrEqual(2);
  });

  test.each(['QUIZ_NOT_OPEN', 'QUIZ_PAUSED'] as const)('shows what it has become: %s', async (code) => {
    const api = fakeApi({ [BEGIN]: () => refused(code) });
    wait();
    fill();
    await pass(60_100 + turn);
    await pass(code === 'QUIZ_NOT_OPEN' ? 120_000 : 0);
    expect(api.calls().length).toBeLessThan(12);
    expect(onRetry).toHaveBeenCalled();
  });
});
