import { Duration, RemovalPolicy } from 'aws-cdk-lib';
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

/** A bucket that nobody reaches without being named in its policy, encrypted, over TLS only. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, props: BucketProps) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
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

/** What becomes of data when its stack is deleted. */
export function removalPolicyOf(stage: Stage): RemovalPolicy {
  return stage.protect ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
}
