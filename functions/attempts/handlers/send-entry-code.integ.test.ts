import { invokeEndpoint } from '../../testing/invoke.ts';
import { getLatestCode, listMailsTo } from '../../platform/local/mailbox.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setQuizStatus } from '../../quizzes/model/quizzes.ts';
import { setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { randomText } from '../../platform/security/random.ts';
import { newEmail } from '../../testing/accounts.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { RIGHT, save, start, submit } from '../../testing/taking.ts';
import { windowStart } from '../../testing/windows.ts';
import { handler as sendEntryCode } from './send-entry-code.ts';

const inbox = process.env.AWS_ENDPOINT_URL_SES ?? '';
const MINUTE = 60_000;
const HOUR = 3_600;
let clock = 0;
const pass = (ms: number) => setClock((clock += ms));
beforeEach(() => {
  clock = 0;
  pass(windowStart(HOUR));
});
afterEach(() => setClock(0));

const ASKS = [{ field: 'email' as const, label: 'E-mail', required: true }];
const askingQuiz = (settings: object = {}) =>
  publishedQuiz({ settings: { participantInfo: ASKS, ...settings } });

/** Somebody on a device of their own, who types this address. */
function guest(quizId: string, email: string, sourceIp?: string) {
  const deviceId = randomText(20);
  const info = { deviceId, participantInfo: { email } };
  return {
    start: (more: { emailCode?: string; continueAttempt?: boolean } = {}) =>
      start(quizId, { ...info, ...more }),
    ask: () =>
      invokeEndpoint(sendEntryCode, attempts.sendEntryCode, {
        params: { id: quizId },
        body: { email, deviceId },
        sourceIp,
      }),
    async mailed() {
      expect((await this.ask()).status).toBe(200);
      return getLatestCode(email, inbox);
    },
    async prove(continueAttempt = false) {
      return this.start({ emailCode: await this.mailed(), continueAttempt });
    },
  };
}

describe('an address that began on another device', () => {
  it('needs the code that is mailed to it; nobody else is mailed to', async () => {
    const quiz = await askingQuiz();
    const email = newEmail();
    const [first, second] = [guest(quiz.id, email), guest(quiz.id, email.toUpperCase())];
    expect((await first.ask()).body.code).toBe('NO_CODE_NEEDED');
    expect((await first.start()).status).toBe(201);
    expect((await first.ask()).body.code).toBe('NO_CODE_NEEDED');
    expect(await listMailsTo(email, inbox)).toEqual([]);
    expect(await second.start()).toMatchObject({ status: 403, body: { code: 'EMAIL_CODE_REQUIRED' } });
    expect((await second.ask()).body.data).toEqual({ resendSeconds: 60 });
    expect(await listMailsTo(email, inbox)).toHaveLength(1);
  });

  it('costs a first-comer one write, as ever', async () => {
    const quiz = await askingQuiz();
    await guest(quiz.id, newEmail()).start();
    const { result, consumed } = await measureCost(() => guest(quiz.id, newEmail()).start());
    expect(result.status).toBe(201);
    expect(consumed).toMatchObject({ trips: 1, write: 1 });
  });

  it('is not locked out by a stranger who typed it first, nor charged for what the stranger did', async () => {
    const quiz = await askingQuiz({ maxAttempts: 1, allowRetake: false });
    const email = newEmail();
    const [stranger, owner] = [guest(quiz.id, email), guest(quiz.id, email)];
    const theirs = (await stranger.start()).body.data;
    const mine = (await owner.prove()).body.data;
    expect(mine).toMatchObject({ resumed: false, attemptNumber: 1 });
    expect(mine.sessionId).not.toBe(theirs.sessionId);
    // The device is known from now on, also after the hand-in.
    expect((await owner.start()).body.data).toMatchObject({ resumed: true, sessionId: mine.sessionId });
    await submit(mine, RIGHT);
    expect((await owner.start()).body.code).toBe('ATTEMPTS_USED');
    // The stranger goes on alone and gets no further by it.
    expect((await stranger.start()).body.data.sessionId).toBe(theirs.sessionId);
    await submit(theirs, RIGHT);
    expect((await stranger.start()).body.code).toBe('ATTEMPTS_USED');
    expect((await guest(quiz.id, email).prove()).body.code).toBe('ATTEMPTS_USED');
  });

  it('goes on with its own running attempt where its owner says that it is', async () => {
    const quiz = await askingQuiz();
    const email = newEmail();
    const [phone, laptop] = [guest(quiz.id, email), guest(quiz.id, email)];
    const begun = (await phone.start()).body.data;
    await save(begun, 1, { q1: 'Paris' });
    const moved = (await laptop.prove(true)).body.data;
    expect(moved).toMatchObject({ resumed: true, sessionId: begun.sessionId, deadlineAt: begun.deadlineAt });
    expect(moved.answers?.q1?.userAnswer).toBe('Paris');
    expect((await laptop.start()).body.data.sessionId).toBe(begun.sessionId);
    expect((await phone.start()).body.code).toBe('EMAIL_CODE_REQUIRED');
  });

  it('goes on on each device that proves it, within its limits', async () => {
    const quiz = await askingQuiz({ maxAttempts: 2 });
    const email = newEmail();
    await guest(quiz.id, email).start();
    const [one, two] = [guest(quiz.id, email), guest(quiz.id, email)];
    const first = (await one.prove()).body.data;
    pass(MINUTE);
    expect((await two.prove()).body.data).toMatchObject({ resumed: true, sessionId: first.sessionId });
    await submit(first, RIGHT);
    expect((await two.start()).body.data.attemptNumber).toBe(2);
  });

  it('may finish on its device what it proved before the quiz was paused', async () => {
    const quiz = await askingQuiz();
    const email = newEmail();
    await guest(quiz.id, email).start();
    const owner = guest(quiz.id, email);
    const mine = (await owner.prove()).body.data;
    await setQuizStatus(quiz, { from: 'published', to: 'paused', at: new Date().toISOString() });
    expect((await owner.start()).body.data).toMatchObject({ resumed: true, sessionId: mine.sessionId });
  });
});

describe('the code', () => {
  async function asked() {
    const quiz = await askingQuiz({ maxAttempts: 3 });
    const email = newEmail();
    await guest(quiz.id, email).start();
    const owner = guest(quiz.id, email);
    return { quiz, email, owner, code: await owner.mailed() };
  }
  const other = (code: string) => (code === '000000' ? '000001' : '000000');

  it('is refused after five wrong ones, even the right one', async () => {
    const { owner, code } = await asked();
    for (let n = 0; n < 5; n++)
      expect((await owner.start({ emailCode: other(code) })).body.code).toBe('INVALID_CODE');
    expect((await owner.start({ emailCode: code })).body.code).toBe('INVALID_CODE');
  });

  it('is looked at five times, however many guesses come at once', async () => {
    const { owner, code } = await asked();
    await Promise.all(Array.from({ length: 12 }, () => owner.start({ emailCode: other(code) })));
    expect((await owner.start({ emailCode: code })).body.code).toBe('INVALID_CODE');
  });

  it('works once, on the device on which it was asked for, for this quiz', async () => {
    const { email, owner, code, quiz } = await asked();
    expect((await guest(quiz.id, email).start({ emailCode: code })).body.code).toBe('INVALID_CODE');
    const mine = (await owner.start({ emailCode: code })).body.data;
    expect(mine.attemptNumber).toBe(1);
    // Another device takes the standing over, so that the first one has to prove the address again.
    pass(MINUTE);
    await guest(quiz.id, email).prove();
    expect((await owner.start({ emailCode: code })).body.code).toBe('INVALID_CODE');
  });

  it('ends after ten minutes', async () => {
    const { owner, code } = await asked();
    pass(10 * MINUTE + 1_000);
    expect((await owner.start({ emailCode: code })).body.code).toBe('INVALID_CODE');
  });

  it('is mailed again after a minute, and then the new one counts', async () => {
    const { owner, code } = await asked();
    const early = await owner.ask();
    expect(early).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } });
    expect(Number(early.headers?.['retry-after'])).toBeGreaterThan(50);
    pass(MINUTE);
    const next = await owner.mailed();
    if (next !== code) expect((await owner.start({ emailCode: code })).body.code).toBe('INVALID_CODE');
    expect((await owner.start({ emailCode: next })).status).toBe(201);
  });

  it('goes to one address ten times an hour from one network, and a code that is out stays good', async () => {
    const { quiz, email, owner, code } = await asked();
    for (let n = 1; n < 10; n++) await guest(quiz.id, email).ask();
    expect((await guest(quiz.id, email).ask()).body.code).toBe('TOO_MANY');
    expect(await listMailsTo(email, inbox)).toHaveLength(10);
    expect((await owner.start({ emailCode: code })).status).toBe(201);
    pass(HOUR * 1_000);
    expect((await guest(quiz.id, email).ask()).status).toBe(200);
  });

  it('still reaches the owner when a stranger has used up what his network may ask for', async () => {
    const quiz = await askingQuiz();
    const email = newEmail();
    const stranger = '198.51.100.7';
    await guest(quiz.id, email, stranger).start();
    for (let n = 0; n < 12; n++) await guest(quiz.id, email, stranger).ask();
    expect((await guest(quiz.id, email).prove()).status).toBe(201);
  });

  it('goes to one address forty times an hour, from wherever', async () => {
    const quiz = await askingQuiz();
    const email = newEmail();
    await guest(quiz.id, email).start();
    for (let n = 0; n < 40; n++) await guest(quiz.id, email, `198.51.100.${Math.floor(n / 10)}`).ask();
    expect((await guest(quiz.id, email, '203.0.113.9').ask()).body.code).toBe('TOO_MANY');
    expect(await listMailsTo(email, inbox)).toHaveLength(40);
  });
});

describe('sendEntryCode', () => {
  it('has nothing to do where a quiz does not know its guests by address', async () => {
    const quiz = await publishedQuiz();
    expect((await guest(quiz.id, newEmail()).ask()).body.code).toBe('NO_CODE_NEEDED');
  });

  it('does not know drafts and refuses what is no address', async () => {
    const quiz = await askingQuiz();
    expect((await guest(quiz.id, 'nobody').ask()).status).toBe(400);
    const draft = await publishedQuiz({ quiz: { status: 'draft' } });
    expect((await guest(draft.id, newEmail()).ask()).body.code).toBe('QUIZ_NOT_FOUND');
  });

  it('does not concern somebody who is signed in', async () => {
    const quiz = await askingQuiz();
    const me = await signedIn();
    await guest(quiz.id, me.user.email).start();
    expect((await start(quiz.id, { deviceId: randomText(20) }, me.token)).status).toBe(201);
  });
});
