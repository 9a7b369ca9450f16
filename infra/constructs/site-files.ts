import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
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
      sources: [Source.asset(props.folder)],
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
      exclude: ['assets/*'],
      cacheControl: [CacheControl.fromString(siteCaching.other)],
    });
    pages.node.addDependency(hashed);
    for (const deployer of scope.node.children.filter(({ node }) => DEPLOYER.test(node.id))) {
      acknowledge(deployer, DEPLOYER_FINDINGS);
    }
  }
}

const OWNED_BY_CDK = 'The function is part of CDK: it copies the built site at deploy time and nothing calls it later.';
const DEPLOYER_FINDINGS = { 'AwsSolutions-IAM4': OWNED_BY_CDK, 'AwsSolutions-IAM5': OWNED_BY_CDK, 'AwsSolutions-L1': OWNED_BY_CDK };
