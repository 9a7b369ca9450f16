import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { invoke } from '../../testing/invoke.ts';
import { getLatestCode, getLatestMail, listMailsTo } from '../../platform/local/mailbox.ts';
import type { Signup } from '@quizhall/shared/model/accounts/user';
import { afterEach, describe, expect, it } from 'vitest';
import { signupKey } from '../../platform/dynamodb/keys.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { findUserByEmail } from '../model/users.ts';
import { setClock } from '../../platform/clock.ts';
import { account, buildSignup, callRegister, callVerify, newEmail } from '../../testing/accounts.ts';
import { costOf } from '../../testing/observe.ts';
import { windowStart } from '../../testing/windows.ts';
import { handler } from './register.ts';

afterEach(() => setClock(0));

describe('register', () => {
  it('mails a six-digit code that finishes the signup', async () => {
    const form = buildSignup();
    const { status, body } = await callRegister(form);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Verification code sent to your email' });
    const mail = await getLatestMail(form.email);
    expect(mail).toMatchObject({ subject: 'Your Quizhall verification code' });
    expect(await getLatestCode(form.email)).toMatch(/^\d{6}$/);
    expect((await callVerify(form, await getLatestCode(form.email))).status).toBe(200);
  });

  it('keeps neither the password, the name nor the code', async () => {
    const form = buildSignup();
    await callRegister(form);
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': signupKey(form.email).pk },
      }),
    );
    expect(Items).toHaveLength(2);
    for (const secret of [form.password, form.name, await getLatestCode(form.email)]) {
      expect(JSON.stringify(Items)).not.toContain(secret);
    }
  });

  it('treats an address alike in any case', async () => {
    const email = newEmail();
    await callRegister(buildSignup({ email: `  ${email.toUpperCase()} ` }));
    expect(await getLatestCode(email)).toMatch(/^\d{6}$/);
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

  it('mails an address once a minute, and tells the same form how long to wait', async () => {
    const form = buildSignup();
    await callRegister(form);
    setClock(30_000);
    const again = await callRegister(form);
    expect(again).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } });
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(10);
    expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(31);
    expect(await listMailsTo(form.email)).toHaveLength(1);
    setClock(61_000);
    expect((await callRegister(form)).status).toBe(200);
    expect(await listMailsTo(form.email)).toHaveLength(2);
  });

  it('mails once for many forms at the same moment, and refuses none of them', async () => {
    const email = newEmail();
    const forms = ['first 1 river', 'second 2 rivers', 'third 3 rivers'].map((password) =>
      buildSignup({ email, password }),
    );
    const answers = await Promise.all(forms.map((form) => callRegister(form)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listMailsTo(email)).toHaveLength(1);
    const [, second = buildSignup()] = forms;
    expect((await callVerify(second, await getLatestCode(email))).status).toBe(200);
  });

  it('is limited to ten forms an hour for one address from one network, refused ones not counted', async () => {
    setClock(windowStart(3_600));
    const form = buildSignup({ password: 'short' });
    for (let i = 0; i < 3; i++) expect((await callRegister(form)).status).toBe(400);
    const good = buildSignup({ email: form.email });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await callRegister(good)).status);
    expect(statuses.slice(0, 10)).toEqual([200, ...Array.from({ length: 9 }, () => 429)]);
    const { status, headers } = await callRegister(good);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(60);
    const elsewhere = await callRegister(buildSignup({ email: form.email, name: 'Ada L.' }), '198.51.100.9');
    expect(elsewhere.status).toBe(200);
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

    const mail = await getLatestMail(email);
    expect(mail.subject).toBe('You already have a Quizhall account');
    expect(mail.body.text).toContain('http://localhost:3000/auth/login');
    expect(mail.body.text).not.toMatch(/\b\d{6}\b/);
    expect(mail.body.text).not.toContain(name);
    expect(await listMailsTo(email)).toHaveLength(1);
    expect(await listMailsTo(unknown.email)).toHaveLength(1);

    for (const form of [known, unknown]) expect((await callRegister(form)).status).toBe(429);
    const [other, another] = [known, unknown].map((form) => ({ ...form, password: 'another 8 mountains' }));
    for (const form of [other, another]) expect((await callRegister(form ?? known)).status).toBe(200);
    for (const { email: to } of [known, unknown]) expect(await listMailsTo(to)).toHaveLength(1);
    setClock(61_000);
    const costs = [await costOf(() => callRegister(known)), await costOf(() => callRegister(unknown))];
    expect(costs[0]).toEqual(costs[1]);
    expect(costs[0]?.derivations).toEqual([expect.objectContaining({ N: 2 ** 15, r: 8, p: 3 })]);
  });

  it('leaves the account as it was', async () => {
    const { email, passwordHash } = await account();
    const form = buildSignup({ email, password: 'another 8 mountains' });
    await callRegister(form);
    expect((await findUserByEmail(email))?.passwordHash).toBe(passwordHash);
    for (let code = 0; code < 5; code++) {
      const answer = await callVerify(form, String(code).padStart(6, '0'));
      expect(answer.body).toMatchObject({ code: 'INVALID_CODE' });
    }
  });
});
