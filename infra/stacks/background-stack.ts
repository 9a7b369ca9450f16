import { createHash } from 'node:crypto';
import { SHARED_QUEUE, type Topic, TOPICS } from '@quizhall/functions/entry/topics.ts';
import { COUNTED_BATCH, COUNTED_CHANGES } from '@quizhall/functions/results/subscribers/counted-changes.ts';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus, Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, type IFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { CfnPipe } from 'aws-cdk-lib/aws-pipes';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { background } from '../bundle.ts';
import { anyOf, CHANGE_SOURCE, TopicQueue } from '../constructs/topic-queue.ts';
import { acknowledge } from '../constructs/findings.ts';
import { configurationSetName } from '../constructs/mail.ts';
import type { Stage } from '../stages.ts';
import { type FunctionContext, StageFunction } from '../constructs/stage-function.ts';

export interface BackgroundStackProps extends StackProps {
  context: FunctionContext;
  /** The table with its stream. */
  table: ITable;
}

/** Work that no request waits for: what follows changes of the table, and what is due each minute. */
export class BackgroundStack extends Stack {
  /**
   * Whatever was given up, until a person looks: changes that a topic failed on to the end, whole; where batches lie in the
   * stream that a reader gave up; minutes whose sweep failed; what SES told and nobody could take.
   */
  readonly parked: Queue;

  constructor(scope: Construct, id: string, { context, table, ...props }: BackgroundStackProps) {
    super(scope, id, props);
    this.parked = deadLetters(this, 'Parked');
    this.#stream(context, table);
    this.#followChanges(context, table);
    this.#scheduler(context);
    this.#stopMailing(context);
    this.#checkSite(context);
  }

