import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { TABLE_TIMEOUTS } from '@quizhall/functions/platform/queues/table-timeouts.ts';
import { type AreaName, endpoints } from '@quizhall/shared/contract';
import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { acknowledge } from '../constructs/findings.ts';
import { paymentsToLookAt } from '../constructs/metrics.ts';
import { needsOf } from '../constructs/rights.ts';
import { type FunctionContext, StageFunction } from '../constructs/stage-function.ts';
import type { Stage } from '../stages.ts';

export interface AreaStackProps extends StackProps {
  area: AreaName;
  api: HttpApi;
  context: FunctionContext;
}

/** One area of the contract: a function for each endpoint, and its routes on the stage's HTTP API. */
export class AreaStack extends Stack {
  constructor(scope: Construct, id: string, { area, api, context, ...props }: AreaStackProps) {
    super(scope, id, props);
    for (const named of endpoints.filter((one) => one.area === area)) {
      const { endpoint, file, name } = named;
      const patience = endpoint.burst ? 'burst' : 'usual';
      const made = new StageFunction(this, name, {
        context,
        area,
        file,
        needs: needsOf(named),
        timeout: Duration.seconds(TABLE_TIMEOUTS[patience].functionSeconds),
        environment: { TABLE_PATIENCE: patience },
        memory: endpoint.memory,
        burst: endpoint.burst,
      });
      if (name === 'receiveWebhook') this.#countWhatNeedsAPerson(context.stage, made);
      const integration = new HttpLambdaIntegration(name, made.target);
      for (const [index, path] of routePaths(endpoint).entries()) {
        const routeKey = HttpRouteKey.with(path, HttpMethod[endpoint.method]);
        new HttpRoute(this, `${name}Route${index || ''}`, { httpApi: api, routeKey, integration });
      }
    }
    acknowledge(this, {
      'AwsSolutions-APIG4':
        'Who may call is declared in the contract and checked by the endpoint wrapper, because guests may call many routes.',
    });
  }

  /** Disputes and refunds that failed, which Stripe tells by its webhooks. */
  #countWhatNeedsAPerson(stage: Stage, { logGroup }: StageFunction): void {
    if (stage.payments.provider !== 'stripe') return;
    const { namespace: metricNamespace, metricName } = paymentsToLookAt(stage);
    const filterPattern = FilterPattern.booleanValue('$.needsPerson', true);
    new MetricFilter(this, 'NeedsPerson', { logGroup, filterPattern, metricNamespace, metricName });
  }
}

/**
 * Paths of an endpoint and its aliases as API Gateway takes them: none may end with a slash, so an alias that differs
 * by one is the same route (CloudFront takes the slash off).
 */
export function routePaths({ path, aliases = [] }: Endpoint): string[] {
  return [...new Set([path, ...aliases].map((one) => `/api${one}`.replace(/\/$/, '')))];
}
