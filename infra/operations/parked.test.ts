import { readFileSync, statSync } from 'node:fs';
import { changeQueues } from '@quizhall/functions/platform/local/local-queues.ts';
import type { DynamoDBRecord, SQSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { startControl } from '../local/control.ts';
import type { Aws } from './aws.ts';
import { lotOnAws, replayParked } from './parked.ts';
import { lotOfRunningStage } from './parked-locally.ts';

const SQS = 'https://sqs.eu-central-1.amazonaws.com/123456789012/quizhall-prod-background-';
const arn = (queue: string) => `arn:aws:sqs:eu-central-1:123456789012:quizhall-prod-background-${queue}`;
const idOf = (handle: string) => handle.replace('handle of ', '');
const record = (pk: string) => ({
  eventName: 'INSERT',
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: 'META' } } },
});

interface Message {
  body: unknown;
  from?: string;
  target?: string;
  rule?: string;
}

const MESSAGES: Record<string, Message> = {
  mail: { body: record('MAIL#1'), from: 'mailQueue5A1B' },
  undelivered: {
    body: { source: 'quizhall.table', detail: record('RUN#anna') },
    target: 'runsQueue77C0',
  },
  feedback: { body: { requestPayload: { source: 'aws.ses', detail: { eventType: 'Bounce' } } } },
  minute: { body: { source: 'aws.events', time: '2026-05-01T20:07:00Z', detail: {} } },
  batch: { body: { DDBStreamBatchInfo: { shardId: 'shard-1', startSequenceNumber: '700' } } },
  stranger: { body: record('MAIL#2'), from: 'otherQueue' },
};

/** What a word of a command says that names a file, which nobody else may read. */
function textOf(word: string): string {
  const file = word.replace(/^fileb?:\/\//, '');
  expect(statSync(file).mode & 0o077).toBe(0);
  return readFileSync(file, 'utf8');
}

/**
 * An account whose queue has these messages, ten of which are hidden by each look until they are given back; what it was sent is
 * noted. A call whose words have all of `failing` fails.
 */
function accountWith(messages: typeof MESSAGES, ...failing: string[]) {
  const parked = new Map(Object.entries(messages));
  const hidden = new Set<string>();
  const sent: [where: string, what: unknown][] = [];
  const aws: Aws = async (...words) => {
    const option = (name: string) => words[words.indexOf(name) + 1] ?? '';
    const call = words.slice(0, 2).join(' ');
    expect(words.join(' ')).not.toMatch(/Bounce|MAIL#/);
    if (failing.length > 0 && failing.every((word) => words.some((one) => one.endsWith(word))))
      throw new Error(`${call} failed`);
    if (call === 'cloudformation list-stack-resources')
      return {
        StackResourceSummaries: [
          ...['mailQueue5A1B', 'runsQueue77C0', 'commonQueueBEEF', 'ParkedD00D'].map((id) => ({
            LogicalResourceId: id,
            PhysicalResourceId: SQS + id,
            ResourceType: 'AWS::SQS::Queue',
          })),
          {
            LogicalResourceId: 'commonessaysRuleF00D',
            PhysicalResourceId: 'bus1|quizhall-prod-background-essays',
            ResourceType: 'AWS::Events::Rule',
          },
        ],
      };
    if (call === 'sqs receive-message') {
      const seen = [...parked].filter(([id]) => !hidden.has(id)).slice(0, 10);
      for (const [id] of seen) hidden.add(id);
      return {
        Messages: seen.map(([id, { body, from, target, rule }]) => ({
          MessageId: id,
          ReceiptHandle: `handle of ${id}`,
          Body: JSON.stringify(body),
          ...(from && { Attributes: { DeadLetterQueueSourceArn: arn(from) } }),
          ...(target && {
            MessageAttributes: {
              TARGET_ARN: { StringValue: arn(target) },
              ...(rule && { RULE_ARN: { StringValue: `arn:aws:events:eu-central-1:1:rule/bus1/${rule}` } }),
            },
          }),
        })),
      };
    }
    if (call === 'sqs delete-message') parked.delete(idOf(option('--receipt-handle')));
    if (call === 'sqs change-message-visibility-batch') {
      const entries = JSON.parse(option('--entries')) as {
        ReceiptHandle: string;
        VisibilityTimeout: number;
      }[];
      expect(entries.length).toBeLessThanOrEqual(10);
      for (const one of entries) if (one.VisibilityTimeout === 0) hidden.delete(idOf(one.ReceiptHandle));
    }
    if (call === 'sqs send-message')
      sent.push([option('--queue-url').slice(SQS.length), JSON.parse(textOf(option('--message-body')))]);
    if (call === 'lambda invoke')
      sent.push([option('--function-name'), JSON.parse(textOf(option('--payload')))]);
    return {};
  };
  return { aws, sent, parked: () => [...parked.keys()], hidden };
}

describe('parked messages on AWS', () => {
  it('are told by concern, and nothing is done before somebody says so', async () => {
    const account = accountWith(MESSAGES);
    const { lines } = await replayParked(await lotOnAws('prod', account.aws), { apply: false });
    expect(lines.map((line) => line.replace(/\s+/g, ' '))).toEqual([
      'mail mail MAIL#1 / META goes',
      'runs undelivered RUN#anna / META goes',
      'mail-feedback feedback what SES told of a mail goes',
      'sweep minute the minute 2026-05-01T20:07:00Z stays (later sweeps look back)',
      'batch batch shard-1 from 700 stays (a failed batch)',
      'unknown stranger MAIL#2 / META stays (no queue of this stage sent it)',
      '3 of 6 parked messages would be: --apply does it.',
    ]);
    expect(account.sent).toEqual([]);
    expect(account.parked()).toHaveLength(6);
  });

  it('go back to where each came from, and out of the queue', async () => {
    const account = accountWith(MESSAGES);
    await replayParked(await lotOnAws('prod', account.aws), { apply: true });
    expect(account.sent).toEqual([
      ['mailQueue5A1B', record('MAIL#1')],
      ['runsQueue77C0', record('RUN#anna')],
      ['quizhall-prod-events-stop-mailing', { source: 'aws.ses', detail: { eventType: 'Bounce' } }],
    ]);
    expect(account.parked()).toEqual(['minute', 'batch', 'stranger']);
  });

  it('go by concern and number, however many there are', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 25 }, (_, n) => [`m${n}`, { body: record(`MAIL#${n}`), from: 'mailQueue5A1B' }]),
    );
    const account = accountWith({ ...MESSAGES, ...many });
    await replayParked(await lotOnAws('prod', account.aws), { concern: 'mail', most: 20, apply: true });
    expect(account.sent.filter(([queue]) => queue === 'mailQueue5A1B')).toHaveLength(20);
    expect(account.parked()).toHaveLength(11);
  });

  it('of a queue that several share are each for one of them', async () => {
    const letter = { concern: 'hooks', change: record('ATTEMPT#1') };
    const undelivered = {
      body: { source: 'quizhall.table', detail: record('ATTEMPT#2') },
      target: 'commonQueueBEEF',
    };
    const account = accountWith({
      given: { body: letter, from: 'commonQueueBEEF' },
      undelivered: { ...undelivered, rule: 'quizhall-prod-background-essays' },
      nobodys: { ...undelivered, rule: 'another' },
    });
    const { lines } = await replayParked(await lotOnAws('prod', account.aws), { apply: true });
    expect(lines.slice(0, 3).map((line) => line.replace(/\s+/g, ' '))).toEqual([
      'hooks given ATTEMPT#1 / META goes',
      'essays undelivered ATTEMPT#2 / META goes',
      'unknown nobodys ATTEMPT#2 / META stays (no queue of this stage sent it)',
    ]);
    expect(account.sent).toEqual([
      ['commonQueueBEEF', letter],
      ['commonQueueBEEF', { concern: 'essays', change: record('ATTEMPT#2') }],
    ]);
    expect(account.parked()).toEqual(['nobodys']);
  });

  it('can be looked at by one command after the other', async () => {
    const account = accountWith(MESSAGES);
    const look = async (most?: number) =>
      (await replayParked(await lotOnAws('prod', account.aws), { most, apply: most !== undefined })).lines.at(
        -1,
      );
    expect(await look()).toBe('3 of 6 parked messages would be: --apply does it.');
    expect(await look(1)).toBe('1 of 6 parked messages were handed in again.');
    expect(await look()).toBe('2 of 5 parked messages would be: --apply does it.');
    expect(account.hidden.size).toBe(1);
  });

  it('stay where they are when they cannot be handed in, and stop none behind them', async () => {
    const account = accountWith(MESSAGES, 'send-message', 'mailQueue5A1B');
    const { lines, failed } = await replayParked(await lotOnAws('prod', account.aws), { apply: true });
    expect(lines.slice(-2)).toEqual([
      'mail failed: sqs send-message failed',
      '2 of 6 parked messages were handed in again.',
    ]);
    expect(failed).toBe(1);
    expect(account.parked()).toEqual(['mail', 'minute', 'batch', 'stranger']);
    expect([...account.hidden].filter((id) => account.parked().includes(id))).toEqual([]);
  });

  it('are given back when a look breaks off', async () => {
    const account = accountWith(MESSAGES);
    let looks = 0;
    const aws: Aws = async (...words) => {
      if (words[1] === 'receive-message' && ++looks === 2) throw new Error('no network');
      return account.aws(...words);
    };
    await expect(replayParked(await lotOnAws('prod', aws), { apply: true })).rejects.toThrow('no network');
    expect(account.hidden.size).toBe(0);
  });
});

