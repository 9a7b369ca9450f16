import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type FunctionEntry, functionEntries } from '../bundle.ts';
import type { Stage } from '../stages.ts';
import { table as definition } from '../table.ts';
import { functionName } from './stage-function.ts';

const period = Duration.minutes(1);

/** Metrics of a stage's alarms at most: a dollar a month. */
export const MOST_ALARM_METRICS = 10;

const ALARMS = [
  'api-server-errors',
  'gate-refusals',
  'concurrency',
  'function-errors',
  'statistics-late',
  'due-work-stopped',
  'parked',
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

/** The alarms of a stage, one metric each. */
export const alarmsOf = (stage: AlarmedStage): AlarmName[] =>
  ALARMS.filter((name) => NEEDED[name]?.(stage) ?? true);

/** A metric of all functions in this account and region together: an alarm on it is charged once, however many there are. */
export const accountMetric = (
  metricName: 'Errors' | 'ClaimedAccountConcurrency',
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

/** That one sum of the dashboard takes. */
const METRICS_PER_SUM = 10;

type LambdaMetric =
  | 'Errors'
  | 'Throttles'
  | 'Invocations'
  | 'Duration'
  | 'ConcurrentExecutions'
  | 'IteratorAge';

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

/** The stage's functions by area, in groups that one sum can take: `quizzes`, `quizzes 2` … */
export function functionGroups(): { name: string; functions: FunctionEntry[] }[] {
  const areas = Map.groupBy(functionEntries, ({ area }) => area);
  return [...areas].flatMap(([area, functions]) =>
    functions
      .flatMap((_, i) => (i % METRICS_PER_SUM === 0 ? [functions.slice(i, i + METRICS_PER_SUM)] : []))
      .map((group, i) => ({ name: i === 0 ? area : `${area} ${i + 1}`, functions: group })),
  );
}

/** The sum of some metrics; `label` must be unique in its graph, because the names in the expression derive from it. */
export function sumOf(metrics: readonly IMetric[], label: string): MathExpression {
  const prefix = `sum${label.replace(/\W/g, '')}`;
  const usingMetrics = Object.fromEntries(metrics.map((metric, i) => [`${prefix}${i}`, metric]));
  const expression = `SUM([${Object.keys(usingMetrics).join(', ')}])`;
  return new MathExpression({ expression, usingMetrics, period, label });
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
