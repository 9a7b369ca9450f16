import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { FunctionEntry } from '../bundle.ts';
import type { Stage } from '../stages.ts';
import { table as definition } from '../table.ts';
import { functionName } from './stage-function.ts';

/** CDK's default is five minutes, in which an alarm that counts minutes would take five times as long. */
export const period = Duration.minutes(1);

/** Maximum number of metrics in the alarms of a stage, at ten cents a month each. */
export const MOST_ALARM_METRICS = 20;
/** CloudWatch charges a dashboard with more metrics three dollars a month. */
export const MOST_DASHBOARD_METRICS = 50;

const ALARMS = [
  'api-server-errors',
  'gate-refusals',
  'concurrency',
  'function-errors',
  'statistics-late',
  'due-work-stopped',
  'parked',
  'changes-pipe',
  'queues-late',
  'mail-bounces',
  'mail-complaints',
  'payments-to-look-at',
] as const;
export type AlarmName = (typeof ALARMS)[number];

/** Where an alarm has nothing to tell it is left out, because each is charged: by whether a stage needs it. */
const NEEDED: Partial<Record<AlarmName, (stage: AlarmedStage) => boolean>> = {
  'gate-refusals': ({ alarms }) => alarms.crowds,
  concurrency: ({ alarms }) => alarms.crowds,
  // In its sandbox SES writes to verified addresses alone.
  'mail-bounces': ({ mail }) => mail.sandboxRecipients.length === 0,
  'mail-complaints': ({ mail }) => mail.sandboxRecipients.length === 0,
  'payments-to-look-at': ({ payments }) => payments.provider === 'stripe',
};

type AlarmedStage = Pick<Stage, 'alarms' | 'mail' | 'payments'>;

/** The alarms of a stage. Each has one metric, except `queues-late` with one per queue. */
export const alarmsOf = (stage: AlarmedStage): AlarmName[] =>
  ALARMS.filter((name) => NEEDED[name]?.(stage) ?? true);

/** A metric of all functions in this account and region together: an alarm on it is charged once, however many there are. */
export const accountMetric = (
  metricName: 'Errors' | 'Throttles' | 'ClaimedAccountConcurrency',
  statistic: 'Sum' | 'Maximum',
) => new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period });

/** Requests that the HTTP API itself refused: counted from its log, where no function took time. */
export const gateRefusals = (stage: Pick<Stage, 'name'>) =>
  new Metric({ namespace: `quizhall-${stage.name}`, metricName: 'GateRefusals', statistic: 'Sum', period });

/** What a provider of payments tells that only a person can answer: counted from the log of its webhooks. */
export const paymentsToLookAt = (stage: Pick<Stage, 'name'>) =>
  new Metric({
    namespace: `quizhall-${stage.name}`,
    metricName: 'PaymentsToLookAt',
    statistic: 'Sum',
    period,
  });

type LambdaMetric = 'Invocations' | 'Duration' | 'ConcurrentExecutions' | 'IteratorAge';

/** A metric of one function of the stage, by its name, so that no stack must export its functions. */
export function functionMetric(
  stage: Stage,
  { area, file }: Pick<FunctionEntry, 'area' | 'file'>,
  metricName: LambdaMetric,
  statistic = 'Sum',
): Metric {
  const dimensionsMap = { FunctionName: functionName(stage, area, file) };
  return new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap,
    statistic,
    period,
    label: `${area}/${file}`,
  });
}

/** A metric of the table, and the same of each index. */
export function tableMetrics(
  tableName: string,
  metricName:
    | 'ReadThrottleEvents'
    | 'WriteThrottleEvents'
    | 'ConsumedReadCapacityUnits'
    | 'ConsumedWriteCapacityUnits',
): Metric[] {
  const dimensions = [
    { TableName: tableName },
    ...definition.indexes.map(({ name }) => ({ TableName: tableName, GlobalSecondaryIndexName: name })),
  ];
  return dimensions.map(
    (dimensionsMap) =>
      new Metric({ namespace: 'AWS/DynamoDB', metricName, dimensionsMap, statistic: 'Sum', period }),
  );
}

/** A metric that CloudFront gives, always in us-east-1. */
export function distributionMetric(distributionId: string, metricName: string, statistic: string): Metric {
  const dimensionsMap = { DistributionId: distributionId, Region: 'Global' };
  return new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap,
    statistic,
    period,
    region: 'us-east-1',
  });
}
