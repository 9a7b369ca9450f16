import { SHARED_QUEUE, type Topic, TOPICS } from '@quizhall/functions/entry/topics.ts';
import * as z from 'zod';
import { CHANGE_SOURCE } from '../constructs/topic-queue.ts';
import { type Aws, options } from './aws.ts';
import { inPrivateFile } from './private-file.ts';
import { resourcesOf } from './resources.ts';

/** A message that was given up, and where it can go again. */
export interface Parked {
  id: string;
  /** The concern in whose queue it failed, `mail-feedback` for what SES told, or what it is otherwise. */
  concern: string;
  /** What it is about: keys of the item, or what it says of itself. */
  about: string;
  /** Why it cannot be handed in again; then what docs/operations.md says of its form is to be done by hand. */
  stays?: string;
}

/** Where the parked messages of a stage lie. */
export interface Lot {
  list(): Promise<Parked[]>;
  /** Hands one in again, then takes it away: what dies in between comes twice, and is never lost. */
  replay(parked: Parked): Promise<void>;
  /** Lets others see again what was looked at and not handed in. */
  giveBack(): Promise<void>;
}

const Message = z.object({
  MessageId: z.string(),
  ReceiptHandle: z.string(),
  Body: z.string(),
  Attributes: z.object({ DeadLetterQueueSourceArn: z.string().optional() }).default({}),
  MessageAttributes: z.record(z.string(), z.object({ StringValue: z.string().optional() })).default({}),
});
type Message = z.output<typeof Message>;

/** A parked message and where it goes again. */
export interface Sorted extends Parked {
  /** What is sent: into the queue of the concern, or to the function of mail feedback. */
  payload?: string;
}

/** What lies in the queue that several concerns share. */
const Letter = z.object({ concern: z.string(), change: z.unknown() });
const Keys = z.object({ dynamodb: z.object({ Keys: z.record(z.string(), z.object({ S: z.string() })) }) });
const Event = z.object({ source: z.string(), detail: z.unknown(), time: z.string().optional() });
const Batch = z.object({
  DDBStreamBatchInfo: z.object({ shardId: z.string(), startSequenceNumber: z.string() }),
});
const Feedback = z.object({ requestPayload: z.unknown() });

export const MAIL_FEEDBACK = 'mail-feedback';

const lastOf = (arn: string): string => arn.split(':').at(-1) ?? '';

/** The keys of what a record of the stream is about. */
export function aboutRecord(record: unknown): string {
  const keys = Keys.safeParse(record);
  return keys.success
    ? Object.values(keys.data.dynamodb.Keys)
        .map(({ S }) => S)
        .join(' / ')
    : 'a change';
}

/** Whose a message is, by the names that AWS has given: of a concern's own queue, or of its rule where several share one. */
interface Owners {
  ofQueue(queue: string): string | undefined;
  ofRule(rule: string): string | undefined;
}

