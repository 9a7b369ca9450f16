import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { system } from '@quizhall/shared/contract/site/system';
import { describe, expect, it } from 'vitest';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { now } from '../../platform/clock.ts';
import { newEmail } from '../../testing/accounts.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { handler as sendFeedback } from './send-feedback.ts';
import { handler as sendMessage } from './send-message.ts';

const DAY = 24 * 3_600;

const send = (body: object) =>
  invokeEndpoint(sendMessage, system.sendMessage, {
    body: { name: 'Ada', email: newEmail(), message: 'Hello', ...body },
  });

/** What was stored of this text, and what waits to be mailed of it. */
async function kept(text: string) {
  const { Items = [] } = await table.send(
    new ScanCommand({
      TableName,
      ConsistentRead: true,
      FilterExpression: 'message = :text OR #data.message = :text',
      ExpressionAttributeNames: { '#data': 'data' },
      ExpressionAttributeValues: { ':text': text },
    }),
  );
  const of = (prefix: string) => Items.filter(({ pk }) => String(pk).startsWith(prefix));
  return { messages: of('MESSAGE#'), mails: of('MAIL#') };
}

const newText = () => `Where is the exit, ${newEmail()}?`;

describe('POST /contact', () => {
  it('keeps what was written for 13 months, and mails it to the address of the stage', async () => {
    const [message, email] = [newText(), newEmail()];
    const { status, body } = await send({ name: ' Ada ', email, message });
    expect([status, body.message]).toEqual([200, 'Your message was sent.']);
    const { messages, mails } = await kept(message);
    expect(messages).toEqual([expect.objectContaining({ about: 'contact', name: 'Ada', email, message })]);
    expect(Number(messages[0]?.['expiresAt']) / DAY - now() / 1_000 / DAY).toBeCloseTo(395, 1);
    expect(mails).toEqual([expect.objectContaining({ kind: 'siteMessage', to: 'hello@quizhall.example' })]);
  });

  it('has it once, however often it is sent', async () => {
    const same = { message: newText(), email: newEmail() };
    expect((await send(same)).status).toBe(200);
    expect((await send(same)).status).toBe(200);
    const { messages, mails } = await kept(same.message);
    expect([messages.length, mails.length]).toEqual([1, 1]);
  });

  it('says of what a program seems to have written that it seems so, and loses nothing', async () => {
    const message = newText();
    const { status, body } = await send({ message, website: 'https://spam.example' });
    expect([status, body.message]).toEqual([200, 'Your message was sent.']);
    const { messages, mails } = await kept(message);
    expect(messages).toEqual([expect.objectContaining({ suspected: true })]);
    expect(mails).toEqual([expect.objectContaining({ data: expect.objectContaining({ suspected: true }) })]);
  });

  it('says beside each field what is wrong', async () => {
    const { status, body } = await send({ name: '', email: 'ada', message: ' ' });
    expect([status, body.errors]).toEqual([
      400,
      { name: 'Please enter your name', email: 'Email is invalid', message: 'Please write a message' },
    ]);
  });

  it('takes five messages of an address in an hour', async () => {
    const email = newEmail();
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await send({ email, message: newText() })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('POST /feedback', () => {
  it('keeps it with the name and the address of whoever is signed in', async () => {
    const { user, token } = await signedIn();
    const message = newText();
    const { status } = await invokeEndpoint(sendFeedback, system.sendFeedback, {
      body: { message, rating: 4 },
      token,
    });
    expect(status).toBe(200);
    const { messages, mails } = await kept(message);
    const { email, name, id: userId } = user;
    expect(messages).toEqual([
      expect.objectContaining({ about: 'feedback', name, email, userId, rating: 4, message }),
    ]);
    expect(mails).toHaveLength(1);
  });

  it('asks visitors to sign in', async () => {
    const { status } = await invokeEndpoint(sendFeedback, system.sendFeedback, {
      body: { message: 'Hello' },
    });
    expect(status).toBe(401);
  });

  it('needs words, and a rating between 1 and 5', async () => {
    const { token } = await signedIn();
    const { status, body } = await invokeEndpoint(sendFeedback, system.sendFeedback, {
      body: { message: '', rating: 6 },
      token,
    });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['message', 'rating']);
  });
});
