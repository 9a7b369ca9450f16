import type { ChangePattern } from '@quizhall/functions/platform/local/change-pattern.ts';
import type { Topic } from '@quizhall/functions/entry/topics.ts';
import { WORKER_LEASE_MS } from '@quizhall/functions/platform/queues/worker-lease.ts';
import { Duration } from 'aws-cdk-lib';
import { EventField, type IEventBus, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { type FunctionContext, StageFunction } from './stage-function.ts';

/** What the stream's second reader puts on the bus. */
export const CHANGE_SOURCE = 'quizhall.table';

/** A pattern for what one of these asks for; EventBridge takes no choice of one. */
export function anyOf(patterns: readonly ChangePattern[]): Record<string, unknown> {
  const [only, ...others] = patterns;
  return only && others.length === 0 ? { ...only } : { $or: [...patterns] };
}

/** A function's time; a lease outlives it. */
const FUNCTION_MS = 60_000;

/** Name of the queue of a topic, or of the group that shares one. */
export const queueName = ({ name }: Pick<Stage, 'name'>, topic: string): string =>
  `quizhall-${name}-${topic}`;

interface TopicQueueProps {
  context: FunctionContext;
  /** Those of the queue by their names: one, or all that share it. */
  topics: [name: string, topic: Topic][];
  bus: IEventBus;
  /** Where a message ends that failed too often, whole. */
  parked: IQueue;
  /** Posts to addresses of others, without a right to anything. */
  sender: IFunction;
}

/**
 * A row of `functions/entry/topics.ts`: which changes, their queue, and the function that works it off. Of those that share
 * a queue each has its own rule, and so its own messages, which name it.
 */
export class TopicQueue extends Construct {
  constructor(scope: Construct, id: string, { context, topics, bus, parked, sender }: TopicQueueProps) {
    super(scope, id);
    const [[, topic] = []] = topics;
    if (!topic) throw new Error(`Nobody asks for the queue ${id}`);
    const queue = new Queue(this, 'Queue', {
      // A name that others can derive: an export would keep the queue from ever being removed.
      queueName: queueName(context.stage, id),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // Longer than a lease, so that what a dead worker left can be had when its message comes again.
      visibilityTimeout: Duration.millis(WORKER_LEASE_MS + 20_000),
      retentionPeriod: Duration.days(14),
      deadLetterQueue: { queue: parked, maxReceiveCount: topic.tries },
    });
    for (const [name, { changes, common }] of topics) {
      const message = common
        ? RuleTargetInput.fromObject({ concern: name, change: EventField.fromPath('$.detail') })
        : RuleTargetInput.fromEventPath('$.detail');
      new Rule(this, common ? `${name}Rule` : 'Rule', {
        eventBus: bus,
        eventPattern: { source: [CHANGE_SOURCE], detail: anyOf(changes) },
        targets: [new SqsQueue(queue, { message, deadLetterQueue: parked })],
      });
    }
    const { function: worker } = new StageFunction(this, 'Worker', {
      context,
      area: 'background',
      file: topic.file,
      needs: { table: 'write', ...topic.needs },
      timeout: Duration.millis(FUNCTION_MS),
      memory: 1_024,
      environment: {
        ...(topic.needs?.mail && { MAIL_PER_SECOND: String(context.stage.mail.perSecond) }),
        ...(topic.needs?.outside && { HOOK_SENDER: sender.functionName }),
      },
    });
    if (topic.needs?.outside)
      worker.addToRolePolicy(
        new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [sender.functionArn] }),
      );
    worker.addEventSource(
      new SqsEventSource(queue, {
        batchSize: topic.batch,
        maxBatchingWindow: topic.gatherSeconds > 0 ? Duration.seconds(topic.gatherSeconds) : undefined,
        maxConcurrency: topic.callsAtOnce,
        reportBatchItemFailures: true,
      }),
    );
  }
}
