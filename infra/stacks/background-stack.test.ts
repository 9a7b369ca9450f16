import { describe, expect, it } from 'vitest';
import {
  attemptKey,
  countersKey,
  draftKey,
  ledgerKey,
  type Key,
  notificationKey,
  cardNumbersKey,
  pendingSlotKey,
  quizKey,
  statisticsKey,
  ledgerTotalsKey,
  userKey,
} from '../../functions/platform/dynamodb/keys.ts';
import { newJobItem } from '../../functions/platform/jobs/job-store.ts';
import { VISIBILITY_TIMEOUT_MS } from '../../functions/platform/local/local-queues.ts';
import { matchesPattern } from '../../functions/platform/local/change-pattern.ts';
import { WORKER_LEASE_MS } from '../../functions/platform/queues/worker-lease.ts';
import { SHARED_QUEUE, type Topic, TOPICS } from '../../functions/entry/topics.ts';
import { COUNTED_CHANGES } from '../../functions/results/subscribers/counted-changes.ts';
import { statementsOf, SynthesizedStage } from './testing.ts';

const PAYING = { payouts: false, paidWithPrize: false };
/** With every concern that there is. */
const stage = new SynthesizedStage('prod', { payments: { provider: 'simulated', ...PAYING } });
const withStripe = new SynthesizedStage('prod', {
  providers: ['stripe'],
  payments: { provider: 'stripe', ...PAYING },
});
const withoutPayments = new SynthesizedStage('prod');
const only = (stack: string, type: string) => {
  const found = Object.values(stage.resources(stack, type));
  expect(found).toHaveLength(1);
  return found[0]?.Properties ?? {};
};

describe('the stream of the table', () => {
  const [mapping = {}] = Object.values(stage.resources('background', 'AWS::Lambda::EventSourceMapping'))
    .map(({ Properties }) => Properties)
    .filter(({ FilterCriteria }) => FilterCriteria);
  const { Filters } = mapping['FilterCriteria'] as { Filters: { Pattern: string }[] };
  const patterns = Filters.map(({ Pattern }) => JSON.parse(Pattern) as Pattern);

  interface Pattern {
    eventName?: string[];
    dynamodb: {
      Keys: { pk: { S: [{ prefix?: string; suffix?: string }] }; sk?: { S: string[] } };
      NewImage?: { status: { S: [{ 'anything-but': string[] }] } };
    };
  }

  it('is read with a window, because only then a batch names its shard', () => {
    expect(mapping).toMatchObject({ TumblingWindowInSeconds: 1, MaximumBatchingWindowInSeconds: 1 });
    // Lambda refuses several batches of a shard at once beside a window.
    expect(mapping).not.toHaveProperty('ParallelizationFactor');
  });

  it('loses nothing: tries again, halves, reports, and gives up into a queue', () => {
    expect(mapping).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 20,
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
    });
  });

  const keyOf = ({ dynamodb: { Keys } }: Pattern) => ({ ...Keys.pk.S[0], sk: Keys.sk?.S[0] });
  const fits = (key: Key, pattern: Pattern) => {
    const { prefix = '', suffix = '', sk = key.sk } = keyOf(pattern);
    return key.pk.startsWith(prefix) && key.pk.endsWith(suffix) && key.sk === sk;
  };
  const asks = (key: Key) => patterns.filter((pattern) => fits(key, pattern));

  it('filters as the local stage does', () => {
    expect(patterns).toEqual(COUNTED_CHANGES);
  });

  it('is asked for attempts, quizzes and notifications under the keys that the table gives them', () => {
    expect(asks(attemptKey('q_1', 'u_1', 1)).map(({ eventName }) => eventName)).toEqual([
      ['INSERT'],
      ['MODIFY'],
    ]);
    for (const key of [quizKey('q_1'), notificationKey('u', '01')]) {
      expect(asks(key).map(({ eventName }) => eventName)).toEqual([undefined]);
    }
  });

  it('is asked for what is entered in the ledger, and a mapping takes no sixth filter', () => {
    const asked = asks(ledgerKey('pool#q_1', '01'));
    expect(asked.map(({ eventName }) => eventName)).toEqual([['INSERT']]);
    expect(patterns.length).toBeLessThanOrEqual(5);
  });

  it('wakes nobody for a saved answer, nor for the content of a quiz, an account or what it writes itself', () => {
    expect(asks(attemptKey('q_1', 'u_1', 1))[1]?.dynamodb.NewImage?.status.S).toEqual([
      { 'anything-but': ['in_progress'] },
    ]);
    const keys = [
      draftKey('q_1', 0),
      statisticsKey('q_1', 's'),
      cardNumbersKey('q_1'),
      pendingSlotKey('q_1', 's', 0),
      ledgerTotalsKey('2026-05-01', 's'),
      userKey('u'),
      countersKey('u'),
    ];
    for (const key of keys) expect(asks(key), key.sk).toEqual([]);
  });

  it('is read by the aggregator and one pipe, no more than two, and is named', () => {
    const readers = statementsOf(stage, 'background').filter(({ statement }) =>
      [statement.Action].flat().includes('dynamodb:GetRecords'),
    );
    expect(readers.map(({ id }) => id).sort()).toEqual([
      expect.stringMatching(/^ChangesPipeRole/),
      expect.stringMatching(/^stream/),
    ]);
    expect(JSON.stringify(readers[0]?.statement.Resource)).toMatch(/StreamArn/);
  });
});