  #stream(context: FunctionContext, table: ITable): void {
    const { function: aggregator } = new StageFunction(this, 'stream', {
      context,
      ...background.stream,
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
      batchSize: COUNTED_BATCH.records,
      maxBatchingWindow: Duration.seconds(COUNTED_BATCH.seconds),
      // Only with a window does Lambda tell the shard, by which the sums are kept; its state is not used.
      tumblingWindow: Duration.seconds(COUNTED_BATCH.seconds),
      filters: COUNTED_CHANGES.map((pattern) => FilterCriteria.filter(pattern)),
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 20,
      onFailure: new SqsDlq(this.parked),
    });
    // A mapping whose role cannot read yet is refused.
    mapping.node.addDependency(aggregator);
  }

  /**
   * The stream's second reader: a pipe without code to a bus, which gives each topic what it asks for. Nothing here
   * needs the order of the stream; a message that fails holds up no other.
   */
  #followChanges(context: FunctionContext, table: ITable): void {
    const streamArn = table.tableStreamArn ?? '';
    const bus = new EventBus(this, 'Changes');
    const topics = topicsOf(context.stage);
    const sender = this.#sendWebhooks(context);
    for (const [name, sharing] of queuesWithTopics(context.stage))
      new TopicQueue(this, name, { context, topics: sharing, bus, parked: this.parked, sender });
    // What several ask for stands in the filter once.
    const wanted = [...new Set(topics.flatMap(([, { changes }]) => changes))];
    const put = new PolicyStatement({ actions: ['events:PutEvents'], resources: [bus.eventBusArn] });
    const giveUp = new PolicyStatement({
      actions: ['sqs:SendMessage'],
      resources: [this.parked.queueArn],
    });
    const role = new Role(this, 'ChangesPipeRole', {
      assumedBy: new ServicePrincipal('pipes.amazonaws.com'),
      inlinePolicies: { pass: new PolicyDocument({ statements: [readStream(streamArn), put, giveUp] }) },
    });
    new CfnPipe(this, 'ChangesPipe', {
      name: changesPipeName(context.stage),
      roleArn: role.roleArn,
      source: streamArn,
      sourceParameters: {
        // A pipe takes five filters, and there will be more topics than that.
        filterCriteria: {
          filters: [{ pattern: JSON.stringify(anyOf(wanted)) }],
        },
        dynamoDbStreamParameters: {
          startingPosition: 'TRIM_HORIZON',
          batchSize: 10,
          maximumRetryAttempts: 20,
          onPartialBatchItemFailure: 'AUTOMATIC_BISECT',
          parallelizationFactor: 10,
          deadLetterConfig: { arn: this.parked.queueArn },
        },
      },
      target: bus.eventBusArn,
      targetParameters: {
        eventBridgeEventBusParameters: { source: CHANGE_SOURCE, detailType: 'change' },
      },
    });
  }

  /**
   * Posts to addresses that organizations have named. It gets everything in what it is called with, has a right to nothing but
   * its log, and waits for an answer for seconds.
   */
  #sendWebhooks(context: FunctionContext): IFunction {
    return new StageFunction(this, 'sendWebhooks', {
      context,
      ...background.sendWebhooks,
      needs: {},
      timeout: Duration.seconds(15),
    }).function;
  }

  /** What SES tells of mails of this stage. So rare that nothing gathers it. */
  #stopMailing(context: FunctionContext): void {
    const { function: stopper } = new StageFunction(this, 'stopMailing', {
      context,
      ...background.stopMailing,
      needs: { table: 'write', derivationKey: true },
      timeout: Duration.seconds(20),
    });
    stopper.configureAsyncInvoke({ onFailure: new SqsDestination(this.parked), retryAttempts: 2 });
    new Rule(this, 'MailFeedback', {
      eventPattern: {
        source: ['aws.ses'],
        detail: {
          eventType: ['Bounce', 'Complaint'],
          mail: { tags: { 'ses:configuration-set': [configurationSetName(context.stage)] } },
        },
      },
      targets: [new LambdaFunction(stopper, { deadLetterQueue: this.parked })],
    });
  }

  /** Requests the site from outside; its errors sound the alarm `function-errors`. */
  #checkSite(context: FunctionContext): void {
    const { function: checker } = new StageFunction(this, 'checkSite', {
      context,
      ...background.checkSite,
      needs: {},
      timeout: Duration.seconds(20),
    });
    const target = new LambdaFunction(checker, {
      deadLetterQueue: this.parked,
      maxEventAge: Duration.minutes(1),
      retryAttempts: 0,
    });
    new Rule(this, 'EveryFiveMinutes', {
      schedule: Schedule.rate(Duration.minutes(5)),
      targets: [target],
    });
    checker.configureAsyncInvoke({ retryAttempts: 0 });
  }

  #scheduler(context: FunctionContext): void {
    const { function: sweeper } = new StageFunction(this, 'scheduler', {
      context,
      ...background.scheduler,
      needs: { table: 'write', derivationKey: true, payments: true },
      timeout: Duration.seconds(55),
      memory: 1_024,
    });
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [
        new LambdaFunction(sweeper, {
          deadLetterQueue: this.parked,
          maxEventAge: Duration.minutes(5),
          retryAttempts: 2,
        }),
      ],
    });
  }
}

/** Without payments nothing has to follow one. */
const topicsOf = ({ payments }: Stage): [string, Topic][] =>
  Object.entries<Topic>(TOPICS).filter(
    ([, { providers }]) => !providers || providers.some((name) => name === payments.provider),
  );

/** The topics by the name of their queue; several may share one. */
export const queuesWithTopics = (stage: Stage): Map<string, [string, Topic][]> =>
  Map.groupBy(topicsOf(stage), ([name, { common }]) => (common ? SHARED_QUEUE.file : name));

/**
 * Name of the pipe from the table's stream to the queues. A pipe of another stream replaces the old one, which
 * CloudFormation refuses unless the name changes too.
 */
export function changesPipeName({ name, restored }: Pick<Stage, 'name' | 'restored'>): string {
  const suffix = restored ? `-${createHash('sha256').update(restored.stream).digest('hex').slice(0, 8)}` : '';
  return `quizhall-${name}-changes${suffix}`;
}

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
