import { Fn, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { gateRefusals } from '../constructs/metrics.ts';
import type { Stage } from '../stages.ts';

/** The one HTTP API of a stage. It has no route of its own: each area's stack adds those of its functions. */
export class GatewayStack extends Stack {
  readonly api: HttpApi;
  /** Name of the API's host. */
  readonly host: string;

  constructor(scope: Construct, id: string, stage: Stage, props: StackProps) {
    super(scope, id, props);
    this.api = new HttpApi(this, 'Api', { apiName: `quizhall-${stage.name}`, createDefaultStage: false });
    const logs = new LogGroup(this, 'AccessLogs', {
      retention: stage.retention.logs,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      // One custom metric per route and kind, up to $425 a month in all; access log and function metrics have the same.
      detailedMetricsEnabled: false,
      throttle: { rateLimit: stage.capacity.api.rate, burstLimit: stage.capacity.api.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logs),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
      },
    });
    const { namespace: metricNamespace, metricName } = gateRefusals(stage);
    // A 429 that no function has given; what is not known stands as a hyphen.
    const filterPattern = FilterPattern.all(
      FilterPattern.stringValue('$.status', '=', '429'),
      FilterPattern.stringValue('$.functionMilliseconds', '=', '-'),
    );
    new MetricFilter(this, 'GateRefusals', { logGroup: logs, filterPattern, metricNamespace, metricName });
    this.host = Fn.select(2, Fn.split('/', this.api.apiEndpoint));
  }
}

/** One line a request; `requestId` is the one that answers and function logs carry. */
const ACCESS_LOG = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integrationLatency',
  bytes: '$context.responseLength',
  error: '$context.error.message',
  functionError: '$context.integrationErrorMessage',
};
