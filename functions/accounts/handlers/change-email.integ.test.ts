import { auth } from '@quizhall/shared/contract/accounts/auth';
import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { users } from '@quizhall/shared/contract/accounts/users';
import { afterEach, describe, expect, it } from 'vitest';
import { readRoster } from '../../results/model/roster.ts';
import { getUser, isEmailTaken } from '../model/users.ts';
import { getLatestCode, getLatestLink, getLatestMail, listMailsTo } from '../../platform/local/mailbox.ts';
import { now, setClock } from '../../platform/clock.ts';
import {
  account,
  callLogin,
  callRefresh,
  newEmail,
  PASSWORD,
  pendingSignup,
  callVerify,
  tokenOf,
} from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { itemsWith } from '../../testing/items-with.ts';
import { memberIn, someOrganization } from '../../testing/organizations.ts';
import { costOf } from '../../testing/observe.ts';
import { testStream } from '../../testing/streams.ts';
import { enabledTwoFactor } from '../../testing/two-factor.ts';
import { wholePerson } from '../../testing/whole-person.ts';
import { handler as forgot } from './forgot-password.ts';
import { handler as reset } from './reset-password.ts';
import { handler as undo } from './undo-email-change.ts';
import { handler as listAudit } from '../../organizations/handlers/list-organization-audit.ts';
import { handler as listMembers } from '../../organizations/handlers/list-members.ts';
import { handler as confirm } from './confirm-email-change.ts';
import { handler as deleteAccount } from './delete-account.ts';
import { handler as exportAccount } from '../../exports/handlers/export-account.ts';
import { handler as getSession } from './get-session.ts';
import { handler as request } from './request-email-change.ts';

const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

const DAY = 24 * 3_600_000;
const ANNOUNCED = 'The email address of your Quizhall account was changed';

const ask = (token: string, email: string, body: object = {}) =>
  invokeEndpoint(request, users.requestEmailChange, { token, body: { email, password: PASSWORD, ...body } });
const enter = (token: string, otp: string) =>
  invokeEndpoint(confirm, users.confirmEmailChange, { token, body: { otp } });
const undoBy = (token: string) => invokeEndpoint(undo, auth.undoEmailChange, { body: { token } });
const works = async (token: string) =>
  (await invokeEndpoint(getSession, users.getSession, { token })).status === 200;

async function changed(token: string, to = newEmail()): Promise<string> {
  expect((await ask(token, to)).status).toBe(200);
  expect((await enter(token, await getLatestCode(to))).status).toBe(200);
  await stream.drain();
  return to;
}

/** The token of the undo link that was mailed to an address. */
async function undoLinkTo(email: string): Promise<string> {
  expect((await getLatestMail(email)).subject).toBe(ANNOUNCED);
  return new URL(await getLatestLink(email)).searchParams.get('token') ?? '';
}

