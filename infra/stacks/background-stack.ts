import { LEASE_MS } from '@quizhall/functions/_platform/lease.ts';
import { WAITING_RUNS } from '@quizhall/functions/_local/run-queue.ts';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { CfnPipe } from 'aws-cdk-lib/aws-pipes';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { background } from '../bundle.ts';
import { acknowledge } from '../constructs/findings.ts';
import { type FunctionContext, StageFunction } from '../constructs/stage-function.ts';

export interface BackgroundStackProps extends StackProps {
  context: FunctionContext;
  /** The table with its stream. */
  table: Table;
}

/** Work that no request waits for: statistics from the table's stream, and what is due each minute. */
export class BackgroundStack extends Stack {
  /** Batches of the stream that failed to the end: where they lie in it, not the records themselves. */
  readonly failedBatches: Queue;
  /** Minutes whose sweep failed to the end. */
  readonly failedSweeps: Queue;
  /** Runs that no worker could go on with, and where in the stream lies what did not reach the queue. */
  readonly failedRuns: Queue;

  constructor(scope: Construct, id: string, { context, table, ...props }: BackgroundStackProps) {
    super(scope, id, props);
    this.failedBatches = deadLetters(this, 'FailedBatches');
    this.failedSweeps = deadLetters(this, 'FailedSweeps');
    this.failedRuns = deadLetters(this, 'FailedRuns');
    this.#aggregateStatistics(context, table);
    this.#workOnRuns(context, table);
    this.#runDueWork(context);
  }

  #aggregateStatistics(context: FunctionContext, table: Table): void {
    const { function: aggregator } = new StageFunction(this, 'aggregateStatistics', {
      context,
      ...background.aggregateStatistics,
      needs: { table: 'write' },
      timeout: Duration.seconds(60),
      memory: 1_024,
    });
    const streamArn = table.tableStreamArn ?? '';
    aggregator.addToRolePolicy(readStream(streamArn));
    const mapping = aggregator.addEventSourceMapping('Stream', {
      eventSourceArn: streamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      // At burst a batch is full within the second and costs one write for each of its quizzes.
      batchSize: 500,
      maxBatchingWindow: Duration.seconds(1),
      // Only with a window does Lambda tell the shard, by which the sums are kept; its state is not used.
      tumblingWindow: Duration.seconds(1),
      filters: COUNTED_CHANGES,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 20,
      onFailure: new SqsDlq(this.failedBatches),
    });
    // A mapping whose role cannot read yet is refused.
    mapping.node.addDependency(aggregator);
  }

  /**
   * The stream's second reader: each run that waits for a worker becomes a message, so what begins a run writes its item
   * and no more. Nothing here needs the order of the stream; one run that fails holds up no other.
   */
  #workOnRuns(context: FunctionContext, table: Table): void {
    const streamArn = table.tableStreamArn ?? '';
    const { function: worker } = new StageFunction(this, 'workOnRuns', {
      context,
      ...background.workOnRuns,
      needs: { table: 'write' },
      timeout: Duration.millis(WORKER_MS),
      memory: 1_024,
    });
    const queue = new Queue(this, 'Runs', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // Longer than a lease, so that what a dead worker left can be had when its message comes again.
      visibilityTimeout: Duration.millis(LEASE_MS + 20_000),
      deadLetterQueue: { queue: this.failedRuns, maxReceiveCount: 10 },
    });
    worker.addEventSource(
      new SqsEventSource(queue, { batchSize: 1, maxConcurrency: 10, reportBatchItemFailures: true }),
    );
    const send = new PolicyStatement({
      actions: ['sqs:SendMessage'],
      resources: [queue.queueArn, this.failedRuns.queueArn],
    });
    const role = new Role(this, 'RunsPipeRole', {
      assumedBy: new ServicePrincipal('pipes.amazonaws.com'),
      inlinePolicies: { pass: new PolicyDocument({ statements: [readStream(streamArn), send] }) },
    });
    new CfnPipe(this, 'RunsPipe', {
      roleArn: role.roleArn,
      source: streamArn,
      sourceParameters: {
        filterCriteria: { filters: [{ pattern: JSON.stringify(RUNS_FILTER) }] },
        dynamoDbStreamParameters: {
          startingPosition: 'TRIM_HORIZON',
          batchSize: 10,
          maximumRetryAttempts: 20,
          onPartialBatchItemFailure: 'AUTOMATIC_BISECT',
          deadLetterConfig: { arn: this.failedRuns.queueArn },
        },
      },
      target: queue.queueArn,
    });
  }

  #runDueWork(context: FunctionContext): void {
    const { function: sweeper } = new StageFunction(this, 'runDueWork', {
      context,
      ...background.runDueWork,
      needs: { table: 'write' },
      timeout: Duration.seconds(55),
      memory: 1_024,
    });
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [
        new LambdaFunction(sweeper, {
          deadLetterQueue: this.failedSweeps,
          maxEventAge: Duration.minutes(5),
          retryAttempts: 2,
        }),
      ],
    });
  }
}

/** A worker's time; a lease outlives it. */
const WORKER_MS = 60_000;

const readStream = (streamArn: string) =>
  new PolicyStatement({
    actions: [
      'dynamodb:DescribeStream',
      'dynamodb:GetRecords',
      'dynamodb:GetShardIterator',
      'dynamodb:ListStreams',
    ],
    resources: [streamArn],
  });

/** Runs that a worker shall go on with; not those that one has, or that are over. */
const RUNS_FILTER = {
  eventName: ['INSERT', 'MODIFY'],
  dynamodb: {
    Keys: { pk: { S: [{ prefix: WAITING_RUNS.prefix }] } },
    NewImage: { status: { S: [WAITING_RUNS.status] } },
  },
};

const isAttempt = { Keys: { pk: { S: FilterRule.beginsWith('ATTEMPT#') } } };

/**
 * Begun and finished attempts: the saves in between, most of the stream, change no number and cost no invocation. Of
 * quizzes whose they are, of notifications whether they are unread.
 */
const COUNTED_CHANGES = [
  FilterCriteria.filter({ eventName: FilterRule.isEqual('INSERT'), dynamodb: isAttempt }),
  FilterCriteria.filter({
    eventName: FilterRule.isEqual('MODIFY'),
    dynamodb: { ...isAttempt, NewImage: { status: { S: FilterRule.notEquals('in_progress') } } },
  }),
  FilterCriteria.filter({
    dynamodb: { Keys: { pk: { S: FilterRule.beginsWith('QUIZ#') }, sk: { S: FilterRule.isEqual('META') } } },
  }),
  FilterCriteria.filter({ dynamodb: { Keys: { pk: { S: [{ suffix: '#NOTE' }] } } } }),
];

function deadLetters(scope: Construct, id: string): Queue {
  const queue = new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  acknowledge(queue, {
    'AwsSolutions-SQS3': 'It is where the stream and the schedule put what they gave up.',
  });
  return queue;
}
