// @vitest-environment happy-dom
import type { Predata } from '@quizhall/shared/model/attempts/entry-card';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceId } from '@/lib/device-id.ts';
import type { LocalAttempts } from '../storage/attempt-store.ts';
import { buildPredata } from '@/lib/testing/build-predata.ts';
import { fakeApi } from '@/lib/testing/fake-api.ts';
import { iso, START } from '../testing/fakes.ts';
import { placeOf } from './entry.ts';
import { showStartPanel } from '../testing/show-start-panel.tsx';

let tell: ((entries: unknown[]) => void) | undefined;

beforeEach(() => {
  tell = undefined;
  vi.useFakeTimers({ now: START });
  class Observer {
    constructor(onChange: (entries: unknown[]) => void) {
      tell = onChange;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const running: LocalAttempts = { running: { sessionId: 's', waiting: false }, finished: undefined };
const nothing: LocalAttempts = { running: undefined, finished: undefined };

const tellOutOfSight = () => act(() => tell?.([{ isIntersecting: false, boundingClientRect: { top: 900 } }]));

/** Below the poster, out of sight. */
function show(predata: Partial<Predata>, local: LocalAttempts = nothing, knownInfo?: Record<string, string>) {
  showStartPanel({ predata, local, knownInfo });
  tellOutOfSight();
}

test('whoever comes with the crowd is told over how long people are let in, then that it is their turn', () => {
  show({ serverNow: iso(0), schedule: { isScheduled: true, startDate: iso(0) } });
  const { id, spread } = buildPredata();
  const note = 'The quiz has opened. You will be let in within 60 seconds; your time starts only then.';
  expect(screen.getByRole('status').textContent).toBe(note);
  act(() => void vi.advanceTimersByTime(placeOf(deviceId(), id) * spread.openSeconds * 1_000 + 1_000));
  expect(screen.getByRole('status').textContent).toBe('The quiz is open. You can start now.');
});

const bar = (name: string) => screen.queryByRole('button', { name });
const resumable = { used: 1, max: 1, resumable: true };
const opensLater = {
  blocked: { code: 'QUIZ_NOT_OPEN', message: 'This quiz has not started yet.' },
  schedule: { isScheduled: true, startDate: iso(60_000) },
};

describe('the bar that leads to the start', () => {
  const name = { field: 'name', label: 'Full name', required: true };
  test.each<[what: string, role: string, name: RegExp, predata: Partial<Predata>]>([
    ['the first field', 'textbox', /Full name/, { participantInfoReqs: [name] }],
    ['the terms where nothing else is asked', 'checkbox', /I agree/, {}],
  ])('goes to %s', (_, role, label, predata) => {
    show(predata);
    fireEvent.click(screen.getByRole('button', { name: 'Go to start' }));
    expect(document.activeElement).toBe(screen.getByRole(role, { name: label }));
  });

  test.each<[what: string, predata: Partial<Predata>, local?: LocalAttempts]>([
    ['known to the server', { attempts: resumable }],
    ['on this device', {}, running],
  ])('goes to the button of an attempt %s', (_, predata, local) => {
    show(predata, local);
    const [button, ofBar] = screen.getAllByRole('button', { name: 'Continue' });
    if (!button || !ofBar) throw new Error('no bar');
    fireEvent.click(ofBar);
    expect(document.activeElement).toBe(button);
  });

  test.each<[what: string, predata: Partial<Predata>]>([
    ['that opens later', opensLater],
    ['that is over', { blocked: { code: 'QUIZ_CLOSED', message: 'This quiz has ended.' } }],
    ['that wants an account', { blocked: { code: 'LOGIN_REQUIRED', message: 'Sign in.' } }],
  ])('is not there for a quiz %s', (_, predata) => {
    show(predata);
    expect(bar('Go to start')).toBeNull();
  });

  test('comes when the quiz opens', () => {
    show(opensLater);
    act(() => void vi.advanceTimersByTime(61_000));
    tellOutOfSight();
    expect(bar('Go to start')).not.toBeNull();
  });
});

test('whoever takes the quiz again is not asked for their name again, but for their consent', () => {
  const participantInfoReqs: Predata['participantInfoReqs'] = [
    { field: 'name', label: 'Full name', required: true },
    { field: 'email', label: 'E-mail', required: false },
  ];
  show({ participantInfoReqs }, nothing, { name: 'Ada', phone: '1' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Full name/ }).value).toBe('Ada');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /E-mail/ }).value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ }).checked).toBe(false);
});

test('agreeing takes back the reproach', async () => {
  show({ participantInfoReqs: [] });
  const box = () => screen.getByRole('checkbox', { name: /I agree/ });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Start Quiz' })));
  expect(box().getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(box());
  expect(box().getAttribute('aria-invalid')).toBeNull();
});

test('whoever is asked for no address starts without a code', async () => {
  const { requests } = fakeApi({ 'POST /quizzes/ABC234/start': () => 'pending' });
  show({ participantInfoReqs: [] });
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Start Quiz' }));
  // What is loaded with the press takes as long as the machine takes.
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(requests.map(({ body }) => body)).toEqual([
    { deviceId: deviceId(), metadata: expect.objectContaining({ deviceType: 'desktop' }) },
  ]);
});
