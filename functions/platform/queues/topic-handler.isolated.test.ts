import type { SQSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { sqsEvent } from '../local/local-queues.ts';
import { topicHandler } from './topic-handler.ts';
import { logger } from '../logger.ts';

logger.setLogLevel('SILENT');

const context = { getRemainingTimeInMillis: () => 1_000 };
const letter = (id: string, concern: string, change: unknown = { eventID: id }) => ({
  id,
  record: { concern, change } as object,
});
const ids = ({ Records }: SQSEvent) => Records.map(({ messageId }) => messageId);
const none = async () => ({ batchItemFailures: [] });
const failedOf = async (
  workers: Parameters<typeof topicHandler>[0],
  ...letters: ReturnType<typeof letter>[]
) =>
  (await topicHandler(workers)(sqsEvent(letters), context)).batchItemFailures.map(
    ({ itemIdentifier }) => itemIdentifier,
  );

describe('a queue that several share', () => {
  it('gives each its own messages, as their own queue would', async () => {
    const got: Record<string, unknown> = {};
    const worker = (name: string) => async (event: SQSEvent) => {
      got[name] = [ids(event), event.Records.map(({ body }) => JSON.parse(body) as unknown)];
      return none();
    };
    await failedOf(
      { essays: worker('essays'), hooks: worker('hooks') },
      letter('1', 'essays'),
      letter('2', 'hooks'),
      letter('3', 'essays'),
    );
    expect(got).toEqual({
      essays: [
        ['1', '3'],
        [{ eventID: '1' }, { eventID: '3' }],
      ],
      hooks: [['2'], [{ eventID: '2' }]],
    });
  });

  it('does what others cannot do, and again only what failed', async () => {
    const essays = async () => ({ batchItemFailures: [{ itemIdentifier: '3' }] });
    const catalogue = async () => Promise.reject(new Error('crashed'));
    const failed = await failedOf(
      { essays, catalogue, hooks: none },
      ...['essays', 'hooks', 'essays', 'catalogue', 'catalogue'].map((name, n) => letter(`${n + 1}`, name)),
    );
    expect(failed.toSorted()).toEqual(['3', '4', '5']);
  });

  it.each(['unknown', 'toString', ''])('keeps a message for %j, whom it does not know', async (name) => {
    expect(await failedOf({ hooks: none }, letter('1', name), letter('2', 'hooks'))).toEqual(['1']);
  });

  it('keeps a message that is no letter', async () => {
    const broken = { ...sqsEvent([letter('1', 'hooks'), letter('2', 'hooks')]) };
    const [first] = broken.Records;
    if (first) first.body = 'not JSON';
    expect((await topicHandler({ hooks: none })(broken, context)).batchItemFailures).toEqual([
      { itemIdentifier: '1' },
    ]);
  });
});
