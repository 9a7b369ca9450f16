import { describe, expect, it } from 'vitest';
import {
  attemptKey,
  countersKey,
  draftKey,
  type Key,
  notificationKey,
  quizKey,
  RUN_PREFIX,
  runKey,
  statisticsKey,
  userKey,
} from '../../functions/_data/keys.ts';
import { newRun } from '../../functions/_data/runs.ts';
import { LEASE_MS } from '../../functions/_platform/lease.ts';
import { statementsOf, SynthesizedStage } from './testing.ts';

const stage = new SynthesizedStage('prod');
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

  it('is asked for attempts, quizzes and notifications under the keys that the table gives them', () => {
    expect(asks(attemptKey('q_1', 'u_1', 1)).map(({ eventName }) => eventName)).toEqual([
      ['INSERT'],
      ['MODIFY'],
    ]);
    for (const key of [quizKey('q_1'), notificationKey('u', '01')]) {
      expect(asks(key).map(({ eventName }) => eventName)).toEqual([undefined]);
    }
  });

  it('wakes nobody for a saved answer, nor for the content of a quiz, an account or what it writes itself', () => {
    expect(asks(attemptKey('q_1', 'u_1', 1))[1]?.dynamodb.NewImage?.status.S).toEqual([
      { 'anything-but': ['in_progress'] },
    ]);
    for (const key of [draftKey('q_1', 0), statisticsKey('q_1', 's'), userKey('u'), countersKey('u')]) {
      expect(asks(key), key.sk).toEqual([]);
    }
  });

  it('is read by the aggregator and the pipe of runs, no more than two, and is named', () => {
    const readers = statementsOf(stage, 'background').filter(({ statement }) =>
      [statement.Action].flat().includes('dynamodb:GetRecords'),
    );
    expect(readers.map(({ id }) => id).sort()).toEqual([
      expect.stringMatching(/^RunsPipeRole/),
      expect.stringMatching(/^aggregateStatistics/),
    ]);
    expect(JSON.stringify(readers[0]?.statement.Resource)).toMatch(/StreamArn/);
  });
});

describe('background runs', () => {
  const pipe = only('background', 'AWS::Pipes::Pipe');
  const source = pipe['SourceParameters'] as {
    FilterCriteria: { Filters: { Pattern: string }[] };
    DynamoDBStreamParameters: object;
  };

  it('ask for a worker by their item alone, as the repository writes it', () => {
    const patterns = source.FilterCriteria.Filters.map(({ Pattern }): unknown => JSON.parse(Pattern));
    expect(patterns).toEqual([
      {
        eventName: ['INSERT', 'MODIFY'],
        dynamodb: {
          Keys: { pk: { S: [{ prefix: RUN_PREFIX }] } },
          NewImage: { status: { S: [newRun({ ownerId: 'u', id: 'run_1' }, 'release', {}).Item.status] } },
        },
      },
    ]);
    for (const { pk } of [quizKey('q_1'), attemptKey('q_1', 'u_1', 1), userKey('u')])
      expect(pk.startsWith(RUN_PREFIX)).toBe(false);
    expect(runKey('u', 'run_1').pk.startsWith(RUN_PREFIX)).toBe(true);
  });

  it('come again after a failure, once a lease is over, and end in a queue', () => {
    const [queue] = Object.values(stage.resources('background', 'AWS::SQS::Queue')).filter(
      ({ Properties }) => Properties['RedrivePolicy'],
    );
    expect(queue?.Properties).toMatchObject({ RedrivePolicy: { maxReceiveCount: 10 } });
    expect(Number(queue?.Properties['VisibilityTimeout']) * 1_000).toBeGreaterThan(LEASE_MS);
    expect(source.DynamoDBStreamParameters).toMatchObject({
      DeadLetterConfig: { Arn: expect.anything() },
      OnPartialBatchItemFailure: 'AUTOMATIC_BISECT',
      MaximumRetryAttempts: 20,
    });
  });

  it('a lease outlives its worker', () => {
    const worker = Object.entries(stage.resources('background', 'AWS::Lambda::Function')).find(([id]) =>
      id.startsWith('workOnRuns'),
    );
    expect(Number(worker?.[1].Properties['Timeout']) * 1_000).toBeLessThan(LEASE_MS);
  });

  it('each is a message of its own, so that one that fails holds up no other', () => {
    const mappings = Object.values(stage.resources('background', 'AWS::Lambda::EventSourceMapping'));
    expect(mappings.map(({ Properties }) => Properties)).toContainEqual(
      expect.objectContaining({ BatchSize: 1, FunctionResponseTypes: ['ReportBatchItemFailures'] }),
    );
  });
});

describe('due work', () => {
  it('is swept each minute, and a sweep that fails ends in a queue', () => {
    expect(only('background', 'AWS::Events::Rule')).toMatchObject({
      ScheduleExpression: 'rate(1 minute)',
      State: 'ENABLED',
      Targets: [{ DeadLetterConfig: { Arn: expect.anything() }, RetryPolicy: { MaximumRetryAttempts: 2 } }],
    });
  });
});

describe('rights', () => {
  it('hold no wildcard', () => {
    for (const { id, statement } of statementsOf(stage, 'background')) {
      expect([statement.Action].flat().join(), id).not.toContain('*');
      expect(JSON.stringify(statement.Resource), id).not.toContain('*');
    }
  });
});
