import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { siteCaching } from '../site-headers.ts';
import type { Stage } from '../stages.ts';
import { acknowledge } from './findings.ts';

/** Name of the construct that CDK shares between all deployments of a stack. */
const DEPLOYER = /^Custom::CDKBucketDeployment/;

/**
 * Puts the built site into its bucket. Files with a hash in their name go first and older ones stay, so that neither a
 * new page nor one that is open since before the deploy misses a file.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, props: { stage: Stage; bucket: IBucket; folder: string }) {
    super(scope, id);
    const shared = {
      // Source maps are for whoever builds.
      sources: [Source.asset(props.folder, { exclude: ['**/*.map'] })],
      destinationBucket: props.bucket,
      memoryLimit: 512,
      logGroup: new LogGroup(this, 'Logs', {
        retention: props.stage.retention.logs,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    };
    const hashed = new BucketDeployment(this, 'Hashed', {
      ...shared,
      exclude: ['*'],
      include: ['assets/*'],
      prune: false,
      cacheControl: [CacheControl.fromString(siteCaching.hashed)],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...shared,
      // The list of chunks is for the build's own programs.
      exclude: ['assets/*', '.vite/*'],
      cacheControl: [CacheControl.fromString(siteCaching.other)],
    });
    pages.node.addDependency(hashed);
    for (const deployer of scope.node.children.filter(({ node }) => DEPLOYER.test(node.id))) {
      acknowledge(deployer, deployerFindings(props.bucket));
    }
  }
}

/** cdk-nag's names for what CDK's own deployer may do, so that anything beyond it is found. */
function deployerFindings(bucket: IBucket): Record<string, string> {
  const stack = Stack.of(bucket);
  const siteId = stack.getLogicalId(bucket.node.defaultChild as CfnBucket);
  const assets = 'arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>';
  const wildcards = [
    'Action::s3:GetObject*',
    'Action::s3:GetBucket*',
    'Action::s3:List*',
    'Action::s3:DeleteObject*',
    'Action::s3:Abort*',
    `Resource::${assets}/*`,
    `Resource::<${siteId}.Arn>/*`,
  ];
  const basicExecution = 'arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole';
  const ids = [
    'AwsSolutions-L1',
    `AwsSolutions-IAM4[Policy::${basicExecution}]`,
    ...wildcards.map((finding) => `AwsSolutions-IAM5[${finding}]`),
  ];
  const reason =
    "The function is CDK's own: it copies the built site at deploy time and nothing calls it later.";
  return Object.fromEntries(ids.map((id) => [id, reason]));
}
