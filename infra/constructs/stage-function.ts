import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  type Code,
  Function as LambdaFunction,
  type IFunction,
  LoggingFormat,
  ParamsAndSecretsLayerVersion,
  ParamsAndSecretsLogLevel,
  ParamsAndSecretsVersions,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { SIGN_IN_PROVIDERS } from '@quizhall/shared/model/enums';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { acknowledge } from './findings.ts';
import { environmentFor, findingsOf, type Foundation, type Needs, statementsFor } from './rights.ts';

/** What every function of a stage is told. */
export interface FunctionContext {
  stage: Stage;
  version: string;
  /** The one origin of site and API. */
  siteUrl: string;
  foundation: Foundation;
  /** The bundled code of a function. */
  codeOf: (area: string, file: string) => Code;
}

export interface StageFunctionProps {
  context: FunctionContext;
  area: string;
  file: string;
  needs: Needs;
  timeout: Duration;
  /** Beside what every function is told and what its needs bring along. */
  environment?: Record<string, string>;
  /** MB. */
  memory?: number;
  /** Gets an alias whose environments can be provisioned before a large start. */
  burst?: boolean;
}

/** `quizhall-prod-quizzes-create-quiz`: names are fixed, so that alarms and operators need no look-up. */
export function functionName(stage: Stage, area: string, file: string): string {
  return `quizhall-${stage.name}-${area}-${file}`;
}

/** Alias of the functions on the burst path. */
const BURST_ALIAS = 'live';

/** A Lambda function with a log group, and a role that grants its needs and nothing else. */
export class StageFunction extends Construct {
  readonly function: LambdaFunction;
  /** What callers invoke: the function, or its alias on the burst path. */
  readonly target: IFunction;
  readonly logGroup: LogGroup;

  constructor(scope: Construct, id: string, props: StageFunctionProps) {
    super(scope, id);
    const { context, area, file, needs } = props;
    const { stage } = context;
    const name = functionName(stage, area, file);
    this.logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/aws/lambda/${name}`,
      retention: stage.retention.logs,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.function = new LambdaFunction(this, 'Function', {
      functionName: name,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: context.codeOf(area, file),
      memorySize: props.memory ?? 512,
      timeout: props.timeout,
      reservedConcurrentExecutions: props.burst ? stage.capacity.reservedEnvironments : undefined,
      role: this.#role(needs, context.foundation, this.logGroup),
      environment: {
        STAGE: stage.name,
        VERSION: context.version,
        SITE_URL: context.siteUrl,
        OPEN_SPREAD_SECONDS: String(stage.capacity.spread.openSeconds),
        END_SPREAD_SECONDS: String(stage.capacity.spread.endSeconds),
        PAYMENT_PROVIDER: stage.payments.provider,
        PAYOUTS: String(stage.payments.payouts),
        PAID_WITH_PRIZE: String(stage.payments.paidWithPrize),
        OIDC_PROVIDERS: SIGN_IN_PROVIDERS.filter((name) => stage.providers.includes(name)).join(' '),
        ENFORCE_PERSONAL_PLANS: String(stage.enforcePersonalPlans),
        ...(stage.mail.contact && { CONTACT_MAIL: stage.mail.contact }),
        ...environmentFor(needs, context.foundation),
        ...props.environment,
      },
      paramsAndSecrets: readsSecret(needs, context.foundation) ? secretsExtension() : undefined,
      logGroup: this.logGroup,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      systemLogLevelV2: SystemLogLevel.WARN,
    });
    this.target = props.burst
      ? this.function.addAlias(BURST_ALIAS, {
          provisionedConcurrentExecutions: stage.capacity.burstEnvironments || undefined,
        })
      : this.function;
  }

  #role(needs: Needs, foundation: Foundation, logGroup: LogGroup): Role {
    const writeLogs = new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logGroup.logGroupArn],
    });
    const statements = [writeLogs, ...statementsFor(needs, foundation)];
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { needs: new PolicyDocument({ statements }) },
    });
    acknowledge(role, findingsOf(needs, foundation));
    return role;
  }
}

const readsSecret = ({ tokenKey, derivationKey, payments }: Needs, { stripeKeys }: Foundation): boolean =>
  tokenKey === true || derivationKey === true || (payments === true && stripeKeys !== undefined);

/** Answers on localhost with secrets, which keeps another SDK client out of the bundles. */
function secretsExtension(): ParamsAndSecretsLayerVersion {
  return ParamsAndSecretsLayerVersion.fromVersion(ParamsAndSecretsVersions.V1_0_103, {
    cacheSize: 10,
    logLevel: ParamsAndSecretsLogLevel.WARN,
  });
}
