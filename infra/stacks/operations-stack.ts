import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { background } from '../bundle.ts';
import { stageDashboard } from '../constructs/dashboard.ts';
import {
  accountMetric,
  type AlarmName,
  alarmsOf,
  functionMetric,
  gateRefusals,
  paymentsToLookAt,
  period,
} from '../constructs/metrics.ts';
import { queueName } from '../constructs/topic-queue.ts';
import type { Stage } from '../stages.ts';
import { changesPipeName, queuesWithTopics } from './background-stack.ts';

export interface OperationsStackProps extends StackProps {
  stage: Stage;
  api: HttpApi;
  tableName: string;
  distributionId: string;
  /** Anything in it is work that was given up. */
  parked: IQueue;
}

interface Rule {
  description: string;
  metric: IMetric;
  /** The alarm sounds at this value … */
  atLeast?: number;
  /** … or below this one; then no data at all counts too. */
  below?: number;
  /** Minutes that are looked at, and how many of them must be bad. */
  minutes?: number;
  bad?: number;
}

/** What tells the operator: alarms by mail, each explained in docs/operations.md, and one dashboard. */
export class OperationsStack extends Stack {
  constructor(scope: Construct, id: string, props: OperationsStackProps) {
    const { stage, api, tableName, distributionId, parked, ...rest } = props;
    super(scope, id, rest);
    const topic = alarmTopic(this, stage);
    const rules = rulesOf(props);
    for (const name of alarmsOf(stage)) addAlarm(this, stage, topic, name, rules[name]);
    stageDashboard(this, { stage, api, tableName, distributionId, parked });
    budgetOf(this, stage);
  }
}

/** Of the environments that the account may have at once: from here on the next crowd is refused. */
const BUSY = 0.8;

/**
 * Every alarm by its name, of which a stage has those that it needs (`alarmsOf`): the few that between them notice everything, because each metric is charged, by every
 * stage and month (`MOST_ALARM_METRICS`). What tells the cause stands on the dashboard.
 */
function rulesOf({ stage, api, parked }: OperationsStackProps): Record<AlarmName, Rule> {
  const { stream, scheduler } = background;
  return {
    // Refusals of the table and of Lambda end here, too.
    'api-server-errors': {
      description: 'The API fails: three answers a minute or more are 5xx',
      metric: api.metricServerError({ statistic: 'Sum', period }),
      atLeast: 3,
      minutes: 5,
      bad: 3,
    },
    'gate-refusals': {
      description: 'The HTTP API refuses requests before any function sees them (429)',
      metric: gateRefusals(stage),
      atLeast: 100,
    },
    // Of the whole account: its stages share what is short, and a metric of all functions is charged once.
    concurrency: {
      description: `Lambda runs ${100 * BUSY} % of the environments that this account may have`,
      metric: accountMetric('ClaimedAccountConcurrency', 'Maximum'),
      atLeast: BUSY * stage.capacity.concurrency,
    },
    'function-errors': {
      description: 'A function of this account crashed or ran out of time',
      metric: accountMetric('Errors', 'Sum'),
      atLeast: 1,
    },
    'statistics-late': {
      description: 'Statistics are more than a minute behind',
      metric: functionMetric(stage, stream, 'IteratorAge', 'Maximum'),
      atLeast: 60_000,
      minutes: 3,
      bad: 3,
    },
    'due-work-stopped': {
      description: 'The minute sweep did not run: attempts that ran out of time are not finished',
      metric: functionMetric(stage, scheduler, 'Invocations'),
      below: 1,
      minutes: 5,
      bad: 5,
    },
    parked: {
      description: 'Background work was given up and waits to be looked at',
      metric: parked.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period }),
      atLeast: 1,
    },
    'changes-pipe': {
      description:
        'The pipe from the table to the queues fails: notifications, webhooks and mails do not start',
      metric: new Metric({
        namespace: 'AWS/EventBridge/Pipes',
        metricName: 'ExecutionFailed',
        dimensionsMap: { PipeName: changesPipeName(stage) },
        statistic: 'Sum',
        period,
      }),
      atLeast: 1,
      minutes: 5,
      bad: 3,
    },
    'queues-late': {
      description: 'A message has waited in a queue for 15 minutes',
      metric: oldestMessage(stage),
      atLeast: 15 * 60,
      minutes: 3,
      bad: 3,
    },
    'mail-bounces': {
      description: 'At least 5 % of mail bounces: SES may stop sending',
      metric: mailMetric('Reputation.BounceRate'),
      atLeast: 0.05,
    },
    'mail-complaints': {
      description: 'At least 0.1 % of mail is marked as spam: SES may stop sending',
      metric: mailMetric('Reputation.ComplaintRate'),
      atLeast: 0.001,
    },
    'payments-to-look-at': {
      description: 'A payment is disputed, or a refund has failed',
      metric: paymentsToLookAt(stage),
      atLeast: 1,
    },
  };
}

