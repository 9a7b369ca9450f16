// @vitest-environment happy-dom
import { routes } from 'virtual:contract-routes';
import { toast } from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onSessionLost, setSessionPhase } from './session-events.ts';
import { accessToken, refreshToken, storeTokens } from './tokens.ts';
import { type FakeRequest, fakeApi, ok, refused } from '../testing/fake-api.ts';
import { call, callFull } from './call.ts';
import { ApiError } from './errors.ts';

const REFRESH = 'POST /auth/refresh-token';
const ME = 'GET /users/me';
const quizId = 'q_0123456789abcdef';

const bearer = (request: FakeRequest) => request.headers.get('authorization');
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Fake server that accepts only the given access token and issues it for the refresh token `r1`. */
function serverTaking(token: string) {
  const guarded = (request: FakeRequest) =>
    bearer(request) === `Bearer ${token}` ? ok({ user: { id: 'u1' } }) : refused('SESSION_EXPIRED');
  return {
    [ME]: guarded,
    'GET /quizzes': guarded,
    [REFRESH]: ({ body }: FakeRequest) =>
      (body as { refreshToken: string }).refreshToken === 'r1'
        ? ok({ tokens: { accessToken: token, refreshToken: 'r2' } })
        : refused('SESSION_EXPIRED'),
  };
}

beforeEach(() => {
  localStorage.clear();
  setSessionPhase('live');
  vi.spyOn(toast, 'error');
});

afterEach(() => vi.unstubAllGlobals());