describe('what follows a change', () => {
  const topics: [string, Topic][] = Object.entries(TOPICS);
  const of = (type: string, concern: string) =>
    Object.entries(stage.resources('background', type))
      .filter(([id]) => id.startsWith(concern))
      .map(([, { Properties }]) => Properties);
  const pipe = only('background', 'AWS::Pipes::Pipe');
  const source = pipe['SourceParameters'] as {
    FilterCriteria: { Filters: { Pattern: string }[] };
    DynamoDBStreamParameters: object;
  };

  it('passes the pipe if one concern asks for it, within one filter, because a pipe takes five', () => {
    const [filter, ...others] = source.FilterCriteria.Filters;
    expect(others).toEqual([]);
    const wanted = topics.flatMap(([, { changes }]) => changes.map((change) => JSON.stringify(change)));
    const { $or } = JSON.parse(filter?.Pattern ?? '') as { $or: object[] };
    expect(
      $or.map((change) => JSON.stringify(change)),
      'each once',
    ).toEqual([...new Set(wanted)]);
    expect(filter?.Pattern.length, 'of 4,096').toBeLessThan(3_000);
    expect(source.DynamoDBStreamParameters).toMatchObject({
      DeadLetterConfig: { Arn: expect.anything() },
      OnPartialBatchItemFailure: 'AUTOMATIC_BISECT',
      MaximumRetryAttempts: 20,
    });
  });

  it.each(topics)(
    '%s: its changes as messages of its own, whole, and parked after its tries',
    (name, row) => {
      const place = row.common ? SHARED_QUEUE.file : name;
      const [rule = {}] = of('AWS::Events::Rule', row.common ? `${place}${name}Rule` : name);
      const letter = {
        InputPathsMap: { detail: '$.detail' },
        InputTemplate: `{"concern":"${name}","change":<detail>}`,
      };
      expect(rule).toMatchObject({
        EventPattern: {
          source: ['quizhall.table'],
          detail: row.changes.length > 1 ? { $or: row.changes } : row.changes[0],
        },
        Targets: [
          {
            ...(row.common ? { InputTransformer: letter } : { InputPath: '$.detail' }),
            DeadLetterConfig: { Arn: expect.anything() },
          },
        ],
      });
      const [queue = {}] = of('AWS::SQS::Queue', place);
      expect(queue).toMatchObject({ RedrivePolicy: { maxReceiveCount: row.tries } });
      expect(JSON.stringify(queue)).toMatch(/Parked/);
      expect(Number(queue['VisibilityTimeout']) * 1_000).toBe(VISIBILITY_TIMEOUT_MS);
      expect(VISIBILITY_TIMEOUT_MS).toBeGreaterThan(WORKER_LEASE_MS);
      const [worker = {}] = of('AWS::Lambda::Function', place);
      expect(Number(worker['Timeout']) * 1_000, 'a lease outlives its worker').toBeLessThan(WORKER_LEASE_MS);
      const [mapping = {}] = of('AWS::Lambda::EventSourceMapping', place);
      expect(mapping).toMatchObject({
        BatchSize: row.batch,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: { MaximumConcurrency: row.callsAtOnce },
      });
    },
  );

  it('share one queue, if they need nothing but the table', () => {
    const needy = topics.filter(([, { common, needs, providers }]) => common && (needs ?? providers));
    expect(needy).toEqual([]);
    const queues = Object.keys(stage.resources('background', 'AWS::SQS::Queue'));
    expect(queues).toHaveLength(9);
  });

  it('a run asks for a worker by its item alone, as the repository writes it', () => {
    const { Item } = newJobItem({ ownerId: 'u', id: 'run_1' }, 'release', {});
    const record = (status: string) => ({
      eventName: 'INSERT',
      dynamodb: { Keys: { pk: { S: Item.pk } }, NewImage: { status: { S: status } } },
    });
    const asks = (status: string) =>
      TOPICS.runs.changes.some((pattern) => matchesPattern(pattern, record(status)));
    expect([asks(Item.status), asks('working'), asks('done')]).toEqual([true, false, false]);
  });
});

