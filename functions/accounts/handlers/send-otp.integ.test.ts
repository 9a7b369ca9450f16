import { invokeEndpoint } from '../../testing/invoke.ts';
import { getLatestCode, getLatestMail, listMailsTo } from '../../platform/local/mailbox.ts';
import { auth } from '@quizhall/shared/contract/accounts/auth';
import { afterEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/clock.ts';
import {
  account,
  buildSignup,
  callRegister,
  callVerify,
  newEmail,
  pendingSignup,
} from '../../testing/accounts.ts';
import { costOf } from '../../testing/observe.ts';
import { handler } from './send-otp.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
afterEach(() => setClock(0));

/** A code that was not mailed. */
const wrongOf = (...codes: string[]) =>
  ['000000', '000001', '000002'].find((code) => !codes.includes(code)) ?? '';
async function inTurn<In, Out>(each: readonly In[], work: (one: In) => Promise<Out>): Promise<Out[]> {
  const answers: Out[] = [];
  for (const one of each) answers.push(await work(one));
  return answers;
}
const resend = (body: { email: string; name?: string }) => invokeEndpoint(handler, auth.sendOtp, { body });

describe('send-otp', () => {
  it('mails another code after a minute', async () => {
    const { form, code } = await pendingSignup();
    setClock(61 * SECOND);
    const { status, body } = await resend({ email: form.email, name: form.name });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'New verification code sent' });
    expect(await listMailsTo(form.email)).toHaveLength(2);
    const newCode = await getLatestCode(form.email);
    expect((await callVerify(form, wrongOf(code, newCode))).body.code).toBe('INVALID_CODE');
    expect((await callVerify(form, newCode)).status).toBe(200);
  });

  it('leaves the code before as it was, for its ten minutes', async () => {
    const { form, code } = await pendingSignup();
    setClock(61 * SECOND);
    await resend({ email: form.email });
    setClock(10 * MINUTE - 5 * SECOND);
    expect((await callVerify(form, code)).status).toBe(200);
  });

  it('answers 429 with the seconds to wait before a minute has passed', async () => {
    const { form, code } = await pendingSignup();
    setClock(30 * SECOND);
    const { status, headers, body } = await resend({ email: form.email });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(10);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(31);
    expect(body.code).toBe('TOO_MANY');
    expect(await listMailsTo(form.email)).toHaveLength(1);
    expect((await callVerify(form, code)).status).toBe(200);
  });

  it('mails one code when asked twice at the same moment', async () => {
    const { form } = await pendingSignup();
    setClock(61 * SECOND);
    const answers = await Promise.all([resend({ email: form.email }), resend({ email: form.email })]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 429]);
    expect(await listMailsTo(form.email)).toHaveLength(2);
  });

  it('gives the new code five tries of its own', async () => {
    const { form, code } = await pendingSignup();
    for (let i = 0; i < 5; i++) await callVerify(form, wrongOf(code));
    setClock(61 * SECOND);
    await resend({ email: form.email });
    expect((await callVerify(form, await getLatestCode(form.email))).status).toBe(200);
  });

  it('answers, waits and costs the same with a pending signup, after it expired, without one and for an account', async () => {
    const { email } = await account();
    const { form: expired } = await pendingSignup();
    setClock(62 * MINUTE);
    const { form: pending } = await pendingSignup();
    setClock(62 * MINUTE + 61 * SECOND);
    const addresses = [pending.email, expired.email, newEmail(), email];
    const first = await Promise.all(addresses.map((address) => resend({ email: address })));
    for (const { status, body } of first)
      expect([status, body]).toEqual([200, { success: true, message: 'New verification code sent' }]);
    const second = await Promise.all(addresses.map((address) => resend({ email: address })));
    for (const { status, body } of second) expect([status, body.code]).toEqual([429, 'TOO_MANY']);
    setClock(65 * MINUTE);
    const [cost, ...others] = await inTurn(addresses, (address) => costOf(() => resend({ email: address })));
    for (const other of others) expect(other).toEqual(cost);
  });

  it('mails a code that opens nothing where nobody has signed up', async () => {
    const form = buildSignup();
    await resend({ email: form.email });
    expect((await callVerify(form, await getLatestCode(form.email))).body.code).toBe('INVALID_CODE');
  });

  it('answers and costs the same for the address of an account, whose owner gets a note', async () => {
    const { email } = await account();
    const known = buildSignup({ email });
    const unknown = buildSignup();
    await callRegister(known);
    await callRegister(unknown);
    expect((await resend({ email })).body).toMatchObject({ code: 'TOO_MANY' });
    setClock(61 * SECOND);
    const [a, b] = [await resend({ email }), await resend({ email: unknown.email })];
    expect(a.status).toBe(200);
    expect(a.body).toEqual(b.body);
    expect((await getLatestMail(email)).subject).toBe('You already have a Quizhall account');
    setClock(122 * SECOND);
    expect(await costOf(() => resend({ email }))).toEqual(
      await costOf(() => resend({ email: unknown.email })),
    );
  });

  it('refuses what is not an address', async () => {
    const { status, body } = await resend({ email: 'nowhere' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ email: 'Email is invalid' });
  });

  it('lets eight minutes pass between mails after ten of them', async () => {
    const { form } = await pendingSignup();
    for (let minute = 1; minute <= 9; minute++) {
      setClock(minute * (MINUTE + SECOND));
      expect((await resend({ email: form.email })).status).toBe(200);
    }
    setClock(10 * (MINUTE + SECOND));
    const { status, headers } = await resend({ email: form.email });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(6 * 60);
    expect(Number(headers['retry-after'])).toBeLessThan(8 * 60);
  });
});
