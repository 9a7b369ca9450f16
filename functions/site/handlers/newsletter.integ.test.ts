import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { getLatestMail, listMailsTo } from '../../platform/local/mailbox.ts';
import { newsletter } from '@quizhall/shared/contract/site/newsletter';
import { afterEach, describe, expect, it } from 'vitest';
import { newsletterKey } from '../../platform/dynamodb/keys.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { now, setClock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import { subscriberId } from '../model/links.ts';
import { newEmail } from '../../testing/accounts.ts';
import { costOf, observe } from '../../testing/observe.ts';
import { windowStart } from '../../testing/windows.ts';
import { handler as confirmNewsletter } from './confirm-newsletter.ts';
import { handler as subscribeToNewsletter } from './subscribe-to-newsletter.ts';
import { handler as unsubscribeFromNewsletter } from './unsubscribe-from-newsletter.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
afterEach(() => setClock(0));

const subscribe = (email: string, sourceIp?: string) =>
  invokeEndpoint(subscribeToNewsletter, newsletter.subscribeToNewsletter, {
    body: { email },
    ...(sourceIp && { sourceIp }),
  });
const confirm = (token: string) =>
  invokeEndpoint(confirmNewsletter, newsletter.confirmNewsletter, { body: { token } });
const unsubscribe = (token: string) =>
  invokeEndpoint(unsubscribeFromNewsletter, newsletter.unsubscribeFromNewsletter, { body: { token } });

/** Tokens of the links in the newest mail. */
async function linksTo(email: string): Promise<Record<string, string>> {
  const { body } = await getLatestMail(email);
  const links = [...(body.text ?? '').matchAll(/\/newsletter\/(\w+)\?token=(\S+)/g)];
  return Object.fromEntries(links.map(([, page = '', token = '']) => [page, decodeURIComponent(token)]));
}

