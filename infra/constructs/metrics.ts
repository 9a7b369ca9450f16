import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { endpoints } from '@quizhall/shared/contract';
import { type FunctionEntry, functionEntries } from '../bundle.ts';
import type { Stage } from '../stages.ts';
import { table as definition } from '../table.ts';
import { functionName } from './stage-function.ts';

const period = Duration.minutes(1);

/** A metric of all functions in this account and region together: an alarm on it is charged once, however many there are. */
export const accountMetric = (metricName: 'Throttles' | 'Errors') =>
  new Metric({ namespace: 'AWS/Lambda', metricName, statistic: 'Sum', period });

/** What a provider of payments tells that only a person can answer: counted from the log of its webhooks. */
export const paymentsToLookAt = (stage: Pick<Stage, 'name'>) =>
  new Metric({
    namespace: `quizhall-${stage.name}`,
    metricName: 'PaymentsToLookAt',
    statistic: 'Sum',
    period,
  });

/** An alarm takes ten metrics at most. */
const METRICS_PER_ALARM = 10;

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

/** The stage's functions by area, in groups that one alarm can watch: `quizzes`, `quizzes 2` … */
export function functionGroups(): { name: string; functions: FunctionEntry[] }[] {
  const areas = Map.groupBy(functionEntries, ({ area }) => area);
  return [...areas].flatMap(([area, functions]) =>
    functions
      .flatMap((_, i) => (i % METRICS_PER_ALARM === 0 ? [functions.slice(i, i + METRICS_PER_ALARM)] : []))
      .map((group, i) => ({ name: i === 0 ? area : `${area} ${i + 1}`, functions: group })),
  );
}

/** Those of them that nobody waits for: no answer tells that one of their functions failed. */
export function backgroundGroups() {
  const asked = new Set<string>(endpoints.map(({ area }) => area));
  return functionGroups().filter(({ functions }) => !functions.some(({ area }) => asked.has(area)));
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

/** Percent of the HTTP API's answers that are the server's fault; a handful of requests makes no rate. */
export function serverErrorRate(requests: IMetric, serverErrors: IMetric): MathExpression {
  return new MathExpression({
    expression: 'IF(requests >= 20, 100 * FILL(errors, 0) / requests, 0)',
    usingMetrics: { requests, errors: serverErrors },
    period,
    label: 'Server errors, percent',
  });
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
