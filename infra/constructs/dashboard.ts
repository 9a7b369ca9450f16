import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Dashboard, GraphWidget, type IMetric, type IWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { background, functionEntries } from '../bundle.ts';
import type { Stage } from '../stages.ts';
import { accountMetric, distributionMetric, functionMetric, period, tableMetrics } from './metrics.ts';

export interface DashboardProps {
  stage: Stage;
  api: HttpApi;
  tableName: string;
  distributionId: string;
  parked: IQueue;
}

/** One page from the browser's request down to the table and the work behind it. */
export function stageDashboard(scope: Construct, props: DashboardProps): void {
  new Dashboard(scope, 'Dashboard', {
    dashboardName: `quizhall-${props.stage.name}`,
    widgets: [edgeRow(props), apiRow(props), functionRow(props), tableRow(props), backgroundRow(props)],
  });
}

function edgeRow({ distributionId }: DashboardProps): IWidget[] {
  return [
    graph('CloudFront: requests', [distributionMetric(distributionId, 'Requests', 'Sum')]),
    graph('CloudFront: errors, percent', [
      distributionMetric(distributionId, '4xxErrorRate', 'Average'),
      distributionMetric(distributionId, '5xxErrorRate', 'Average'),
    ]),
  ];
}

function apiRow({ api }: DashboardProps): IWidget[] {
  const count = { statistic: 'Sum', period };
  return [
    graph('API: requests and errors', [
      api.metricCount(count),
      api.metricClientError(count),
      api.metricServerError(count),
    ]),
    graph('API: latency, ms', [
      api.metricLatency({ statistic: 'p50', period }),
      api.metricLatency({ statistic: 'p99', period }),
    ]),
  ];
}

function functionRow({ stage }: DashboardProps): IWidget[] {
  const burst = functionEntries.filter((entry) => entry.burst);
  const ofBurst = (name: 'Duration' | 'ConcurrentExecutions', statistic: string) =>
    burst.map((entry) => functionMetric(stage, entry, name, statistic));
  return [
    graph('Taking: duration p99, ms', ofBurst('Duration', 'p99')),
    graph('Taking: environments at once', ofBurst('ConcurrentExecutions', 'Maximum')),
    // One account-wide metric instead of one per function. The function logs name the function.
    graph('Functions of the account: errors and throttles', [
      accountMetric('Errors', 'Sum'),
      accountMetric('Throttles', 'Sum'),
    ]),
  ];
}

function tableRow({ tableName }: DashboardProps): IWidget[] {
  return [
    graph('Table: units written', tableMetrics(tableName, 'ConsumedWriteCapacityUnits')),
    graph('Table: units read', tableMetrics(tableName, 'ConsumedReadCapacityUnits')),
    graph('Table: refusals', [
      ...tableMetrics(tableName, 'WriteThrottleEvents'),
      ...tableMetrics(tableName, 'ReadThrottleEvents'),
    ]),
  ];
}

function backgroundRow({ stage, parked }: DashboardProps): IWidget[] {
  const { stream, scheduler } = background;
  return [
    graph('Statistics: ms behind', [functionMetric(stage, stream, 'IteratorAge', 'Maximum')]),
    graph('Minute sweep: duration, ms', [functionMetric(stage, scheduler, 'Duration', 'Maximum')]),
    graph('Given up', [parked.metricApproximateNumberOfMessagesVisible({ period })]),
  ];
}

function graph(title: string, left: IMetric[]): GraphWidget {
  return new GraphWidget({ title, left, width: 8, height: 6 });
}