/** What a parked message is, by its form (docs/operations.md, "Alarms"), and where it goes again. */
function sort(message: Message, owners: Owners): Sorted {
  const id = message.MessageId;
  const body = readJson(message.Body);
  const from =
    message.Attributes.DeadLetterQueueSourceArn ?? message.MessageAttributes['TARGET_ARN']?.StringValue;
  const concern = from === undefined ? undefined : owners.ofQueue(lastOf(from));
  const letter = Letter.safeParse(body);
  if (letter.success && concern === SHARED_QUEUE.file)
    return toConcern(id, letter.data.concern, letter.data.change, message.Body);
  const event = Event.safeParse(body);
  if (event.success && event.data.source === CHANGE_SOURCE) {
    const { detail } = event.data;
    if (concern !== SHARED_QUEUE.file) return toConcern(id, concern, detail, JSON.stringify(detail));
    const name = owners.ofRule(message.MessageAttributes['RULE_ARN']?.StringValue?.split('/').at(-1) ?? '');
    return toConcern(id, name, detail, JSON.stringify({ concern: name, change: detail }));
  }
  if (event.success && event.data.source === 'aws.ses')
    return { id, concern: MAIL_FEEDBACK, about: 'what SES told of a mail', payload: message.Body };
  if (event.success)
    return { id, concern: 'sweep', about: `the minute ${event.data.time}`, stays: 'later sweeps look back' };
  const feedback = Feedback.safeParse(body);
  if (feedback.success && feedback.data.requestPayload !== undefined) {
    const payload = JSON.stringify(feedback.data.requestPayload);
    return { id, concern: MAIL_FEEDBACK, about: 'what SES told of a mail', payload };
  }
  const batch = Batch.safeParse(body);
  if (batch.success) {
    const { shardId, startSequenceNumber } = batch.data.DDBStreamBatchInfo;
    return { id, concern: 'batch', about: `${shardId} from ${startSequenceNumber}`, stays: 'a failed batch' };
  }
  return toConcern(id, concern, body, message.Body);
}

const toConcern = (id: string, concern: string | undefined, record: unknown, payload: string): Sorted =>
  concern === undefined
    ? { id, concern: 'unknown', about: aboutRecord(record), stays: 'no queue of this stage sent it' }
    : { id, concern, about: aboutRecord(record), payload };

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** While it is looked at nobody else sees a message; where the look breaks off, it comes back by itself. */
const HIDDEN_SECONDS = 300;
const AT_ONCE = 10;

/** The parked messages of a stage on AWS. @throws Error where the stage has none of its queues */
export async function lotOnAws(stage: string, aws: Aws): Promise<Lot> {
  const made = await resourcesOf(aws, stage, 'background');
  const queues = made.filter(({ ResourceType }) => ResourceType === 'AWS::SQS::Queue');
  const urlOf = (start: string) =>
    queues.find(({ LogicalResourceId }) => LogicalResourceId.startsWith(start))?.PhysicalResourceId;
  const parkedUrl = urlOf('Parked');
  if (parkedUrl === undefined) throw new Error(`Stage ${stage} has no queue of parked messages`);
  const all = Object.entries<Topic>(TOPICS);
  const sharing = all.flatMap(([name, { common }]) => (common ? [name] : []));
  const common = urlOf(`${SHARED_QUEUE.file}Queue`);
  const urls = new Map(all.map(([name, one]) => [name, one.common ? common : urlOf(`${name}Queue`)]));
  const owners: Owners = {
    ofQueue: (queue) => {
      const owner = [...urls].find(([, url]) => url?.endsWith(`/${queue}`))?.[0];
      return owner !== undefined && sharing.includes(owner) ? SHARED_QUEUE.file : owner;
    },
    // A rule of a bus is named with it: `bus|rule`.
    ofRule: (rule) => {
      const found = made.find(({ PhysicalResourceId }) => PhysicalResourceId.split('|').at(-1) === rule);
      return sharing.find((name) => found?.LogicalResourceId.startsWith(`${SHARED_QUEUE.file}${name}Rule`));
    },
  };
  const found = new Map<string, { message: Message; sorted: Sorted }>();

  async function list(): Promise<Parked[]> {
    for (;;) {
      const { Messages } = z.object({ Messages: z.array(Message).default([]) }).parse(
        await aws(
          'sqs',
          'receive-message',
          ...options({
            'queue-url': parkedUrl ?? '',
            'max-number-of-messages': String(AT_ONCE),
            'visibility-timeout': String(HIDDEN_SECONDS),
            'wait-time-seconds': '2',
            'attribute-names': 'All',
            'message-attribute-names': 'All',
          }),
        ),
      );
      const fresh = Messages.filter(({ MessageId }) => !found.has(MessageId));
      if (fresh.length === 0) return [...found.values()].map(({ sorted }) => sorted);
      for (const message of fresh) found.set(message.MessageId, { message, sorted: sort(message, owners) });
    }
  }

  async function replay({ id }: Parked): Promise<void> {
    const { message, sorted } = found.get(id) ?? {};
    if (!message || !sorted?.payload) throw new Error(`Message ${id} cannot be handed in again`);
    const url = urls.get(sorted.concern);
    if (sorted.concern !== MAIL_FEEDBACK && !url)
      throw new Error(`The stage has no queue of ${sorted.concern}`);
    await inPrivateFile(sorted.payload, (file) =>
      aws(...(url ? sendWords(url, file) : invokeWords(stage, file))),
    );
    await aws(...deleteWords(parkedUrl ?? '', message.ReceiptHandle));
    found.delete(id);
  }

  async function giveBack(): Promise<void> {
    const handles = [...found.values()].map(({ message }) => message.ReceiptHandle);
    for (let start = 0; start < handles.length; start += AT_ONCE)
      await aws(...showWords(parkedUrl ?? '', handles.slice(start, start + AT_ONCE)));
  }

  return { list, replay, giveBack };
}

