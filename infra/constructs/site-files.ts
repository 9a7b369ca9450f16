import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync, globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { ORIGIN_PLACE, withSocialLinks } from '@quizhall/shared/rules/public-paths';
import { siteCaching } from '../site-headers.ts';
import type { Stage } from '../stages.ts';
import { acknowledge } from './findings.ts';

/** Name of the construct that CDK shares between all deployments of a stack. */
const DEPLOYER = /^Custom::CDKBucketDeployment/;

export interface SiteFilesProps {
  stage: Stage;
  bucket: IBucket;
  /** The bucket's name as cdk-nag writes it. */
  bucketId: string;
  folder: string;
}

/**
 * Puts the built site into its bucket. Files with a hash in their name go first and older ones stay, so that neither a
 * new page nor one that is open since before the deploy misses a file.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, props: SiteFilesProps) {
    super(scope, id);
    const folder = siteOf(props.stage, props.folder);
    const shared = {
      // Source maps are for whoever builds.
      sources: [Source.asset(folder, { exclude: ['**/*.map'] })],
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
    // CDK has its own copy by now.
    rmSync(folder, { recursive: true, force: true });
    for (const deployer of scope.node.children.filter(({ node }) => DEPLOYER.test(node.id))) {
      acknowledge(deployer, deployerFindings(props.bucketId));
    }
  }
}

/** What says where it stands: pages in their head, the list of them, and what crawlers read first. */
const NAMING_FILES = ['*.{html,xml,txt}', 'pages/**/*.html'];
/** Only the stage for everybody is to be found by search. */
const NOT_TO_BE_FOUND = 'User-agent: *\nDisallow: /\n';

/** A copy of the built site that knows its origin; a stage without a name of its own has addresses without one. */
function siteOf({ name, domain, social }: Stage, built: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'quizhall-site-'));
  cpSync(built, folder, { recursive: true });
  const origin = domain ? `https://${domain.name}` : '';
  for (const file of globSync(NAMING_FILES, { cwd: folder }).map((found) => join(folder, found)))
    writeFileSync(file, withSocialLinks(readFileSync(file, 'utf8').replaceAll(ORIGIN_PLACE, origin), social));
  if (name !== 'prod') writeFileSync(join(folder, 'robots.txt'), NOT_TO_BE_FOUND);
  return folder;
}

/** cdk-nag's names for what CDK's own deployer may do, so that anything beyond it is found. */
function deployerFindings(bucketId: string): Record<string, string> {
  const assets = 'arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>';
  const wildcards = [
    'Action::s3:GetObject*',
    'Action::s3:GetBucket*',
    'Action::s3:List*',
    'Action::s3:DeleteObject*',
    'Action::s3:Abort*',
    `Resource::${assets}/*`,
    `Resource::arn:<AWS::Partition>:s3:::${bucketId}/*`,
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
