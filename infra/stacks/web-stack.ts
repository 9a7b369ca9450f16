import { UPLOAD_PURPOSES } from '@quizhall/shared/model/enums';
import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { AaaaRecord, ARecord, HttpsRecord, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Bucket, BucketPolicy, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { PrivateBucket } from '../constructs/buckets.ts';
import { hostedZoneOf } from '../constructs/domain.ts';
import { acknowledge } from '../constructs/findings.ts';
import type { Foundation } from '../constructs/rights.ts';
import { siteDistribution } from '../constructs/site-distribution.ts';
import type { Stage } from '../stages.ts';

export interface WebStackProps extends StackProps {
  stage: Stage;
  foundation: Foundation;
  /** Host of the HTTP API. */
  apiHost: string;
}

/** The bucket of the site, and the one origin under which it, the API and uploaded files are reached. */
export class WebStack extends Stack {
  readonly distribution: Distribution;
  readonly siteUrl: string;
  /** Name under which the stack exports that of the site's bucket. */
  readonly siteBucketExport: string;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    const { stage, foundation, apiHost, ...rest } = props;
    super(scope, id, rest);
    const site = siteBucket(this);
    this.siteBucketExport = `${this.stackName}-site-bucket`;
    this.exportValue(site.bucketName, { name: this.siteBucketExport });
    const media = existingBucket(this, foundation.media);
    this.distribution = siteDistribution(this, {
      stage,
      site,
      media,
      apiHost,
      originKey: foundation.originKey,
    });
    this.#letReadMedia(media);
    this.#nameInDns(stage);
    this.siteUrl = `https://${stage.domain?.name ?? this.distribution.domainName}`;
    new CfnOutput(this, 'SiteUrl', { value: this.siteUrl });
    // Also while a domain is named instead: a stage that gives its domain up could not be deployed in any order.
    this.exportValue(this.distribution.domainName);
  }

  /**
   * The whole policy of the media bucket: this distribution reads the files in use (not uploads that nobody has checked),
   * and nobody does anything without TLS.
   */
  #letReadMedia(media: IBucket): void {
    const { document } = new BucketPolicy(this, 'MediaPolicy', { bucket: media });
    document.addStatements(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: UPLOAD_PURPOSES.map((purpose) => media.arnForObjects(`${purpose}/*`)),
        conditions: { StringEquals: { 'AWS:SourceArn': this.distribution.distributionArn } },
      }),
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:*'],
        resources: [media.bucketArn, media.arnForObjects('*')],
        conditions: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    );
  }

  #nameInDns(stage: Stage): void {
    const zone = hostedZoneOf(this, stage);
    if (!zone) return;
    const record = {
      zone,
      recordName: stage.domain?.name,
      target: RecordTarget.fromAlias(new CloudFrontTarget(this.distribution)),
    };
    new ARecord(this, 'Ipv4', record);
    new AaaaRecord(this, 'Ipv6', record);
    new HttpsRecord(this, 'Https', record);
  }
}

function siteBucket(scope: Construct): Bucket {
  const bucket = new PrivateBucket(scope, 'Site', { removalPolicy: RemovalPolicy.DESTROY });
  acknowledge(bucket, {
    'AwsSolutions-S1': "Only CloudFront reads it, and CloudFront's access log has each request.",
  });
  return bucket;
}

/** The media bucket without its construct: its stack would otherwise have to know the distribution, and so this one. */
function existingBucket(scope: Construct, { bucketName, bucketRegionalDomainName }: IBucket): IBucket {
  const bucket = Bucket.fromBucketAttributes(scope, 'Media', { bucketName, bucketRegionalDomainName });
  acknowledge(scope, {
    '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac': 'The policy stands in this stack.',
  });
  return bucket;
}
