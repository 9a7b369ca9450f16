import { invoke } from '@quizhall/infra/local/testing/invoke.ts';
import { latestCodeTo, latestMailTo, mailsTo } from '@quizhall/infra/local/testing/mailbox.ts';
import type { Signup } from '@quizhall/shared/model/user';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeTry } from '../_data/signups.ts';
import { setClock } from '../_http/clock.ts';
import { account, buildSignup, callRegister, callVerify, newEmail } from '../_testing/accounts.ts';
import { costOf } from '../_testing/observe.ts';
import { windowStart } from '../_testing/windows.ts';
import { handler } from './register.ts';

vi.mock('node:crypto', { spy: true });
afterEach(() => setClock(0));

describe('register', () => {
  it('mails a six-digit code that finishes the signup', async () => {
    const form = buildSignup();
    const { status, body } = await callRegister(form);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Verification code sent to your email' });
    const mail = await latestMailTo(form.email);
    expect(mail).toMatchObject({ subject: 'Your Quizhall verification code' });
    expect(await latestCodeTo(form.email)).toMatch(/^\d{6}$/);
    expect((await callVerify(form, await latestCodeTo(form.email))).status).toBe(200);
  });

  it('keeps neither the password nor the code', async () => {
    const form = buildSignup();
    await callRegister(form);
    const stored = JSON.stringify(await takeTry(form.email));
    expect(stored).toContain('scrypt$15$8$3$');
    expect(stored).not.toContain(form.password);
    expect(stored).not.toContain(await latestCodeTo(form.email));
  });

  it('treats an address alike in any case', async () => {
    const email = newEmail();
    await callRegister(buildSignup({ email: `  ${email.toUpperCase()} ` }));
    expect(await latestCodeTo(email)).toMatch(/^\d{6}$/);
  });

  it.each<[string, Partial<Signup>, Record<string, string>]>([
    ['no name', { name: '  ' }, { name: 'Name is required' }],
    ['no e-mail', { email: '' }, { email: 'Email is required' }],
    ['a wrong e-mail', { email: 'ada@example' }, { email: 'Email is invalid' }],
    ['no password', { password: '' }, { password: 'Password is required' }],
    ['a short password', { password: 'seven77' }, { password: 'Password must be at least 8 characters' }],
    [
      'an endless password',
      { password: 'x'.repeat(129) },
      { password: 'Password must be at most 128 characters' },
    ],
    [
      'an unknown type',
      { accountType: 'admin' as 'learner' },
      { accountType: 'Please select an account type' },
    ],
    [
      'an organization without a name',
      { accountType: 'organization', organizationName: ' ' },
      { organizationName: 'Organization name is required' },
    ],
    [
      'a common password',
      { password: 'Password123' },
      { password: 'This password is too easy to guess. Please choose another one.' },
    ],
    [
      'the address as password',
      { email: 'ada.lovelace@example.com', password: 'ada.lovelace' },
      { password: 'This password is too easy to guess. Please choose another one.' },
    ],
  ])('refuses %s', async (_, wrong, errors) => {
    const { status, body } = await callRegister(buildSignup(wrong));
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'INVALID_INPUT', errors });
  });

  it('tells all wrong fields at once, and refuses unknown ones', async () => {
    const request = { method: 'POST', path: '/v1/auth/register', body: { email: 'x', isAdmin: true } };
    const { body } = await invoke(handler, request);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual([
      'accountType',
      'email',
      'isAdmin',
      'name',
      'password',
    ]);
  });

  it('replaces an earlier signup of the same address: only the newer data and code work', async () => {
    const email = newEmail();
    const first = buildSignup({ email });
    await callRegister(first);
    const firstCode = await latestCodeTo(email);
    const second = buildSignup({ email, password: 'another 8 mountains' });
    await callRegister(second);
    const secondCode = await latestCodeTo(email);
    expect((await callVerify(first, secondCode)).body.code).toBe('INVALID_CODE');
    if (firstCode !== secondCode)
      expect((await callVerify(second, firstCode)).body.code).toBe('INVALID_CODE');
    expect((await callVerify(second, secondCode)).status).toBe(200);
  });

  it('is limited to ten an hour for one address, refused forms not counted', async () => {
    setClock(windowStart(3_600));
    const form = buildSignup({ password: 'short' });
    const email = form.email;
    for (let i = 0; i < 3; i++) expect((await callRegister(form)).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 11 }, () => callRegister(buildSignup({ email }))));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.body).toMatchObject({
      code: 'TOO_MANY',
      message: 'Too many attempts. Please try again later.',
    });
  });
});

describe('register with the address of an account', () => {
  it('answers and costs the same, and mails a note instead of a code', async () => {
    const { email, name } = await account();
    const [known, unknown] = [buildSignup({ email }), buildSignup()];
    const [a, b] = [await callRegister(known), await callRegister(unknown)];
    expect(a.body).toEqual(b.body);
    expect(a.status).toBe(b.status);
    expect(Object.keys(a.headers)).toEqual(Object.keys(b.headers));

    const mail = await latestMailTo(email);
    expect(mail.subject).toBe('You already have a Quizhall account');
    expect(mail.body.text).toContain('http://localhost:3000/auth/login');
    expect(mail.body.text).not.toMatch(/\b\d{6}\b/);
    expect(mail.body.text).not.toContain(name);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await mailsTo(unknown.email)).toHaveLength(1);

    const costs = [await costOf(() => callRegister(known)), await costOf(() => callRegister(unknown))];
    expect(costs[0]).toEqual(costs[1]);
    expect(costs[0]?.derivations).toEqual([expect.objectContaining({ N: 2 ** 15, r: 8, p: 3 })]);
  });

  it('leaves the account as it was', async () => {
    const { email, passwordHash } = await account();
    const form = buildSignup({ email, password: 'another 8 mountains' });
    await callRegister(form);
    expect((await takeTry(email))?.passwordHash).not.toBe(passwordHash);
    for (let code = 0; code < 5; code++) {
      const answer = await callVerify(form, String(code).padStart(6, '0'));
      expect(answer.body).toMatchObject({ code: 'INVALID_CODE' });
    }
  });
});