describe('webhooks', () => {
  const functionsOf = (prefix: string) =>
    Object.entries(stage.resources('background', 'AWS::Lambda::Function')).filter(([id]) =>
      id.startsWith(prefix),
    );
  const rightsOf = (prefix: string) =>
    statementsOf(stage, 'background')
      .filter(({ id }) => id.startsWith(prefix))
      .flatMap(({ statement }) => statement.Action);

  it('are posted by a function that may write its log and nothing else', () => {
    expect(rightsOf('sendWebhooks')).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
    const [[, sender] = []] = functionsOf('sendWebhooks');
    expect(JSON.stringify(sender?.Properties)).not.toMatch(/TABLE_NAME|SECRET_ID|ORIGIN_KEY|WEBHOOKS_TO/);
  });

  it('are handed to it by one worker, which may call it alone', () => {
    const callers = statementsOf(stage, 'background').filter(({ statement }) =>
      [statement.Action].flat().includes('lambda:InvokeFunction'),
    );
    expect(callers.map(({ id }) => id)).toEqual([expect.stringMatching(/^deliveriesWorker/)]);
    expect(JSON.stringify(callers[0]?.statement.Resource)).toMatch(/sendWebhooks/);
    const [[, worker] = []] = functionsOf('deliveriesWorker');
    expect(JSON.stringify(worker?.Properties)).toMatch(/HOOK_SENDER/);
  });
});

describe('due work', () => {
  it('is swept each minute, and a sweep that fails ends in a queue', () => {
    const scheduled = Object.values(stage.resources('background', 'AWS::Events::Rule'))
      .map(({ Properties }) => Properties)
      .filter(({ ScheduleExpression }) => ScheduleExpression);
    const [eachMinute, ...others] = scheduled.filter(
      ({ ScheduleExpression }) => ScheduleExpression === 'rate(1 minute)',
    );
    expect(others).toEqual([]);
    expect(eachMinute).toMatchObject({
      State: 'ENABLED',
      Targets: [{ DeadLetterConfig: { Arn: expect.anything() }, RetryPolicy: { MaximumRetryAttempts: 2 } }],
    });
  });
});