/** Age in seconds of the oldest message of all queues. */
function oldestMessage(stage: Stage): MathExpression {
  const ages = [...queuesWithTopics(stage).keys()].map(
    (topic) =>
      new Metric({
        namespace: 'AWS/SQS',
        metricName: 'ApproximateAgeOfOldestMessage',
        dimensionsMap: { QueueName: queueName(stage, topic) },
        statistic: 'Maximum',
        period,
      }),
  );
  const usingMetrics = Object.fromEntries(ages.map((age, n) => [`age${n}`, age]));
  const expression = `MAX([${Object.keys(usingMetrics).join(', ')}])`;
  return new MathExpression({ expression, usingMetrics, period, label: 'Oldest message' });
}

/** SES computes these rates over days, so they keep CDK's period of five minutes. */
function mailMetric(metricName: string): Metric {
  return new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Maximum' });
}

function addAlarm(scope: Construct, stage: Stage, topic: Topic, name: string, rule: Rule): void {
  const isFloor = rule.below !== undefined;
  const alarm = new Alarm(scope, name, {
    alarmName: `quizhall-${stage.name}-${name}`,
    alarmDescription: `${rule.description}. What to do: docs/operations.md`,
    metric: rule.metric,
    threshold: rule.below ?? rule.atLeast ?? 1,
    comparisonOperator: isFloor
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    evaluationPeriods: rule.minutes ?? 1,
    datapointsToAlarm: rule.bad ?? 1,
    treatMissingData: isFloor ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic));
  alarm.addOkAction(new SnsAction(topic));
}

/** Mails when a month gets dear; of the whole account, because nothing has to be switched on for that. */
function budgetOf(scope: Construct, { name, alarms: { mail, monthlyUsd } }: Stage): void {
  if (monthlyUsd === undefined) return;
  const subscribers = [{ subscriptionType: 'EMAIL', address: mail }];
  const warning = (notificationType: string, threshold: number) => ({
    notification: {
      notificationType,
      threshold,
      comparisonOperator: 'GREATER_THAN',
      thresholdType: 'PERCENTAGE',
    },
    subscribers,
  });
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `quizhall-${name}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyUsd, unit: 'USD' },
    },
    notificationsWithSubscribers: [warning('ACTUAL', 80), warning('FORECASTED', 100)],
  });
}

/** Encrypts the alarm topic. AWS's own key for SNS cannot be used: CloudWatch may not publish with it. */
function alarmKey(scope: Construct): Key {
  const key = new Key(scope, 'AlarmKey', {
    description: 'Encrypts alarm messages',
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
      resources: ['*'],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  );
  return key;
}

function alarmTopic(scope: Construct, stage: Stage): Topic {
  const topic = new Topic(scope, 'Alarms', {
    displayName: `Quizhall ${stage.name} alarms`,
    enforceSSL: true,
    masterKey: alarmKey(scope),
  });
  // A policy of its own replaces the one by which everything in the account may publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  );
  topic.addSubscription(new EmailSubscription(stage.alarms.mail));
  return topic;
}
