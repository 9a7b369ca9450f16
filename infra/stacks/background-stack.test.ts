import { describe, expect, it } from 'vitest';
import {
  attemptKey,
  countersKey,
  draftKey,
  type Key,
  notificationKey,
  quizKey,
  statisticsKey,
  userKey,
} from '../../functions/_data/keys.ts';
import { statementsOf, SynthesizedStage } from './testing.ts';

const stage = new SynthesizedStage('prod');
const only = (stack: string, type: string) => {
  const found = Object.values(stage.resources(stack, type));
  expect(found).toHaveLength(1);
  return found[0]?.Properties ?? {};
};

describe('the stream of the table', () => {
  const mapping = only('background', 'AWS::Lambda::EventSourceMapping');
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

  it('may be read by the aggregator alone, and is named', () => {
    const readers = statementsOf(stage, 'background').filter(({ statement }) =>
      [statement.Action].flat().includes('dynamodb:GetRecords'),
    );
    expect(readers.map(({ id }) => id)).toEqual([expect.stringMatching(/^aggregateStatistics/)]);
    expect(JSON.stringify(readers[0]?.statement.Resource)).toMatch(/StreamArn/);
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
