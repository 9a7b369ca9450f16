import { Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { background } from '../bundle.ts';
import { stageDashboard } from '../constructs/dashboard.ts';
import {
  accountMetric,
  backgroundGroups,
  functionMetric,
  paymentsToLookAt,
  serverErrorRate,
  sumOf,
  tableMetrics,
} from '../constructs/metrics.ts';
import type { Stage } from '../stages.ts';

export interface OperationsStackProps extends StackProps {
  stage: Stage;
  api: HttpApi;
  tableName: string;
  distributionId: string;
  /** Anything in one of them is work that was given up. */
  deadLetters: Record<string, IQueue>;
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
    const { stage, api, tableName, distributionId, deadLetters, ...rest } = props;
    super(scope, id, rest);
    const topic = alarmTopic(this, stage);
    for (const [name, rule] of Object.entries(rulesOf(props))) addAlarm(this, stage, topic, name, rule);
    stageDashboard(this, { stage, api, tableName, distributionId, deadLetters });
  }
}

/** Every alarm of a stage by its name. */
function rulesOf({ stage, api, tableName, deadLetters }: OperationsStackProps): Record<string, Rule> {
  const throttles = [
    ...tableMetrics(tableName, 'ReadThrottleEvents'),
    ...tableMetrics(tableName, 'WriteThrottleEvents'),
  ];
  const { aggregateStatistics, runDueWork } = background;
  return {
    'api-server-errors': {
      description: 'At least 1 % of the API answers are 5xx',
      metric: serverErrorRate(requestsOf(api), serverErrorsOf(api)),
      atLeast: 1,
      minutes: 5,
      bad: 3,
    },
    'table-throttles': {
      description: 'The table or an index refuses requests',
      metric: sumOf(throttles, 'Throttled requests'),
      atLeast: 10,
    },
    // What is short is the account's concurrency: a metric of all its functions says so, and is charged once.
    'function-throttles': {
      description: 'Lambda refused to start a function of this account',
      metric: accountMetric('Throttles'),
      atLeast: 1,
    },
    'function-errors': {
      description: 'A function of this account crashed or ran out of time',
      metric: accountMetric('Errors'),
      atLeast: 1,
    },
    'statistics-late': {
      description: 'Statistics are more than a minute behind',
      metric: functionMetric(stage, aggregateStatistics, 'IteratorAge', 'Maximum'),
      atLeast: 60_000,
      minutes: 3,
      bad: 3,
    },
    'due-work-stopped': {
      description: 'The minute sweep did not run: attempts that ran out of time are not finished',
      metric: functionMetric(stage, runDueWork, 'Invocations'),
      below: 1,
      minutes: 5,
      bad: 5,
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
    ...(stage.payments.provider === 'stripe' && {
      'payments-to-look-at': {
        description: 'A payment is disputed, or a refund has failed',
        metric: paymentsToLookAt(stage),
        atLeast: 1,
      },
    }),
    ...Object.fromEntries(backgroundGroups().map((group) => errorRule(stage, group))),
    ...Object.fromEntries(Object.entries(deadLetters).map(([name, queue]) => [name, deadLetterRule(queue)])),
  };
}

/** A sum over functions is charged for each of them, so only those in the background have alarms by their area. */
function errorRule(
  stage: Stage,
  { name, functions }: ReturnType<typeof backgroundGroups>[number],
): [string, Rule] {
  const errors = functions.map((entry) => functionMetric(stage, entry, 'Errors'));
  const rule = {
    description: `A function of ${name} crashed or ran out of time`,
    metric: sumOf(errors, `${name} Errors`),
    atLeast: 1,
  };
  return [`${name.replace(' ', '-')}-errors`, rule];
}

function deadLetterRule(queue: IQueue): Rule {
  return {
    description: 'Background work was given up and waits to be looked at',
    metric: queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' }),
    atLeast: 1,
  };
}

const requestsOf = (api: HttpApi) => api.metricCount({ statistic: 'Sum' });
const serverErrorsOf = (api: HttpApi) => api.metricServerError({ statistic: 'Sum' });

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

function alarmTopic(scope: Construct, stage: Stage): Topic {
  const topic = new Topic(scope, 'Alarms', {
    displayName: `Quizhall ${stage.name} alarms`,
    enforceSSL: true,
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
