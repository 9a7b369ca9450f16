import {
  CfnDynamicReference,
  CfnDynamicReferenceService,
  type CustomResource,
  RemovalPolicy,
} from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import {
  AwsCustomResource,
  AwsCustomResourcePolicy,
  Logging,
  PhysicalResourceId,
} from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { acknowledge } from './findings.ts';

/** Name of the construct that CDK shares between all calls of a stack. */
const CALLER = /^AWS679f53fac002430cb0da5b7982bd2287/;

/**
 * The key by which functions know a request of CloudFront. Everybody who may read the settings of either reads it there, so it
 * is a parameter, which costs nothing, and no secret. Drawn once: it is the name that CloudFormation has for what was drawn,
 * so that no later deploy draws another.
 */
export class OriginKey extends Construct {
  /** Resolved by CloudFormation at deploy time, so that neither template nor repository holds it. */
  readonly value: string;

  constructor(scope: Construct, id: string, { name }: Pick<Stage, 'name'>) {
    super(scope, id);
    const drawn = new AwsCustomResource(this, 'Drawn', {
      resourceType: 'Custom::OriginKey',
      onCreate: {
        service: 'SecretsManager',
        action: 'GetRandomPassword',
        parameters: { PasswordLength: 64, ExcludePunctuation: true },
        physicalResourceId: PhysicalResourceId.fromResponse('RandomPassword'),
        logging: Logging.withDataHidden(),
      },
      policy: AwsCustomResourcePolicy.fromStatements([
        new PolicyStatement({ actions: ['secretsmanager:GetRandomPassword'], resources: ['*'] }),
      ]),
      installLatestAwsSdk: false,
      logGroup: new LogGroup(this, 'Logs', {
        retention: RetentionDays.ONE_DAY,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    });
    const parameterName = `/quizhall/${name}/origin-key`;
    new StringParameter(this, 'Parameter', {
      parameterName,
      description: 'By this header functions know a request of CloudFront',
      stringValue: (drawn.node.findChild('Resource') as CustomResource).ref,
    });
    this.value = new CfnDynamicReference(CfnDynamicReferenceService.SSM, parameterName).toString();
    acknowledge(drawn, {
      'AwsSolutions-IAM5[Resource::*]': 'Drawing a random text concerns no thing that could be named.',
    });
    for (const caller of scope.node.children.filter(({ node }) => CALLER.test(node.id)))
      acknowledge(caller, CALLER_FINDINGS);
  }
}

const CALLER_FINDINGS = Object.fromEntries(
  [
    'AwsSolutions-L1',
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  ].map((id) => [
    id,
    "The function is CDK's own: it draws one text at the first deploy, and nothing calls it later.",
  ]),
);
