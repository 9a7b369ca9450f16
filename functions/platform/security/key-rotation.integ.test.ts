import { users } from '@quizhall/shared/contract/accounts/users';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import jwt from 'jsonwebtoken';
import { afterEach, describe, expect, it } from 'vitest';
import { signIn } from '../../accounts/use-cases/sign-in-session.ts';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { account, callRefresh } from '../../testing/accounts.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { save, start } from '../../testing/taking.ts';
import { handler as getMe } from '../../accounts/handlers/get-me.ts';
import { now, setClock } from '../clock.ts';
import { config } from '../config.ts';
import { randomText } from './random.ts';
import { parseKeys, rotateSigningKey } from './stored-keys.ts';
import { keyedDigest } from './tokens.ts';

const MINUTE = 60_000;
/** After this every function has read the secret again. */
const RELOAD = 5 * MINUTE;
const original = config.TOKEN_KEY ?? '';

afterEach(() => {
  // On, never back: what was read last is read again.
  passed += RELOAD;
  setClock(passed);
  config.TOKEN_KEY = original;
});

let passed = 0;
const pass = (ms: number) => setClock((passed += ms));

/** Puts a new signing key into the stage's secret; it signs after `delay`. Everybody has read it then. */
function rotate(delay = 0): void {
  config.TOKEN_KEY = JSON.stringify(
    rotateSigningKey(parseKeys(config.TOKEN_KEY ?? ''), now(), now() + delay),
  );
  pass(RELOAD);
}

const kidOf = (token: string) => jwt.decode(token, { complete: true })?.header.kid;
const me = async (token: string) => (await invokeEndpoint(getMe, users.getMe, { token })).status;

/** Shuffled, and of a kind whose saves need the order. */
const shuffledQuiz = () =>
  publishedQuiz({
    questions: Array.from({ length: 12 }, (_, i) => buildQuestion({ id: `q${i}`, timeLimit: 0 })),
    settings: { randomizeQuestions: true, randomizeOptions: true, allowBackNavigation: false },
  });

describe('rotating the signing key', () => {
  it('keeps the paper, the guest and both sessions; the key before the last opens nothing', async () => {
    const quiz = await shuffledQuiz();
    const deviceId = randomText(20);
    const guest = (await start(quiz.id, { deviceId })).body.data;
    const { tokens } = await signIn(await account(), { remember: false, userAgent: '' });
    expect(kidOf(tokens.accessToken)).toBe('first');
    const digest = await keyedDigest('any', 'text');
    const [shown = ''] = guest.quiz.questions.map(({ _id }) => _id);

    rotate();
    expect(await keyedDigest('any', 'text')).toBe(digest);
    expect(await me(tokens.accessToken)).toBe(200);
    expect((await save(guest, 1, { [shown]: 'Paris' })).body.data.seq).toBe(1);
    const again = (await start(quiz.id, { deviceId })).body.data;
    expect(again.sessionId).toBe(guest.sessionId);
    expect(again.quiz.questions).toEqual(guest.quiz.questions);
    expect(again.answers?.[shown]?.userAnswer).toBe('Paris');
    expect(kidOf(again.sessionToken)).not.toBe('first');

    rotate();
    expect(await me(tokens.accessToken)).toBe(401);
    expect((await save(guest, 2, {})).body.code).toBe('ATTEMPT_TOKEN');
    expect((await save(again, 2, {})).body.data.seq).toBe(2);
    // The session itself stands in the table, and the guest's attempt under the same name.
    expect((await callRefresh(tokens.refreshToken)).status).toBe(200);
    expect((await start(quiz.id, { deviceId })).body.data.quiz.questions).toEqual(guest.quiz.questions);
  });

  it('signs with the new key only when every function knows it', async () => {
    const user = await account();
    const signed = async () =>
      kidOf((await signIn(user, { remember: false, userAgent: '' })).tokens.accessToken);
    rotate(60 * MINUTE);
    expect(await signed()).toBe('first');
    pass(60 * MINUTE);
    expect(await signed()).not.toBe('first');
  });

  it('goes on with the keys that it has when the secret cannot be read', async () => {
    const { tokens } = await signIn(await account(), { remember: false, userAgent: '' });
    config.TOKEN_KEY = '{ damaged';
    pass(RELOAD);
    expect(await me(tokens.accessToken)).toBe(200);
  });
});

describe('the paper of an attempt', () => {
  it('is stored with it: seed and algorithm', async () => {
    const { sessionId } = (await start((await shuffledQuiz()).id)).body.data;
    expect((await getAttempt(sessionId))?.paper).toMatch(/^1\.[0-9a-f]{32}$/);
  });
});