describe('mail', () => {
  const mailed = (tag: string, eventType: string) => ({
    source: 'aws.ses',
    'detail-type': 'Email Bounced',
    detail: { eventType, mail: { tags: { 'ses:configuration-set': [tag] } } },
  });

  it('that bounced or was called spam is told to a function, of this stage alone', () => {
    const rules = Object.entries(stage.resources('background', 'AWS::Events::Rule'));
    const [, rule] = rules.find(([id]) => id.startsWith('MailFeedback')) ?? [];
    const { EventPattern } = (rule?.Properties ?? {}) as { EventPattern: Parameters<typeof fitsEvent>[0] };
    expect(rule?.Properties, 'SES writes to the default bus').not.toHaveProperty('EventBusName');
    expect(fitsEvent(EventPattern, mailed('quizhall-prod', 'Bounce'))).toBe(true);
    expect(fitsEvent(EventPattern, mailed('quizhall-prod', 'Complaint'))).toBe(true);
    expect(fitsEvent(EventPattern, mailed('quizhall-dev', 'Bounce'))).toBe(false);
    expect(fitsEvent(EventPattern, mailed('quizhall-prod', 'Delivery'))).toBe(false);
    expect(rule?.Properties).toMatchObject({ Targets: [{ DeadLetterConfig: { Arn: expect.anything() } }] });
  });

  it('of which the function learns nothing is kept for a person', () => {
    const [config] = Object.values(stage.resources('background', 'AWS::Lambda::EventInvokeConfig'));
    expect(config?.Properties).toMatchObject({
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
      MaximumRetryAttempts: 2,
    });
  });
});

/** EventBridge's rule of a pattern of lists of texts: each field there has one of them, or a list that has. */
function fitsEvent(pattern: Record<string, unknown>, event: Record<string, unknown>): boolean {
  return Object.entries(pattern).every(([field, wanted]) => {
    const value = event[field];
    if (Array.isArray(wanted)) return [value].flat().some((one) => wanted.includes(one));
    return fitsEvent(wanted as Record<string, unknown>, (value ?? {}) as Record<string, unknown>);
  });
}

describe('payments', () => {
  const queuesOf = (of: SynthesizedStage) =>
    Object.keys(of.resources('background', 'AWS::SQS::Queue')).filter((id) =>
      /^(payments|transfers)/.test(id),
    );

  it('have queues only where somebody takes them', () => {
    const names = [withoutPayments, withStripe, stage].map((of) =>
      queuesOf(of).map((id) => id.replace(/Queue.*/, '')),
    );
    expect(names).toEqual([[], ['transfers'], ['payments', 'transfers']]);
  });

  it('let functions that ask Stripe read its keys, and no other', () => {
    const readers = (of: SynthesizedStage) =>
      ['background', 'api-payments', 'api-quizzes', 'api-attempts'].flatMap((stack) =>
        statementsOf(of, stack)
          .filter(({ statement }) => JSON.stringify(statement.Resource).includes('Providerstripe'))
          .map(({ id }) => id.replace(/Role.*/, '')),
      );
    expect(readers(withoutPayments)).toEqual([]);
    expect(readers(withStripe)).toEqual(
      expect.arrayContaining(['scheduler', 'transfersWorker', 'getPaymentSetup', 'receiveWebhook']),
    );
    expect(readers(withStripe).join()).not.toMatch(/answerChallenge|getPayment,|Attempt|mail|aggregate/);
  });
});

describe('rights', () => {
  it('hold no wildcard but the folders of files that runs read, write and delete', () => {
    const folders = /\/(?:catalogue|exports|incoming(?:\/(?:import|media))?|media|avatar|logo)\/\*/g;
    for (const { id, statement } of statementsOf(stage, 'background')) {
      expect([statement.Action].flat().join(), id).not.toContain('*');
      const resources = JSON.stringify(statement.Resource);
      const named = id.startsWith('runsWorkerRole') ? resources.replace(folders, '') : resources;
      expect(named, id).not.toContain('*');
    }
  });
});
