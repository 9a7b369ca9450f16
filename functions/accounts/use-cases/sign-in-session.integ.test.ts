import { afterEach, describe, expect, it } from 'vitest';
import { getMail } from '../../notifications/model/outbox.ts';
import { getUser } from '../model/users.ts';
import { MAIL_KINDS } from '../../notifications/model/mail-kinds.ts';
import { setClock } from '../../platform/clock.ts';
import { isHashOutdated } from '../../platform/security/passwords.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import { account, callLogin, callRefresh, callVerify, pendingSignup } from '../../testing/accounts.ts';
import { costOf } from '../../testing/observe.ts';
import { deviceName } from './device-name.ts';

const DAY = 24 * 3_600_000;
afterEach(() => setClock(0));

const agentOf = (system: string, browser: string) => `Mozilla/5.0 (${system}) ${browser}/1.0`;
const MAC = agentOf('Macintosh', 'Firefox');
const login = (email: string, agent: string, password?: string) =>
  callLogin({ email, ...(password && { password }) }, undefined, { 'user-agent': agent });
const mailAbout = (userId: string, agent: string) =>
  getMail(sha256(`newSignIn#${userId}#${deviceName(agent)}`));

describe('a sign-in with a device of a kind that never did', () => {
  it('is told by mail, once', async () => {
    const { id, email } = await account();
    await login(email, MAC, 'wrong');
    expect(await mailAbout(id, MAC)).toBeUndefined();
    await login(email, MAC);
    expect(await mailAbout(id, MAC)).toMatchObject({
      kind: 'newSignIn',
      to: email,
      data: { name: 'Ada Lovelace', device: 'Firefox on Mac' },
    });
    await login(email, MAC);
    expect((await getUser(id))?.devices).toEqual(['Unknown device', 'Firefox on Mac']);
  });

  it('says when and with what, and leads to where it can be ended', () => {
    const at = Date.UTC(2030, 0, 15, 12);
    const { text } = MAIL_KINDS.newSignIn.writeStored({ name: 'Ada', device: 'Firefox on Mac', at }, 'en');
    expect(text).toContain('Firefox on Mac, on January 15, 2030 at 12:00');
    expect(text).toContain('/account/profile?tab=security');
  });

  it('is told five times a day at most, and whatever was not told comes another day', async () => {
    const { id, email } = await account();
    const agents = ['Windows', 'Macintosh', 'Linux', 'Android', 'iPad', 'iPhone'].map((system) =>
      agentOf(system, 'Firefox'),
    );
    for (const agent of agents) expect((await login(email, agent)).status).toBe(200);
    const mails = await Promise.all(agents.map((agent) => mailAbout(id, agent)));
    expect(mails.map(Boolean)).toEqual([true, true, true, true, true, false]);
    expect(mails.map((mail) => mail?.data && Object(mail.data).last)).toEqual([
      false,
      false,
      false,
      false,
      true,
      undefined,
    ]);
    setClock(DAY);
    await login(email, agents[5] ?? '');
    expect(await mailAbout(id, agents[5] ?? '')).toBeDefined();
  });

  it('is told of a session, too, that goes on with a device of another kind', async () => {
    const { id, email } = await account();
    const { refreshToken } = (await login(email, MAC)).body.data.tokens;
    const next = await callRefresh(refreshToken, { 'user-agent': MAC });
    const phone = agentOf('iPhone', 'Firefox');
    expect((await callRefresh(next.body.data.tokens.refreshToken, { 'user-agent': phone })).status).toBe(200);
    expect(await mailAbout(id, phone)).toMatchObject({ data: { device: 'Firefox on iPhone' } });
  });

  it('is none when it is the one that signed up', async () => {
    const { form, code } = await pendingSignup();
    const { id } = (await callVerify(form, code)).body.data.user;
    expect(await mailAbout(id, '')).toBeUndefined();
    expect((await getUser(id))?.devices).toEqual(['Unknown device']);
  });
});

describe('a password that was hashed with other parameters', () => {
  it('is hashed anew by the first sign-in with it, and only by that', async () => {
    const { id, email, passwordHash } = await account();
    expect(isHashOutdated(passwordHash)).toBe(true);
    await callLogin({ email, password: 'wrong' });
    expect((await getUser(id))?.passwordHash).toBe(passwordHash);
    await callLogin({ email });
    const after = (await getUser(id))?.passwordHash ?? '';
    expect(isHashOutdated(after)).toBe(false);
    expect((await costOf(() => callLogin({ email }))).derivations).toHaveLength(1);
    expect((await getUser(id))?.passwordHash).toBe(after);
  });
});
