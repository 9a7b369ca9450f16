import { Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { mediaHeaders, siteHeaders } from '../site-headers.ts';
import type { Stage } from '../stages.ts';
import { LogBucket } from './buckets.ts';
import { edgeFunctions } from './edge-functions.ts';
import { acknowledge } from './findings.ts';
import { responseHeaders } from './response-headers.ts';

export interface SiteDistributionProps {
  stage: Stage;
  site: IBucket;
  media: IBucket;
  /** Host of the HTTP API. */
  apiHost: string;
  originKey: ISecret;
}

/** The one origin of a stage: `/api` to the HTTP API, `/media` to the uploaded files, everything else to the site. */
export function siteDistribution(scope: Construct, props: SiteDistributionProps): Distribution {
  const { stage } = props;
  const distribution = new Distribution(scope, 'Distribution', {
    comment: `Quizhall ${stage.name}`,
    ...nameOf(scope, stage),
    httpVersion: HttpVersion.HTTP2_AND_3,
    defaultBehavior: siteBehavior(scope, props),
    additionalBehaviors: {
      '/api/*': apiBehavior(scope, props),
      '/media/*': mediaBehavior(scope, props),
    },
    // CloudFront writes its logs as an owner of the objects, for which the bucket must still know owners.
    logBucket: new LogBucket(scope, 'AccessLogs', stage, ObjectOwnership.BUCKET_OWNER_PREFERRED),
  });
  acknowledge(distribution, {
    'AwsSolutions-CFR1': 'Quizzes are open to every country.',
    'AwsSolutions-CFR2':
      'The endpoint wrapper counts requests for each account and address; a firewall is charged for every request of a burst.',
    ...(!stage.domain && {
      'AwsSolutions-CFR4': "Without an own domain the certificate is CloudFront's, which fixes the TLS versions.",
    }),
  });
  return distribution;
}

function nameOf(scope: Construct, { domain }: Stage) {
  if (!domain) return {};
  return {
    domainNames: [domain.name],
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', domain.certificateArn),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
  };
}

function siteBehavior(scope: Construct, { site, media }: SiteDistributionProps): BehaviorOptions {
  const uploadOrigin = `https://${media.bucketRegionalDomainName}`;
  return {
    // With the right to list, a file that is missing is a 404 and not a 403.
    origin: S3BucketOrigin.withOriginAccessControl(site, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    compress: true,
    responseHeadersPolicy: responseHeaders(scope, 'SiteHeaders', siteHeaders({ uploadOrigin })),
    functionAssociations: [onRequest(scope, 'SiteRequest', edgeFunctions.site)],
  };
}

/** Nothing is cached and everything is handed on but the host, which is the API's own. */
function apiBehavior(scope: Construct, { apiHost, originKey }: SiteDistributionProps): BehaviorOptions {
  return {
    origin: new HttpOrigin(apiHost, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      readTimeout: Duration.seconds(30),
      // Resolved by CloudFormation at deploy time. The functions believe `x-viewer-address` only beside this key.
      customHeaders: { 'x-origin-key': originKey.secretValue.unsafeUnwrap() },
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    compress: true,
    functionAssociations: [onRequest(scope, 'ApiRequest', edgeFunctions.api)],
  };
}

function mediaBehavior(scope: Construct, { media }: SiteDistributionProps): BehaviorOptions {
  // The edge function adds it, to files that are there.
  const { 'cache-control': _, ...headers } = mediaHeaders;
  return {
    origin: S3BucketOrigin.withOriginAccessControl(media),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    compress: true,
    responseHeadersPolicy: responseHeaders(scope, 'MediaHeaders', headers),
    functionAssociations: [
      onRequest(scope, 'MediaRequest', edgeFunctions.mediaRequest),
      {
        function: edgeFunction(scope, 'MediaResponse', edgeFunctions.mediaResponse),
        eventType: FunctionEventType.VIEWER_RESPONSE,
      },
    ],
  };
}

function onRequest(scope: Construct, id: string, code: string) {
  return { function: edgeFunction(scope, id, code), eventType: FunctionEventType.VIEWER_REQUEST };
}

function edgeFunction(scope: Construct, id: string, code: string): EdgeFunction {
  return new EdgeFunction(scope, id, {
    code: FunctionCode.fromInline(code.trim()),
    runtime: FunctionRuntime.JS_2_0,
  });
}
