import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailKey } from '../../platform/dynamodb/keys.ts';
import { releaseMail, newMailItem, queueMail } from '../model/outbox.ts';
import { changeQueues, VISIBILITY_TIMEOUT_MS, sqsEvent } from '../../platform/local/local-queues.ts';
import { lambdaContext } from '../../platform/local/http-event.ts';
import type { MailOutcome } from '../../platform/mail/send-mail.ts';
import { newTypedMailItem } from '../model/new-mail.ts';
import { now, setClock } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { randomText } from '../../platform/security/random.ts';
import { readItem } from '../../testing/items.ts';
import { testStream } from '../../testing/streams.ts';
import { TOPICS } from '../../entry/topics.ts';
import { sendMails } from './send-mails.ts';

/** What SES does with the next mails; `dies` ends the sender after SES has the mail. */
let fates: (MailOutcome | 'dies')[] = [];
const sent: string[] = [];
const pauses: number[] = [];
const handler = sendMails({
  send: async (to) => {
    const fate = fates.shift() ?? 'taken';
    if (fate !== 'refused') sent.push(to);
    if (fate === 'dies') throw new Error('The machine is gone');
    return fate;
  },
  pause: async (ms) => {
    pauses.push(ms);
  },
});

beforeEach(() => {
  fates = [];
  sent.length = 0;
  pauses.length = 0;
});
afterEach(() => setClock(0));

const mailTo = (to: string, cause = randomText(12)) =>
  newTypedMailItem('passwordChanged', { to, cause, data: { name: 'Ada' } });
const idOf = ({ Item }: ReturnType<typeof mailTo>) => Item.pk.slice('MAIL#'.length);

async function queued(to: string): Promise<string> {
  const write = mailTo(to);
  expect(await queueMail(write)).toBe(true);
  return idOf(write);
}

const deliver = async (...ids: string[]) => {
  const messages = ids.map((id) => ({ id, record: { dynamodb: { Keys: { pk: { S: mailKey(id).pk } } } } }));
  const { batchItemFailures } = await handler(sqsEvent(messages), lambdaContext('send-mails', 60_000));
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
};

const status = async (id: string) => (await readItem(mailKey(id)))?.['status'];

describe('the outbox', () => {
  it('mails a cause once, however often it is put there and delivered', async () => {
    const write = mailTo('once@example.com', 'the same');
    expect([await queueMail(write), await queueMail(mailTo('once@example.com', 'the same'))]).toEqual([
      true,
      false,
    ]);
    const id = idOf(write);
    await Promise.all([deliver(id), deliver(id)]);
    await deliver(id);
    expect(sent).toEqual(['once@example.com']);
    expect(await readItem(mailKey(id)), 'nothing of the person is kept').toEqual({
      ...mailKey(id),
      kind: 'passwordChanged',
      status: 'sent',
      expiresAt: write.Item.expiresAt,
    });
  });

  it('keeps to the rate: every call waits its share after each mail', async () => {
    const ids = [await queued('a@example.com'), await queued('b@example.com'), await queued('c@example.com')];
    fates = ['taken', 'refused', 'taken'];
    await deliver(...ids);
    expect(pauses).toHaveLength(3);
    for (const ms of pauses) {
      expect((TOPICS.mail.callsAtOnce * 1_000) / ms).toBeCloseTo(config.MAIL_PER_SECOND);
    }
  });

  it('tries again what SES refused, and holds up no other', async () => {
    const [first, second] = [await queued('refused@example.com'), await queued('fine@example.com')];
    fates = ['refused'];
    expect(await deliver(first, second)).toEqual([first]);
    expect(sent).toEqual(['fine@example.com']);
    expect(await deliver(first)).toEqual([]);
    expect(sent).toEqual(['fine@example.com', 'refused@example.com']);
  });

  it.each(['dies', 'unknown'] as const)(
    'never sends again by itself what may have been sent (%s)',
    async (fate) => {
      const id = await queued('perhaps@example.com');
      fates = [fate];
      expect(await deliver(id)).toEqual([id]);
      expect(await deliver(id)).toEqual([id]);
      expect(sent).toEqual(['perhaps@example.com']);
      expect(await status(id)).toBe('sending');
      // A person who knows that it did not arrive gives it back.
      await releaseMail(id);
      expect(await deliver(id)).toEqual([]);
    },
  );

  it('begins with the item alone, and parks what fails to the end with what it was', async () => {
    const queues = changeQueues({ queues: { mail: TOPICS.mail }, handlers: { mail: handler }, now });
    const stream = await testStream(queues.consume, now);
    await stream.drain();
    sent.length = 0;
    await queued('stream@example.com');
    const broken = newMailItem(randomText(20), { kind: 'from-the-future', to: 'x@example.com', data: {} });
    await queueMail(broken);
    await stream.drain();
    expect(sent).toEqual(['stream@example.com']);
    for (let n = 1; n < TOPICS.mail.tries; n++) {
      setClock(n * VISIBILITY_TIMEOUT_MS);
      await queues.deliver();
    }
    expect(queues.parked()).toMatchObject([
      { queue: 'mail', record: { dynamodb: { NewImage: { kind: { S: 'from-the-future' } } } } },
    ]);
    expect(sent).toHaveLength(1);
  });

  it('mails nobody twice, and leaves nobody out, whatever SES, crashes and deliveries do', async () => {
    const Fates = fc.array(fc.constantFrom<MailOutcome | 'dies'>('taken', 'refused', 'unknown', 'dies'), {
      maxLength: 6,
    });
    const Rounds = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(Fates, Rounds, async (next, rounds) => {
        const to = `${randomText(10)}@example.com`;
        const id = await queued(to);
        fates = [...next];
        for (const atOnce of rounds) {
          await Promise.all(Array.from({ length: atOnce }, () => deliver(id)));
        }
        fates = [];
        await deliver(id);
        const times = sent.filter((one) => one === to).length;
        expect(times).toBe(1);
        expect(['sent', 'sending']).toContain(await status(id));
      }),
      { numRuns: 20, seed: 7 },
    );
  });
});