describe('changing the email address', () => {
  it('needs the code from the new address, keeps every session and tells the old address', async () => {
    const user = await account();
    const here = (await callLogin({ email: user.email })).body.data.tokens;
    const there = (await callLogin({ email: user.email })).body.data.tokens;
    const to = newEmail();
    const asked = await ask(here.accessToken, to.toUpperCase());
    expect([asked.status, asked.body.message]).toEqual([200, 'Verification code sent to your new email']);
    expect((await callLogin({ email: to })).status).toBe(401);
    const code = await getLatestCode(to);
    const answer = await enter(here.accessToken, code);
    expect([answer.status, answer.body.data.user.email]).toEqual([200, to]);
    expect((await enter(here.accessToken, code)).body.code).toBe('INVALID_CODE');
    for (const { accessToken, refreshToken } of [here, there]) {
      expect(await works(accessToken)).toBe(true);
      expect((await callRefresh(refreshToken)).status).toBe(200);
    }
    expect((await callLogin({ email: user.email })).status).toBe(401);
    expect((await callLogin({ email: to })).status).toBe(200);
    await stream.drain();
    const told = await getLatestMail(user.email);
    expect(told.subject).toBe(ANNOUNCED);
    expect(told.body.text).toContain(to);
  });

  it('brings the new address to every place that holds the old one', async () => {
    const { person, email, theirs } = await wholePerson(stream);
    const before = (await itemsWith(email)).filter((key) => !/^(CHARGE|RUN)#/.test(key));
    expect(before.length).toBeGreaterThan(6);
    const to = await changed(person.token);
    const left = (await itemsWith(email)).filter((key) => !/^(CHARGE|RUN)#/.test(key));
    expect(left.toSorted()).toEqual(
      [`EMAIL#${email} / EMAIL`, `USER#${person.user.id} / PROFILE`].toSorted(),
    );
    const rows = await readRoster(theirs.id, { consistent: true });
    expect(
      rows.filter(({ participant }) => participant === `u_${person.user.id}`).map((row) => row.email),
    ).toEqual([to]);
    const file = await invokeEndpoint(exportAccount, users.exportAccount, {
      token: await tokenOf({ ...person.user, email: to }),
    });
    expect(file.bytes.toString()).toContain(to);
  });

  it('shows in the list of members and the audit log of an organization', async () => {
    const { id } = await someOrganization();
    const { token: admin } = await memberIn(id, 'admin');
    const { user, token } = await memberIn(id, 'member');
    const to = await changed(token);
    const { body } = await invokeEndpoint(listMembers, organizations.listMembers, {
      token: admin,
      params: { id },
    });
    expect(body.data.members.find((one) => one.id === user.id)?.email).toBe(to);
    const audit = await invokeEndpoint(listAudit, organizations.listOrganizationAudit, {
      token: admin,
      params: { id },
    });
    expect(audit.body.data.entries[0]).toMatchObject({ kind: 'emailChanged', by: { id: user.id } });
  });

  it('answers and costs the same for the address of another account, which gets a note', async () => {
    const [user, other] = [await account(), await account()];
    const token = await tokenOf(user);
    const [free, taken] = [newEmail(), other.email];
    const answers = [await ask(token, free), await ask(token, taken)];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect((await getLatestMail(taken)).subject).toBe('This address already has a Quizhall account');
    expect(await costOf(() => ask(token, newEmail()))).toEqual(await costOf(() => ask(token, taken)));
    expect((await enter(token, '123456')).body.code).toBe('INVALID_CODE');
    expect((await getUser(user.id))?.email).toBe(user.email);
  });

  it('asks for the password, and for the code of the second factor where it is on', async () => {
    const user = await account();
    const token = await tokenOf(user);
    const wrong = await ask(token, newEmail(), { password: 'not my password' });
    expect([wrong.status, wrong.body.errors]).toEqual([403, { password: 'Incorrect password' }]);
    const own = await ask(token, user.email);
    expect(own.body.errors).toHaveProperty('email');
    const { codes } = await enabledTwoFactor(user.id);
    expect((await ask(token, newEmail())).body.errors).toHaveProperty('totp');
    expect((await ask(token, newEmail(), { totp: codes[0] })).status).toBe(200);
  });

  it('takes five guesses at the code, for ten minutes', async () => {
    const token = await tokenOf(await account());
    const to = newEmail();
    await ask(token, to);
    const code = await getLatestCode(to);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) await enter(token, wrong);
    expect((await enter(token, code)).body.code).toBe('INVALID_CODE');
    await ask(token, to);
    const next = await getLatestCode(to);
    setClock(10 * 60_000 + 1_000);
    expect((await enter(token, next)).body.code).toBe('INVALID_CODE');
  });

  it('gives an address to one of two who confirm it, and to nobody who signs up meanwhile', async () => {
    const [one, two] = [await tokenOf(await account()), await tokenOf(await account())];
    const to = newEmail();
    await ask(one, to);
    const first = await getLatestCode(to);
    await ask(two, to);
    const second = await getLatestCode(to);
    const answers = await Promise.all([enter(one, first), enter(two, second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const { form, code } = await pendingSignup();
    const third = await tokenOf(await account());
    await ask(third, form.email);
    const mailed = await getLatestCode(form.email);
    expect((await callVerify(form, code)).status).toBe(200);
    expect((await enter(third, mailed)).body.code).toBe('INVALID_CODE');
  });

  it('is throttled for one person', async () => {
    const token = await tokenOf(await account());
    const to = newEmail();
    for (let n = 0; n < 5; n += 1) expect((await ask(token, to)).status).toBe(200);
    expect((await ask(token, to)).status).toBe(429);
  });

  it('ends reset links that were mailed to the old address', async () => {
    const user = await account();
    await invokeEndpoint(forgot, auth.forgotPassword, { body: { email: user.email } });
    const token = new URL(await getLatestLink(user.email)).searchParams.get('token') ?? '';
    await changed(await tokenOf(user));
    const answer = await invokeEndpoint(reset, auth.resetPassword, {
      body: { token, password: 'nine loud 4 mountains' },
    });
    expect(answer.body.code).toBe('INVALID_RESET_LINK');
  });
});

describe('undoing it', () => {
  it('restores the address within 7 days, signs out everybody and leads to a new password', async () => {
    const user = await account();
    const token = await tokenOf(user);
    const to = await changed(token);
    const link = await undoLinkTo(user.email);
    setClock(7 * DAY - 60_000);
    const answer = await undoBy(link);
    expect([answer.status, answer.body.data.email]).toEqual([200, user.email]);
    expect(await works(token)).toBe(false);
    for (const email of [to, user.email]) expect((await callLogin({ email })).status).toBe(401);
    const password = 'nine loud 4 mountains';
    const body = { token: answer.body.data.resetToken, password };
    expect((await invokeEndpoint(reset, auth.resetPassword, { body })).status).toBe(200);
    expect((await callLogin({ email: user.email, password })).status).toBe(200);
    expect((await undoBy(link)).body.code).toBe('INVALID_LINK');
    expect(await isEmailTaken(to)).toBe(false);
    await stream.drain();
    expect((await itemsWith(to)).filter((key) => !key.startsWith('RUN#'))).toEqual([]);
  });

  it('is too late after 7 days, when the address is free again', async () => {
    const user = await account();
    await changed(await tokenOf(user));
    const link = await undoLinkTo(user.email);
    expect(await isEmailTaken(user.email)).toBe(true);
    setClock(7 * DAY + 1_000);
    expect((await undoBy(link)).body.code).toBe('INVALID_LINK');
    expect(await isEmailTaken(user.email)).toBe(false);
    const { form, code } = await pendingSignup({ email: user.email });
    expect((await callVerify(form, code)).status).toBe(200);
  });

  it('keeps the first link valid through further changes, and ends the later ones', async () => {
    const user = await account();
    const token = await tokenOf(user);
    const second = await changed(token);
    const first = await undoLinkTo(user.email);
    await changed(token);
    const later = await undoLinkTo(second);
    expect((await undoBy(first)).body.data.email).toBe(user.email);
    expect((await undoBy(later)).body.code).toBe('INVALID_LINK');
    expect(await isEmailTaken(second)).toBe(false);
    expect((await getUser(user.id))?.email).toBe(user.email);
  });

  it.each(['', 'x', 'nobody.x', `${'a'.repeat(20)}.${'b'.repeat(43)}`])('knows no link %j', async (token) => {
    expect((await undoBy(token)).status).toBe(400);
  });

  it('is over with the account, whose addresses are free', async () => {
    const user = await account();
    const token = await tokenOf(user);
    const to = await changed(token);
    const link = await undoLinkTo(user.email);
    const gone = await invokeEndpoint(deleteAccount, users.deleteAccount, {
      token,
      body: { confirm: to, password: PASSWORD },
    });
    expect(gone.status).toBe(200);
    await stream.drain();
    expect((await undoBy(link)).body.code).toBe('INVALID_LINK');
    for (const email of [to, user.email]) expect(await isEmailTaken(email)).toBe(false);
    expect(await listMailsTo(to)).not.toEqual([]);
  });
});