async function stored(email: string) {
  const Key = newsletterKey(await subscriberId(email));
  return (await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;
}

/** An address that has confirmed, with the tokens of its mail. */
async function subscriber() {
  const email = newEmail();
  await subscribe(email);
  const { confirm: token = '', unsubscribe: out = '' } = await linksTo(email);
  await confirm(token);
  return { email, token, out };
}

describe('POST /newsletter', () => {
  it('keeps a wish that is no subscription yet, and mails the links', async () => {
    const email = newEmail();
    const answer = await subscribe(` ${email.toUpperCase()} `);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      message: 'Please check your inbox to confirm your subscription.',
    });
    const item = await stored(email);
    expect(item?.email).toBe(email);
    const daysLeft = (Number(item?.expiresAt) * 1_000 - now()) / DAY;
    expect(daysLeft).toBeCloseTo(7, 2);
    expect(item).not.toHaveProperty('confirmedAt');
    const links = await linksTo(email);
    expect(Object.keys(links)).toEqual(['confirm', 'unsubscribe']);
    // Neither the link's secret nor the address lies open.
    const secret = links['confirm']?.split('.')[1] ?? '';
    expect(JSON.stringify(item)).not.toContain(secret);
    expect(JSON.stringify(links)).not.toContain(email.split('@')[0]);
  });

  it('names the subscriber by nothing that can be derived from the address alone', async () => {
    const email = newEmail();
    await subscribe(email);
    const { confirm: token = '', unsubscribe: out = '' } = await linksTo(email);
    const [subscriber] = token.split('.');
    expect(out.split('.')[0]).toBe(subscriber);
    for (const text of [email, `newsletter\n${email}`, `newsletter-subscriber\n${email}`]) {
      expect(subscriber).not.toBe(sha256(text));
    }
  });

  it('answers and costs the same for an address that is subscribed, and leaves it so', async () => {
    const { email } = await subscriber();
    const fresh = newEmail();
    const known = await observe(() => subscribe(email));
    const unknown = await observe(() => subscribe(fresh));
    expect(known.result.body).toEqual(unknown.result.body);
    expect(known.result.status).toBe(unknown.result.status);
    expect(await stored(email)).toHaveProperty('confirmedAt');
    expect(await linksTo(email)).not.toHaveProperty('confirm');
    expect(await costOf(() => subscribe(newEmail()))).toEqual(await costOf(() => subscribe(email)));
    expect(known.output).not.toContain(email);
  });

  it('refuses what is no address, with no mail', async () => {
    const answer = await subscribe('nobody');
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ email: 'Email is invalid' });
  });

  it('mails one address three times an hour at most, whoever asks', async () => {
    setClock(windowStart(3_600));
    const email = newEmail();
    for (const sourceIp of ['192.0.2.7', '192.0.2.8', '192.0.2.9']) {
      expect((await subscribe(email, sourceIp)).status).toBe(200);
    }
    const refused = await subscribe(email, '192.0.2.10');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await listMailsTo(email)).toHaveLength(3);
  });

  it('mails one address five times a day at most', async () => {
    const begin = windowStart(86_400);
    const email = newEmail();
    const statuses: number[] = [];
    for (let hours = 0; hours < 6; hours++) {
      setClock(begin + hours * HOUR);
      statuses.push((await subscribe(email)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    setClock(begin + DAY);
    expect((await subscribe(email)).status).toBe(200);
  });

  it('is asked 60 times an hour at most from one address', async () => {
    setClock(windowStart(3_600));
    const sourceIp = '198.51.100.7';
    const answers = await Promise.all(Array.from({ length: 61 }, () => subscribe(newEmail(), sourceIp)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('POST /newsletter/confirm', () => {
  it('makes it a subscription that stays', async () => {
    const { email, token } = await subscriber();
    const item = await stored(email);
    expect(item).toMatchObject({ email, confirmedAt: expect.any(String) });
    expect(item).not.toHaveProperty('expiresAt');
    setClock(30 * DAY);
    const again = await confirm(token);
    expect(again.status).toBe(200);
    expect(again.body.message).toBe('You are subscribed to the Quizhall newsletter.');
    expect(await stored(email)).toEqual(item);
  });

  it('takes the newest link alone, for seven days', async () => {
    const email = newEmail();
    await subscribe(email);
    const older = (await linksTo(email))['confirm'] ?? '';
    await subscribe(email);
    const newest = (await linksTo(email))['confirm'] ?? '';
    expect((await confirm(older)).body.code).toBe('INVALID_LINK');
    setClock(7 * DAY + 1_000);
    expect((await confirm(newest)).body.code).toBe('INVALID_LINK');
    setClock(7 * DAY - HOUR);
    expect((await confirm(newest)).status).toBe(200);
  });

  it.each([
    ['a text that is no token', 'abc'],
    ['a token of nobody', `${'a'.repeat(43)}.${'b'.repeat(43)}`],
  ])('refuses %s', async (_, token) => {
    const answer = await confirm(token);
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_LINK']);
  });

  it("refuses a secret of one's own for another address", async () => {
    const mine = newEmail();
    const theirs = newEmail();
    await subscribe(mine);
    await subscribe(theirs);
    const secret = (await linksTo(mine))['confirm']?.split('.')[1];
    expect((await confirm(`${await subscriberId(theirs)}.${secret}`)).body.code).toBe('INVALID_LINK');
    expect(await stored(theirs)).not.toHaveProperty('confirmedAt');
  });
});

describe('POST /newsletter/unsubscribe', () => {
  it('forgets the address, and says the same again', async () => {
    const { email, token, out } = await subscriber();
    for (let times = 0; times < 2; times++) {
      const answer = await unsubscribe(out);
      expect(answer.status).toBe(200);
      expect(answer.body.message).toBe('You are unsubscribed from the Quizhall newsletter.');
    }
    expect(await stored(email)).toBeUndefined();
    expect((await confirm(token)).body.code).toBe('INVALID_LINK');
  });

  it('takes the link of any earlier mail', async () => {
    const { email, out } = await subscriber();
    await unsubscribe(out);
    await subscribe(email);
    expect((await linksTo(email))['unsubscribe']).toBe(out);
    expect((await unsubscribe(out)).status).toBe(200);
    expect(await stored(email)).toBeUndefined();
  });

  it('refuses a link that is not ours', async () => {
    const { email, token, out } = await subscriber();
    const forged = `${await subscriberId(email)}.${'b'.repeat(43)}`;
    for (const one of [token, forged, `${out}x`, 'abc']) {
      expect((await unsubscribe(one)).body.code).toBe('INVALID_LINK');
    }
    expect(await stored(email)).toHaveProperty('confirmedAt');
  });
});
