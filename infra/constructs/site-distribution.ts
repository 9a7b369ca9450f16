import { Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { EMBEDDED } from '@quizhall/shared/rules/embed-path';
import { endpoints } from '@quizhall/shared/contract';
import type { Construct } from 'constructs';
import { embedHeaders, LOGOS, logoHeaders, mediaHeaders, siteHeaders } from '../site-headers.ts';
import type { Stage } from '../stages.ts';
import { LogBucket } from './buckets.ts';
import { API_ORIGIN, edgeFunctions } from './edge-functions.ts';
import { acknowledge } from './findings.ts';
import { responseHeaders } from './response-headers.ts';

export interface SiteDistributionProps {
  stage: Stage;
  site: IBucket;
  media: IBucket;
  /** Host of the HTTP API. */
  apiHost: string;
  originKey: string;
}

/** Statuses that CloudFront caches whatever the origin says. */
const CACHED_ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** The one origin of a stage: `/api` to the HTTP API, `/media` to the uploaded files, everything else to the site. */
export function siteDistribution(scope: Construct, props: SiteDistributionProps): Distribution {
  const { stage } = props;
  const api = apiOrigin(props);
  const site = siteBehavior(scope, props);
  const media = mediaBehavior(scope, props);
  const distribution = new Distribution(scope, 'Distribution', {
    comment: `Quizhall ${stage.name}`,
    ...nameOf(scope, stage),
    // CloudFront may put it in the place of `/` before the edge function runs.
    defaultRootObject: 'front.html',
    webAclId: stage.firewall,
    httpVersion: HttpVersion.HTTP2_AND_3,
    defaultBehavior: site,
    // The first that fits counts.
    additionalBehaviors: {
      ...sharedBehaviors(scope, api),
      '/assets/*': assetsBehavior(site),
      '/api/*': apiBehavior(scope, api),
      [`${LOGOS}*`]: logoBehavior(scope, media),
      '/media/*': media,
      [`${EMBEDDED}*`]: embedBehavior(scope, props, site),
    },
    // CloudFront would keep an error for ten seconds and give it to everybody who asks for the same path.
    errorResponses: CACHED_ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    // CloudFront writes its logs as an owner of the objects, for which the bucket must still know owners.
    logBucket: new LogBucket(scope, 'AccessLogs', stage, ObjectOwnership.BUCKET_OWNER_PREFERRED),
  });
  acknowledge(distribution, {
    'AwsSolutions-CFR1': 'Quizzes are open to every country.',
    ...(!stage.firewall && {
      'AwsSolutions-CFR2':
        'The endpoint wrapper counts requests for each account and address; a firewall is charged for every request of a burst.',
    }),
    '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'The root object is set, and the edge function never leaves a path that would list the bucket.',
    ...(!stage.domain && {
      'AwsSolutions-CFR4':
        "Without an own domain the certificate is CloudFront's, which fixes the TLS versions.",
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

function siteBehavior(scope: Construct, { site, media, stage }: SiteDistributionProps): BehaviorOptions {
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
    responseHeadersPolicy: responseHeaders(
      scope,
      'SiteHeaders',
      siteHeaders({
        uploadOrigin,
        stripe: takesStripe(stage),
        preload: stage.domain?.hstsPreload === true,
      }),
    ),
    functionAssociations: [onRequest(scope, 'SiteRequest', edgeFunctions.site)],
  };
}

/** Most of what a first visit asks for: files by their own names, of which no function has to make anything. */
function assetsBehavior(site: BehaviorOptions): BehaviorOptions {
  const { functionAssociations: _, ...same } = site;
  return same;
}

const takesStripe = ({ payments }: Stage): boolean => payments.provider === 'stripe';

/** The same site, which other sites may frame here alone. */
function embedBehavior(
  scope: Construct,
  { media, stage }: SiteDistributionProps,
  site: BehaviorOptions,
): BehaviorOptions {
  const uploadOrigin = `https://${media.bucketRegionalDomainName}`;
  return {
    ...site,
    responseHeadersPolicy: responseHeaders(
      scope,
      'EmbedHeaders',
      embedHeaders({ uploadOrigin, stripe: takesStripe(stage) }),
    ),
  };
}

function apiOrigin({ apiHost, originKey }: SiteDistributionProps): HttpOrigin {
  return new HttpOrigin(apiHost, {
    originId: API_ORIGIN,
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    readTimeout: Duration.seconds(30),
    // Only beside this key can `x-viewer-address` be believed.
    customHeaders: { 'x-origin-key': originKey },
  });
}

/**
 * Calls whose one answer is given to all for some seconds. The cache key is the path, and the query where the call has
 * one; the function gets these and the viewer's address, by which it counts misses. How long it is kept says the answer itself; one that does not, as every refusal, is not.
 */
function sharedBehaviors(scope: Construct, origin: HttpOrigin): Record<string, BehaviorOptions> {
  const addressPolicy = new OriginRequestPolicy(scope, 'SharedRequestPolicy', {
    headerBehavior: OriginRequestHeaderBehavior.allowList('x-viewer-address'),
  });
  const addressFunction = onRequest(scope, 'SharedRequest', edgeFunctions.api);
  const behavior = (id: string, queryStringBehavior: CacheQueryStringBehavior): BehaviorOptions => ({
    origin,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    originRequestPolicy: addressPolicy,
    functionAssociations: [addressFunction],
    cachePolicy: new CachePolicy(scope, id, {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.minutes(1),
      queryStringBehavior,
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    }),
    compress: true,
  });
  const byPath = behavior('SharedCaching', CacheQueryStringBehavior.none());
  const byQuery = behavior('SharedSearches', CacheQueryStringBehavior.all());
  const shared = endpoints.filter(({ endpoint }) => endpoint.sharedSeconds);
  return Object.fromEntries(
    shared.map(({ endpoint }) => [
      `/api${endpoint.path.replace(/\{\w+\}/g, '*')}`,
      endpoint.query ? byQuery : byPath,
    ]),
  );
}

/** Everything is handed on but the host, which is the API's own. */
function apiBehavior(scope: Construct, origin: HttpOrigin): BehaviorOptions {
  return {
    origin,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: uncached(scope),
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    compress: true,
    functionAssociations: [onRequest(scope, 'ApiRequest', edgeFunctions.api)],
  };
}

/**
 * Answers of the API say `no-store`, and without that word they live for no time. A policy that could cache nothing at
 * all would not compress; callers are part of the key, so that even a mistake could not mix up their answers.
 */
function uncached(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'ApiCaching', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(1),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    headerBehavior: CacheHeaderBehavior.allowList('Authorization', 'X-Session-Token'),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
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

/** As every other file, but shown by mail programs as well. */
function logoBehavior(scope: Construct, media: BehaviorOptions): BehaviorOptions {
  const { 'cache-control': _, ...headers } = logoHeaders;
  return { ...media, responseHeadersPolicy: responseHeaders(scope, 'LogoHeaders', headers) };
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
