import { Fn, Stack, type StackProps } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { SiteFiles } from '../constructs/site-files.ts';
import type { Stage } from '../stages.ts';

export interface SiteStackProps extends StackProps {
  stage: Stage;
  /** Export that names the bucket. */
  bucketExport: string;
  /** Folder of the built site. */
  folder: string;
  /** Stacks that go first: a page must never call an API that is older than itself. */
  after: readonly Stack[];
}

/** Files of the built site. Deployed last. */
export class SiteStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { stage, bucketExport, folder, after, ...props }: SiteStackProps,
  ) {
    super(scope, id, props);
    const bucket = Bucket.fromBucketName(this, 'Site', Fn.importValue(bucketExport));
    new SiteFiles(this, 'SiteFiles', { stage, bucket, bucketId: bucketExport, folder });
    for (const stack of after) this.addStackDependency(stack);
  }
}
