import { invokeEndpoint } from '../../testing/invoke.ts';
import { getLatestCode, getLatestMail, listMailsTo } from '../local/mailbox.ts';
import { auth } from '@quizhall/shared/contract/accounts/auth';
import { newsletter } from '@quizhall/shared/contract/site/newsletter';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { sesError, startFaultProxy } from '../../testing/fault-proxy.ts';
import { observe } from '../../testing/observe.ts';

// Between the SDK and the inbox, and in place before the client reads its address.
const inbox = process.env.AWS_ENDPOINT_URL_SES ?? '';
const proxy = await startFaultProxy(inbox);
process.env.AWS_ENDPOINT_URL_SES = proxy.url;
const { account, buildSignup, callRegister, callVerify } = await import('../../testing/accounts.ts');
const { setClock } = await import('../clock.ts');
const { handler: sendOtp } = await import('../../accounts/handlers/send-otp.ts');
const { handler: forgotPassword } = await import('../../accounts/handlers/forgot-password.ts');
const { handler: confirmNewsletter } = await import('../../site/handlers/confirm-newsletter.ts');
const { handler: subscribeToNewsletter } = await import('../../site/handlers/subscribe-to-newsletter.ts');
const { sendMail, sendMailOnce } = await import('./send-mail.ts');

afterEach(() => {
  proxy.pass();
  setClock(0);
});
afterAll(() => proxy.stop());

const refuse = () =>
  proxy.fail(() => sesError('MessageRejected', 'Email address is not verified: ada@example.com'));
const resend = (email: string) => invokeEndpoint(sendOtp, auth.sendOtp, { body: { email } });
const forgot = (email: string) => invokeEndpoint(forgotPassword, auth.forgotPassword, { body: { email } });

const BUSY = {
  success: false,
  code: 'UNAVAILABLE',
  message: 'The service is busy. Please try again in a moment.',
  requestId: expect.any(String) as string,
};

describe('sendMail', () => {
  const mail = { subject: 'Grüße aus Łódź', text: 'Text ✓', html: '<p>HTML ✓</p>' };

  it('sends both forms from the configured address, whatever the letters', async () => {
    expect(await sendMail('first@example.com', mail)).toBe(true);
    expect(await getLatestMail('first@example.com', inbox)).toMatchObject({
      from: 'Quizhall <no-reply@quizhall.example>',
      subject: 'Grüße aus Łódź',
      body: { text: 'Text ✓', html: '<p>HTML ✓</p>' },
    });
  });

  it('sends to an international domain in its ASCII form', async () => {
    expect(await sendMail('ada@bücher.example', mail)).toBe(true);
    expect(await listMailsTo('ada@xn--bcher-kva.example', inbox)).toHaveLength(1);
  });

  it('answers false when SES refuses, and logs the reason without the address', async () => {
    refuse();
    const { result, output } = await observe(() => sendMail('ada@example.com', mail));
    expect(result).toBe(false);
    expect(output).toContain('MessageRejected');
    expect(output).not.toContain('ada@example.com');
  });

  it('gives up on a mute service', async () => {
    proxy.fail(() => 'silent');
    const { result, output } = await observe(() => sendMail('ada@example.com', mail));
    expect(result).toBe(false);
    expect(output).toContain('TimeoutError');
  });
});

describe('sendMailOnce', () => {
  const mail = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

  it('tells a refusal from what may have been taken, and asks once', async () => {
    const fateOf = async (rule: Parameters<typeof proxy.fail>[0]) => {
      let asked = 0;
      proxy.fail((...call) => {
        asked += 1;
        return rule(...call);
      });
      const { result } = await observe(() => sendMailOnce('fate@example.com', mail));
      return [result, asked];
    };
    expect(await fateOf(() => undefined)).toEqual(['taken', 1]);
    expect(await fateOf(() => sesError('Throttling', 'Maximum sending rate exceeded'))).toEqual([
      'refused',
      1,
    ]);
    expect(await fateOf(() => ({ ...sesError('ServiceUnavailable', 'later'), status: 503 }))).toEqual([
      'refused',
      1,
    ]);
    expect(await fateOf(() => ({ ...sesError('InternalFailure', 'oops'), status: 500 }))).toEqual([
      'unknown',
      1,
    ]);
    expect(await fateOf(() => 'lost')).toEqual(['unknown', 1]);
  });
});

describe('register, when the mail is refused', () => {
  it('answers 503 and keeps the signup: the code can be sent again at once', async () => {
    const form = buildSignup();
    refuse();
    const { result } = await observe(() => callRegister(form));
    expect(result).toMatchObject({ status: 503, body: BUSY });
    expect(result.headers['retry-after']).toBe('1');
    proxy.pass();
    expect((await resend(form.email)).status).toBe(200);
    expect((await callVerify(form, await getLatestCode(form.email, inbox))).status).toBe(200);
  });

  it('does not tell whether there is an account', async () => {
    const { email } = await account();
    refuse();
    const { result: known } = await observe(() => callRegister(buildSignup({ email })));
    const { result: unknown } = await observe(() => callRegister(buildSignup()));
    for (const { status, body } of [known, unknown]) {
      expect(status).toBe(503);
      expect(body).toEqual(BUSY);
    }
  });
});

describe('send-otp, when the mail is refused', () => {
  it('answers 503 and may be repeated at once', async () => {
    const form = buildSignup();
    await callRegister(form);
    setClock(61_000);
    refuse();
    expect((await observe(() => resend(form.email))).result).toMatchObject({ status: 503, body: BUSY });
    proxy.pass();
    expect((await resend(form.email)).status).toBe(200);
    expect((await resend(form.email)).status).toBe(429);
    expect((await callVerify(form, await getLatestCode(form.email, inbox))).status).toBe(200);
  });
});

describe('forgot-password, when the mail is refused', () => {
  it('answers as always', async () => {
    const { email } = await account();
    refuse();
    const { result } = await observe(() => forgot(email));
    expect(result.status).toBe(200);
    expect(result.body).toEqual({ success: true, message: 'Password reset link sent to your email' });
    expect(await listMailsTo(email, inbox)).toEqual([]);
  });
});

describe('the newsletter, when the mail is refused', () => {
  const subscribe = (email: string) =>
    invokeEndpoint(subscribeToNewsletter, newsletter.subscribeToNewsletter, { body: { email } });
  const tokenTo = async (email: string) =>
    /confirm\?token=([\w.-]+)/.exec((await getLatestMail(email, inbox)).body.text ?? '')?.[1] ?? '';

  it('answers 503 whether or not the address is subscribed, and may be asked again', async () => {
    const [known, unknown] = ['reader@example.com', 'stranger@example.com'];
    await subscribe(known);
    const body = { token: await tokenTo(known) };
    await invokeEndpoint(confirmNewsletter, newsletter.confirmNewsletter, { body });
    refuse();
    for (const email of [known, unknown]) {
      expect((await observe(() => subscribe(email))).result).toMatchObject({ status: 503, body: BUSY });
    }
    proxy.pass();
    expect((await subscribe(unknown)).status).toBe(200);
  });
});