describe('parked messages of a local stage', () => {
  it('are handed in again once what failed is mended', async () => {
    let isMended = false;
    let now = 0;
    const done: string[] = [];
    const mail = async ({ Records }: SQSEvent) => {
      if (isMended) done.push(...Records.map(({ messageId }) => messageId));
      return {
        batchItemFailures: isMended ? [] : Records.map(({ messageId }) => ({ itemIdentifier: messageId })),
      };
    };
    const queues = changeQueues({
      queues: { mail: { changes: [{ eventName: ['INSERT'] }], batch: 5, tries: 2 } },
      handlers: { mail },
      now: () => now,
    });
    await queues.consume({ Records: [{ ...record('MAIL#1'), eventID: 'e1' } as DynamoDBRecord] });
    now = 1e9;
    await queues.deliver();
    const none = async () => Promise.reject(new Error('not asked for'));
    const control = await startControl(
      {
        clock: none,
        tick: none,
        drain: none,
        sweep: none,
        dns: () => undefined,
        consumed: () => ({ read: 0, write: 0 }),
        parked: () => ({ parked: [...queues.parked()] }),
        replay: ({ queue, id }) => ({ replayed: queues.replay(queue, id) }),
      },
      undefined,
    );
    const lot = lotOfRunningStage(control.url);
    try {
      expect(await lot.list()).toEqual([{ id: 'e1', concern: 'mail', about: 'MAIL#1 / META' }]);
      isMended = true;
      await replayParked(lot, { apply: true });
      await queues.deliver();
      expect(done).toEqual(['e1']);
      expect(await lot.list()).toEqual([]);
      await expect(lot.replay({ id: 'e1', concern: 'mail', about: '' })).rejects.toThrow('no longer parked');
    } finally {
      await control.stop();
    }
  });
});