const sendWords = (url: string, file: string): string[] => [
  'sqs',
  'send-message',
  ...options({ 'queue-url': url, 'message-body': `file://${file}` }),
];

/** What cannot be given back any more has come back by itself: the answer tells which, and fails for none. */
const showWords = (url: string, handles: readonly string[]): string[] => {
  const entries = handles.map((ReceiptHandle, n) => ({ Id: String(n), ReceiptHandle, VisibilityTimeout: 0 }));
  return [
    'sqs',
    'change-message-visibility-batch',
    ...options({ 'queue-url': url, entries: JSON.stringify(entries) }),
  ];
};

const deleteWords = (url: string, handle: string): string[] => [
  'sqs',
  'delete-message',
  ...options({ 'queue-url': url, 'receipt-handle': handle }),
];

const invokeWords = (stage: string, file: string): string[] => [
  'lambda',
  'invoke',
  ...options({
    'function-name': `quizhall-${stage}-events-stop-mailing`,
    'invocation-type': 'Event',
    payload: `fileb://${file}`,
  }),
  '/dev/null',
];

/** What is wished of the parked messages. */
export interface Wish {
  concern?: string | undefined;
  /** At most so many, for a first try. */
  most?: number | undefined;
  apply: boolean;
}

/** What became of it. */
interface Replayed {
  lines: string[];
  /** How many could not be handed in; they are parked as before. */
  failed: number;
}

/**
 * Tells what is parked, and with `apply` hands in again what may be, one after the other. What fails stops none behind it, and what
 * was not handed in can be seen by the next look at once.
 */
export async function replayParked(lot: Lot, wish: Wish): Promise<Replayed> {
  try {
    return await replayed(lot, wish);
  } finally {
    await lot.giveBack();
  }
}

async function replayed(lot: Lot, { concern, most, apply }: Wish): Promise<Replayed> {
  const all = await lot.list();
  const wanted = concern === undefined ? all : all.filter((one) => one.concern === concern);
  const chosen = wanted.filter(({ stays }) => stays === undefined).slice(0, most);
  const lines = wanted.map((one) => {
    const mark = one.stays ? `stays (${one.stays})` : chosen.includes(one) ? 'goes' : 'waits';
    return `${one.concern.padEnd(14)} ${one.id}  ${one.about}  ${mark}`;
  });
  const count = (some: number) => `${some} of ${all.length} parked messages`;
  if (!apply) return { lines: [...lines, `${count(chosen.length)} would be: --apply does it.`], failed: 0 };
  const failures: string[] = [];
  for (const one of chosen)
    try {
      await lot.replay(one);
    } catch (error) {
      failures.push(`${one.id} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  const done = `${count(chosen.length - failures.length)} were handed in again.`;
  return { lines: [...lines, ...failures, done], failed: failures.length };
}
