import {
  CustomResource,
  type CustomResourceProvider,
  Duration,
  RemovalPolicy,
  Stack,
  Tags,
} from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { acknowledge } from './findings.ts';

/**
 * A bucket that nobody reaches without being named in its policy, encrypted, over TLS only. One that goes with its stack
 * is emptied first, because S3 deletes no bucket that holds something.
 */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, props: BucketProps) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      autoDeleteObjects: props.removalPolicy === RemovalPolicy.DESTROY,
      ...props,
    });
  }
}

/** Access logs, kept as long as the stage says. */
export class LogBucket extends PrivateBucket {
  constructor(
    scope: Construct,
    id: string,
    stage: Stage,
    objectOwnership = ObjectOwnership.BUCKET_OWNER_ENFORCED,
  ) {
    super(scope, id, {
      objectOwnership,
      lifecycleRules: [
        { expiration: Duration.days(stage.retention.accessLogs) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      removalPolicy: removalPolicyOf(stage),
    });
    acknowledge(this, {
      'AwsSolutions-S1': 'It holds access logs; logging reads of them would have no end.',
    });
  }
}

/** Names by which CDK knows what empties buckets: its function in each stack, its resource, its mark on a bucket. */
const EMPTIER = {
  provider: 'Custom::S3AutoDeleteObjectsCustomResourceProvider',
  resourceType: 'Custom::S3AutoDeleteObjects',
  tag: 'aws-cdk:auto-delete-objects',
};

/**
 * The same as `autoDeleteObjects` for a bucket whose policy stands in another stack: the right to empty it goes to the
 * function that another bucket of the stack has brought along.
 */
export function emptyBeforeDeletion(bucket: Bucket): void {
  const provider = Stack.of(bucket).node.findChild(EMPTIER.provider) as CustomResourceProvider;
  provider.addToRolePolicy({
    Effect: 'Allow',
    Action: ['s3:GetBucket*', 's3:List*', 's3:DeleteObject*'],
    Resource: [bucket.bucketArn, bucket.arnForObjects('*')],
  });
  new CustomResource(bucket, 'Emptied', {
    resourceType: EMPTIER.resourceType,
    serviceToken: provider.serviceToken,
    properties: { BucketName: bucket.bucketName },
  });
  Tags.of(bucket).add(EMPTIER.tag, 'true');
}

/**
 * What becomes of data when its stack is deleted. Even what is kept goes when the very deploy that made it fails, so
 * that the deploy can be repeated and leaves nothing behind that nobody owns.
 */
export function removalPolicyOf(stage: Stage): RemovalPolicy {
  return stage.protect ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}
