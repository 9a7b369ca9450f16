import { afterEach, describe, expect, it } from 'vitest';
import { mailKey } from '../../platform/dynamodb/keys.ts';
import { queueMail } from '../model/outbox.ts';
import { sqsEvent } from '../../platform/local/local-queues.ts';
import { lambdaContext } from '../../platform/local/http-event.ts';
import { getAddressSuppression, hashSuppressedAddress } from '../use-cases/mail-suppression.ts';
import { newTypedMailItem } from '../model/new-mail.ts';
import { unsuppressAddress } from '../model/suppressed-addresses.ts';
import { setClock } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { readItem } from '../../testing/items.ts';
import { observe } from '../../testing/observe.ts';
import { sendMails } from './send-mails.ts';
import { handler } from './stop-mailing.ts';

const DAY = 24 * 3_600_000;
const anyone = (domain = 'example.com') => `${randomText(10)}@${domain}`;

/** As EventBridge brings it: what SES says stands in `detail`. */
const event = (type: string, detail: object) => ({
  version: '0',
  id: '6a7e8feb-b491-4cf7-a9f1-bf3703467718',
  'detail-type': type,
  source: 'aws.ses',
  account: '123456789012',
  time: '2026-05-01T20:00:05Z',
  region: 'eu-central-1',
  resources: ['arn:aws:ses:eu-central-1:123456789012:configuration-set/quizhall-prod'],
  detail: {
    ...detail,
    mail: {
      timestamp: '2026-05-01T20:00:00.000Z',
      source: 'Quizhall <no-reply@quizhall.example>',
      sourceArn: 'arn:aws:ses:eu-central-1:123456789012:identity/quizhall.example',
      sendingAccountId: '123456789012',
      messageId: '0107018f3a-0000',
      destination: ['ada@example.com'],
      headersTruncated: false,
      headers: [{ name: 'Subject', value: 'Your result is out' }],
      commonHeaders: { from: ['Quizhall <no-reply@quizhall.example>'], subject: 'Your result is out' },
      tags: { 'ses:configuration-set': ['quizhall-prod'], 'ses:from-domain': ['quizhall.example'] },
    },
  },
});

const bounce = (address: string, { type = 'Permanent', subType = 'General' } = {}) =>
  event('Email Bounced', {
    eventType: 'Bounce',
    bounce: {
      bounceType: type,
      bounceSubType: subType,
      bouncedRecipients: [
        {
          emailAddress: address,
          action: 'failed',
          status: '5.1.1',
          diagnosticCode: 'smtp; 550 5.1.1 user unknown',
        },
      ],
      timestamp: '2026-05-01T20:00:04.669Z',
      feedbackId: '0107018f3a-1111',
      reportingMTA: 'dsn; a8-96.smtp-out.eu-central-1.amazonses.com',
    },
  });

const complaint = (address: string) =>
  event('Email Complaint Received', {
    eventType: 'Complaint',
    complaint: {
      complainedRecipients: [{ emailAddress: address }],
      complaintSubType: null,
      timestamp: '2026-05-01T20:01:04.000Z',
      feedbackId: '0107018f3a-2222',
      userAgent: 'Feedback-Loop/1.0',
      complaintFeedbackType: 'abuse',
      arrivalDate: '2026-05-01T20:00:05.000Z',
    },
  });

const told = async (feedback: object) => (await observe(() => handler(feedback))).output;

/** Sends a mail through the outbox; answers to whom it went, and what is kept of it. */
async function mail(to: string) {
  const sent: string[] = [];
  const send = sendMails({
    send: async (address) => {
      sent.push(address);
      return 'taken';
    },
    pause: async () => undefined,
  });
  const write = newTypedMailItem('passwordChanged', { to, cause: randomText(12), data: { name: 'Ada' } });
  await queueMail(write);
  const Key = mailKey(write.Item.pk.slice('MAIL#'.length));
  const record = { dynamodb: { Keys: { pk: { S: Key.pk } } } };
  const { result } = await observe(() =>
    send(sqsEvent([{ id: 'one', record }]), lambdaContext('send-mails', 60_000)),
  );
  expect(result.batchItemFailures).toEqual([]);
  return { sent, kept: await readItem(Key) };
}

afterEach(() => setClock(0));

describe('an address', () => {
  it('that cannot be reached is mailed no more, and nothing of it is kept or logged', async () => {
    const to = anyone();
    expect((await mail(to)).sent).toEqual([to]);
    const output = await told(bounce(to));
    expect(output).toContain('"stopped":1');
    expect(output).not.toContain(to);
    const { sent, kept } = await mail(to);
    expect(sent).toEqual([]);
    expect(kept).toMatchObject({ status: 'sent' });
    expect(JSON.stringify(kept)).not.toContain(to);
    expect((await mail(anyone())).sent).toHaveLength(1);
  });

  it('whose owner calls a mail spam is mailed no more', async () => {
    const to = anyone();
    await told(complaint(to));
    expect(await getAddressSuppression(to)).toMatchObject({ reason: 'complaint' });
    expect((await mail(to)).sent).toEqual([]);
  });

  it.each(['Transient', 'Undetermined'])('with trouble that may pass is mailed again (%s)', async (type) => {
    const to = anyone();
    expect(await told(bounce(to, { type, subType: 'MailboxFull' }))).toContain('"stopped":0');
    expect((await mail(to)).sent).toEqual([to]);
  });

  it('is found however SES writes it', async () => {
    const name = randomText(8);
    await told(bounce(`"Ada, of London" <${name.toUpperCase()}@xn--bcher-kva.example>`));
    expect((await mail(`${name}@bücher.example`)).sent).toEqual([]);
  });

  it('is tried again after 90 days, but not if its owner has complained as well', async () => {
    const [gone, angry] = [anyone(), anyone()];
    await told(bounce(gone));
    await told(complaint(angry));
    await told(bounce(angry));
    setClock(91 * DAY);
    expect((await mail(gone)).sent).toEqual([gone]);
    expect((await mail(angry)).sent).toEqual([]);
    expect(await getAddressSuppression(angry)).toMatchObject({ reason: 'complaint' });
  });

  it('is mailed again when somebody says so', async () => {
    const to = anyone();
    await told(bounce(to));
    await unsuppressAddress(await hashSuppressedAddress(to));
    expect((await mail(to)).sent).toEqual([to]);
  });
});

it('what cannot be read fails, so that it is kept for a person', async () => {
  await expect(handler(event('Email Bounced', { eventType: 'Bounce', bounce: {} }))).rejects.toThrow();
});