describe('call', () => {
  it('sends path, query, body, token and idempotency key, and resolves to the data', async () => {
    storeTokens({ accessToken: 'a1', refreshToken: 'r1' });
    const api = fakeApi({ 'POST /quiz/create': () => ok({ quiz: { id: quizId } }, 'made') });
    const answer = await callFull(
      routes.quizzes.createQuiz,
      { query: { status: 'published' }, body: { title: 'Ωmega' } },
      { idempotencyKey: 'key-12345678' },
    );
    expect(answer).toEqual({ data: { quiz: { id: quizId } }, message: 'made' });
    const [sent] = api.requests;
    expect(sent).toMatchObject({ query: { status: 'published' }, body: { title: 'Ωmega' } });
    expect(sent?.headers.get('authorization')).toBe('Bearer a1');
    expect(sent?.headers.get('idempotency-key')).toBe('key-12345678');
    expect(sent?.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('escapes path parameters and leaves out what is undefined', async () => {
    const api = fakeApi({ 'GET /quizzes/a%2Fb%3F/predata': () => ok({}) });
    await call(routes.attempts.getPredata, { params: { id: 'a/b?' }, query: { deviceId: undefined } });
    expect(api.requests[0]?.query).toEqual({});
  });

  it.each([
    ['FORBIDDEN', 'You do not have permission to perform this action.'],
    ['QUIZ_NOT_FOUND', 'Resource not found.'],
    ['INTERNAL', 'Server error. Please try again later. If it happens again, tell us this number: test'],
    ['STALE_REVISION', 'This quiz was changed in another window'],
    ['TOO_MANY', 'Too many attempts. Please try again later.'],
  ] as const)('shows the standard message of %s', async (code, message) => {
    fakeApi({ [ME]: () => refused(code) });
    await expect(call(routes.users.getMe)).rejects.toMatchObject({ code });
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(message, expect.anything());
  });

  it('tells the number of the gate where no function was reached, and tells several failures once', async () => {
    let number = 0;
    fakeApi({
      [ME]: () => ({ status: 503, headers: { 'apigw-requestid': `gate-${++number}` }, body: '<html>' }),
    });
    for (const expected of ['gate-1', 'gate-2']) {
      await expect(call(routes.users.getMe)).rejects.toMatchObject({ requestId: expected });
      const text = `An unexpected error occurred. If it happens again, tell us this number: ${expected}`;
      expect(toast.error).toHaveBeenLastCalledWith(text, { id: 'An unexpected error occurred.' });
    }
  });

  it('shows no toast when quiet', async () => {
    fakeApi({ [ME]: () => refused('INTERNAL') });
    await expect(call(routes.users.getMe, {}, { quiet: true })).rejects.toBeInstanceOf(ApiError);
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('hands on field errors, request id and Retry-After', async () => {
    fakeApi({
      [ME]: () => ({
        status: 429,
        headers: { 'retry-after': '7' },
        body: {
          success: false,
          code: 'TOO_MANY',
          message: 'Slow',
          errors: { email: 'bad' },
          requestId: 'req',
        },
      }),
    });
    await expect(call(routes.users.getMe)).rejects.toMatchObject({
      status: 429,
      retryAfter: 7,
      errors: { email: 'bad' },
      requestId: 'req',
    });
  });

  it('calls a lost connection a network error', async () => {
    fakeApi({ [ME]: () => 'offline' });
    await expect(call(routes.users.getMe)).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
    expect(toast.error).toHaveBeenCalledWith(
      'Network error. Please check your connection.',
      expect.anything(),
    );
  });

  it.each([
    ['a page of a captive portal', { status: 200, body: '<html>Sign in to the wifi</html>' }],
    ['JSON of something else', { status: 200, body: { hello: 1 } }],
    ['a gateway page', { status: 502, body: '<html>Bad gateway</html>' }],
  ])('never takes %s for an answer', async (_, answer) => {
    fakeApi({ [ME]: () => answer });
    await expect(call(routes.users.getMe)).rejects.toMatchObject({ code: 'UNEXPECTED' });
    expect(toast.error).toHaveBeenCalledWith('An unexpected error occurred.', expect.anything());
  });

  it('rejects with the reason of the signal when aborted, without a toast', async () => {
    fakeApi({ [ME]: () => 'pending' });
    const controller = new AbortController();
    const running = failureOf(call(routes.users.getMe, {}, { signal: controller.signal }));
    controller.abort(new Error('left the page'));
    expect(await running).toEqual(new Error('left the page'));
    expect(toast.error).not.toHaveBeenCalled();
  });
});

describe('an access token that the server refuses', () => {
  it('is refreshed once for any number of concurrent calls, which are all repeated', async () => {
    storeTokens({ accessToken: 'old', refreshToken: 'r1' });
    const api = fakeApi(serverTaking('new'));
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(routes.users.getMe)));
    expect(answers).toHaveLength(5);
    expect(api.calls().filter((name) => name === REFRESH)).toHaveLength(1);
    expect([accessToken(), refreshToken()]).toEqual(['new', 'r2']);
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('is not refreshed when another tab has done so meanwhile', async () => {
    storeTokens({ accessToken: 'old', refreshToken: 'r1' });
    const handlers = serverTaking('new');
    const api = fakeApi({
      ...handlers,
      [ME]: (request) => {
        storeTokens({ accessToken: 'new', refreshToken: 'r2' });
        return handlers[ME](request);
      },
    });
    await call(routes.users.getMe);
    expect(api.calls()).toEqual([ME, ME]);
  });

  it('ends the session once when the refresh is refused: tokens cleared, toast, event', async () => {
    storeTokens({ accessToken: 'old', refreshToken: 'revoked' });
    fakeApi(serverTaking('new'));
    const lost = vi.fn();
    const stop = onSessionLost(lost);
    const failures = await Promise.all([
      failureOf(call(routes.users.getMe)),
      failureOf(call(routes.quizzes.listQuizzes)),
    ]);
    stop();
    expect(failures).toMatchObject([{ code: 'SESSION_EXPIRED' }, { code: 'SESSION_EXPIRED' }]);
    expect([accessToken(), refreshToken()]).toEqual([undefined, undefined]);
    expect(lost).toHaveBeenCalledOnce();
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(
      'Session expired. Please login again.',
      expect.anything(),
    );
  });

  it.each([
    ['the network is lost', 'offline' as const],
    ['the server fails', refused('INTERNAL')],
    ['the server is busy', refused('TOO_MANY')],
    ['a proxy refuses', { status: 403, body: '<html>Blocked</html>' }],
  ])('signs nobody out when %s during the refresh', async (_, answer) => {
    storeTokens({ accessToken: 'old', refreshToken: 'r1' });
    fakeApi({ ...serverTaking('new'), [REFRESH]: () => answer });
    const lost = vi.fn();
    const stop = onSessionLost(lost);
    await expect(call(routes.users.getMe)).rejects.toBeInstanceOf(ApiError);
    stop();
    expect([accessToken(), refreshToken()]).toEqual(['old', 'r1']);
    expect(lost).not.toHaveBeenCalled();
  });

  it('ends the session when a token issued this moment is refused as well, without asking for a third', async () => {
    storeTokens({ accessToken: 'old', refreshToken: 'r1' });
    const api = fakeApi({ ...serverTaking('new'), [ME]: () => refused('SESSION_EXPIRED') });
    await expect(call(routes.users.getMe)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(api.calls()).toEqual([ME, REFRESH, ME]);
    expect(accessToken()).toBeUndefined();
  });

  it('stays signed out when the person signed out while the server was answering', async () => {
    storeTokens({ accessToken: 'old', refreshToken: 'r1' });
    const handlers = serverTaking('new');
    fakeApi({
      ...handlers,
      [REFRESH]: (request) => {
        localStorage.clear();
        return handlers[REFRESH](request);
      },
    });
    await expect(call(routes.users.getMe)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(accessToken()).toBeUndefined();
  });

  it('turns a reader into a guest when the site has only just been opened', async () => {
    setSessionPhase('starting');
    storeTokens({ accessToken: 'old', refreshToken: 'revoked' });
    fakeApi({
      ...serverTaking('new'),
      'GET /quizzes/ABC234/predata': (request) =>
        bearer(request) ? refused('SESSION_EXPIRED') : ok({ code: 'ABC234' }),
    });
    await expect(call(routes.attempts.getPredata, { params: { id: 'ABC234' } })).resolves.toEqual({
      code: 'ABC234',
    });
    expect(toast.error).not.toHaveBeenCalled();
  });
});

describe('a 401 about something else', () => {
  it.each([
    ['without a sent token', undefined, 'LOGIN_REQUIRED'],
    ['about a password', 'a1', 'INVALID_CREDENTIALS'],
    ['about an attempt', 'a1', 'ATTEMPT_TOKEN'],
  ] as const)('%s goes to the caller', async (_, token, code) => {
    if (token) storeTokens({ accessToken: token, refreshToken: 'r1' });
    const api = fakeApi({ [ME]: () => refused(code) });
    await expect(call(routes.users.getMe)).rejects.toMatchObject({ code });
    expect(api.calls()).toEqual([ME]);
    expect(accessToken()).toBe(token);
  });
});
