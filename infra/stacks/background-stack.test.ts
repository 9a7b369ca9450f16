import { describe, expect, it } from 'vitest';
import { attemptPk } from '../../functions/_data/keys.ts';
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
    eventName: string[];
    dynamodb: {
      Keys: { pk: { S: [{ prefix: string }] } };
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

  it('is asked for attempts under the key that the table gives them', () => {
    for (const { dynamodb } of patterns) {
      expect(attemptPk('q_1', 'u_1')).toMatch(new RegExp(`^${dynamodb.Keys.pk.S[0].prefix}`));
    }
  });

  it('wakes nobody for a saved answer', () => {
    expect(patterns.map(({ eventName }) => eventName)).toEqual([['INSERT'], ['MODIFY']]);
    expect(patterns[1]?.dynamodb.NewImage?.status.S).toEqual([{ 'anything-but': ['in_progress'] }]);
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
