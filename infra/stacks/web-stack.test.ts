import { endpoints } from '@quizhall/shared/contract';
import { describe, expect, it } from 'vitest';
import { API_ORIGIN } from '../constructs/edge-functions.ts';
import { stageNamed } from '../stages.ts';
import { SynthesizedStage } from './testing.ts';

const prod = new SynthesizedStage('prod');
const dev = new SynthesizedStage('dev');

interface Behavior {
  PathPattern?: string;
  AllowedMethods: string[];
  Compress: boolean;
  CachePolicyId: unknown;
  OriginRequestPolicyId?: string;
  ResponseHeadersPolicyId?: { Ref: string };
  TargetOriginId: string;
  ViewerProtocolPolicy: string;
  FunctionAssociations: { EventType: string; FunctionARN: { 'Fn::GetAtt': [string, string] } }[];
}
interface Origin {
  Id: string;
  OriginAccessControlId?: unknown;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
  CustomOriginConfig?: Record<string, unknown>;
}
interface Distribution {
  Aliases?: string[];
  DefaultRootObject: string;
  HttpVersion: string;
  IPV6Enabled: boolean;
  Logging?: unknown;
  ViewerCertificate?: Record<string, unknown>;
  DefaultCacheBehavior: Behavior;
  CacheBehaviors: Behavior[];
  Origins: Origin[];
  CustomErrorResponses: Record<string, unknown>[];
}

function distributionOf(stage: SynthesizedStage): Distribution {
  const [distribution] = Object.values(stage.resources('web', 'AWS::CloudFront::Distribution'));
  return distribution?.Properties['DistributionConfig'] as Distribution;
}

const { DefaultCacheBehavior: site, CacheBehaviors, Origins, ...distribution } = distributionOf(prod);
const behavior = (path: string) => CacheBehaviors.find(({ PathPattern }) => PathPattern === path) as Behavior;
const originOf = ({ TargetOriginId }: Behavior) => Origins.find(({ Id }) => Id === TargetOriginId) as Origin;

/** Headers that a behaviour's policy adds, with CloudFront's own names for the security headers. */
function headersOf({ ResponseHeadersPolicyId }: Behavior) {
  const policy = prod.resources('web', 'AWS::CloudFront::ResponseHeadersPolicy')[
    ResponseHeadersPolicyId?.Ref ?? ''
  ];
  const config = policy?.Properties['ResponseHeadersPolicyConfig'] as {
    SecurityHeadersConfig: Record<string, Record<string, unknown>>;
    CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  };
  const custom = config.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value]);
  return {
    security: config.SecurityHeadersConfig,
    custom: Object.fromEntries(custom) as Record<string, string>,
  };
}

describe('the distribution', () => {
  it('speaks HTTP/3 and IPv6 and keeps access logs', () => {
    expect(distribution).toMatchObject({ HttpVersion: 'http2and3', IPV6Enabled: true, Logging: {} });
  });

  it('answers the bare address with the page that was rendered ahead', () => {
    expect(distribution.DefaultRootObject).toBe('front.html');
  });

  it('has the name of the stage and refuses old TLS under it', () => {
    expect(distribution.Aliases).toEqual(['quizhall.example']);
    expect(distribution.ViewerCertificate).toMatchObject({
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    });
    const records = Object.values(prod.resources('web', 'AWS::Route53::RecordSet'));
    expect(records.map(({ Properties }) => Properties['Type'])).toEqual(['A', 'AAAA', 'HTTPS']);
  });

  it('has no name of its own in a stage without a domain', () => {
    expect(distributionOf(dev).Aliases).toBeUndefined();
    expect(dev.resources('web', 'AWS::Route53::RecordSet')).toEqual({});
  });

  it('keeps no error and turns none into a page', () => {
    const statuses = distribution.CustomErrorResponses.map(({ ErrorCode }) => ErrorCode);
    expect(statuses).toEqual(expect.arrayContaining([403, 404, 500, 502, 503, 504]));
    for (const response of distribution.CustomErrorResponses) {
      expect(response).toEqual({ ErrorCode: expect.any(Number), ErrorCachingMinTTL: 0 });
    }
  });
});

describe('the site', () => {
  it('is read from its bucket by this distribution only', () => {
    expect(originOf(site)).toHaveProperty('OriginAccessControlId');
    expect(site).toMatchObject({ Compress: true, ViewerProtocolPolicy: 'redirect-to-https' });
  });

  it('stands behind a firewall only where the stage names one', () => {
    expect(distribution).not.toHaveProperty('WebACLId');
    const firewall = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/quizhall-prod/0a1b2c3d';
    expect(distributionOf(new SynthesizedStage('prod', { firewall }))).toMatchObject({ WebACLId: firewall });
  });

  it('enters the lists of browsers only where the stage says so', () => {
    const { domain } = stageNamed('prod');
    const preloaded = new SynthesizedStage('prod', { domain: domain && { ...domain, hstsPreload: true } });
    const policies = Object.values(preloaded.resources('web', 'AWS::CloudFront::ResponseHeadersPolicy'));
    expect(JSON.stringify(policies)).toContain('"Preload":true');
  });

  it('carries every security header', () => {
    const { security, custom } = headersOf(site);
    expect(JSON.stringify(security['ContentSecurityPolicy'])).toContain("script-src 'self';");
    expect(JSON.stringify(security['ContentSecurityPolicy'])).toContain("frame-ancestors 'none'");
    expect(security).toMatchObject({
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 63_072_000,
        IncludeSubdomains: true,
        Preload: false,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY' },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
    });
    expect(custom).toHaveProperty('permissions-policy');
    expect(custom).toHaveProperty('cross-origin-opener-policy', 'same-origin');
  });

  it('hands shared addresses of quizzes to the API by its name, which every behaviour of the API has', () => {
    const [association] = site.FunctionAssociations;
    const [id = ''] = association?.FunctionARN['Fn::GetAtt'] ?? [];
    const code = prod.resources('web', 'AWS::CloudFront::Function')[id]?.Properties;
    expect(code?.['FunctionConfig']).toMatchObject({ Runtime: 'cloudfront-js-2.0' });
    expect(code?.['FunctionCode']).toMatch(/^import cf from 'cloudfront';/);
    expect(code?.['FunctionCode']).toContain(`selectRequestOriginById('${API_ORIGIN}')`);
    expect(behavior('/api/*').TargetOriginId).toBe(API_ORIGIN);
    expect(originOf(behavior('/api/*')).OriginCustomHeaders).toHaveLength(1);
    expect(CacheBehaviors.map(({ PathPattern }) => PathPattern)).toContain('/api/quizzes/*/share-page');
  });

  it('may post to the media bucket, and its policy names no other host', () => {
    const policy = JSON.stringify(headersOf(site).security['ContentSecurityPolicy']);
    expect(policy).toMatch(
      /connect-src 'self' https:\/\/",\{"Fn::ImportValue":"[^"]*Media[^"]*RegionalDomainName/,
    );
    expect(policy.match(/https:/g)).toHaveLength(1);
  });
});

describe('/assets', () => {
  it('are the same site, without a function that would be paid for each file', () => {
    const { FunctionAssociations: _, ...same } = site;
    expect(behavior('/assets/*')).toEqual({ ...same, PathPattern: '/assets/*' });
  });
});

describe('/embed', () => {
  const embed = behavior('/embed/*');
  const policyOf = (path: Behavior) => JSON.stringify(headersOf(path).security['ContentSecurityPolicy']);

  it('is the one path that other sites may frame', () => {
    expect(policyOf(embed)).toContain('frame-ancestors *;');
    expect(headersOf(embed).security).not.toHaveProperty('FrameOptions');
    for (const other of [site, behavior('/media/*')])
      expect(policyOf(other)).not.toContain('frame-ancestors *');
    const framed = CacheBehaviors.filter(({ ResponseHeadersPolicyId }) => ResponseHeadersPolicyId).filter(
      (path) => policyOf(path).includes('frame-ancestors *'),
    );
    expect(framed.map(({ PathPattern }) => PathPattern)).toEqual(['/embed/*']);
  });

  it('is the same site otherwise, with the same headers', () => {
    const { TargetOriginId, FunctionAssociations, AllowedMethods } = site;
    expect(embed).toMatchObject({ TargetOriginId, FunctionAssociations, AllowedMethods });
    const { ContentSecurityPolicy: own, FrameOptions: _, ...security } = headersOf(site).security;
    expect(headersOf(embed).security).toMatchObject(security);
    expect(headersOf(embed).custom).toEqual(headersOf(site).custom);
    expect(policyOf(embed).replace('frame-ancestors *', "frame-ancestors 'none'")).toBe(JSON.stringify(own));
  });
});

/** The policy by which answers of a behaviour are kept. */
function cachingOf({ CachePolicyId }: Behavior): unknown {
  const { Ref } = CachePolicyId as { Ref: string };
  return prod.resources('web', 'AWS::CloudFront::CachePolicy')[Ref]?.Properties['CachePolicyConfig'];
}

describe('what is the same for all', () => {
  const shared = behavior('/api/quizzes/*/card');

  it('is looked for before the rest of the API, at the same origin', () => {
    const paths = CacheBehaviors.map(({ PathPattern }) => PathPattern);
    expect(paths.indexOf('/api/quizzes/*/card')).toBeLessThan(paths.indexOf('/api/*'));
    expect(shared.TargetOriginId).toBe(behavior('/api/*').TargetOriginId);
  });

  it('is cached by the path alone, and the function gets nothing of the caller but the address', () => {
    const policies = Object.values(prod.resources('web', 'AWS::CloudFront::OriginRequestPolicy'));
    expect(policies.map(({ Properties }) => Properties['OriginRequestPolicyConfig'])).toEqual([
      expect.objectContaining({
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-viewer-address'] },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      }),
    ]);
    expect(shared.OriginRequestPolicyId).toEqual({ Ref: expect.stringMatching(/^SharedRequestPolicy/) });
    expect(shared.AllowedMethods).toEqual(['GET', 'HEAD']);
    expect(cachingOf(shared)).toMatchObject({
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
      },
    });
  });

  it('may be asked with a query, which then names the answer', () => {
    expect(cachingOf(behavior('/api/explore/search'))).toMatchObject({
      MaxTTL: 60,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
      },
    });
  });

  it.each([
    '/api/explore',
    '/api/explore/trending',
    '/api/explore/organizations',
    '/api/organizations/*',
    '/api/quizzes/*/related',
    '/api/creators/*',
  ])('is %s, for everybody the same', (path) => {
    const { AllowedMethods, OriginRequestPolicyId } = behavior(path);
    expect(AllowedMethods).toEqual(['GET', 'HEAD']);
    expect(OriginRequestPolicyId).toEqual(shared.OriginRequestPolicyId);
    expect(cachingOf(behavior(path))).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 60 });
  });

  it('is asked for at paths of which no other call has one, and which CloudFront has room for', () => {
    const shared = endpoints.filter(({ endpoint }) => endpoint.sharedSeconds);
    const patterns = shared.map(({ endpoint }) => new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '.*')}$`));
    const caught = endpoints.filter(
      ({ endpoint }) => !endpoint.sharedSeconds && patterns.some((one) => one.test(endpoint.path)),
    );
    expect(caught.map(({ endpoint }) => endpoint.path)).toEqual([]);
    expect(CacheBehaviors.length).toBeLessThanOrEqual(25);
  });

  it('is kept as long as the answer says, and not where it says nothing', () => {
    expect(cachingOf(shared)).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 60 });
  });
});

describe('/api', () => {
  const api = behavior('/api/*');

  it('takes every method over TLS only, compressed', () => {
    expect(api.AllowedMethods).toHaveLength(7);
    expect(api).toMatchObject({ ViewerProtocolPolicy: 'https-only', Compress: true });
    expect(originOf(api).CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    });
  });

  it('keeps answers for no time, and never mixes up callers', () => {
    expect(cachingOf(api)).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      ParametersInCacheKeyAndForwardedToOrigin: {
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization', 'X-Session-Token'] },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
      },
    });
  });

  it('hands on every header but the host', () => {
    // AWS's managed policy "AllViewerExceptHostHeader".
    expect(api.OriginRequestPolicyId).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac');
  });

  it('proves with a generated key that a request came this way', () => {
    const [header] = originOf(api).OriginCustomHeaders ?? [];
    expect(header?.HeaderName).toBe('x-origin-key');
    expect(JSON.stringify(header?.HeaderValue)).toBe('"{{resolve:ssm:/quizhall/prod/origin-key}}"');
  });
});

describe('/media', () => {
  const media = behavior('/media/*');

  it('is sandboxed, and no browser guesses its type', () => {
    const { security, custom } = headersOf(media);
    expect(security).toMatchObject({
      ContentSecurityPolicy: { ContentSecurityPolicy: "sandbox; default-src 'none'", Override: true },
      ContentTypeOptions: { Override: true },
    });
    expect(custom).toEqual({ 'cross-origin-resource-policy': 'same-origin' });
  });

  it('shows logos in mails, which a browser takes for pages of another site', () => {
    const logos = behavior('/media/logo/*');
    const { security, custom } = headersOf(logos);
    expect(security).toEqual(headersOf(media).security);
    expect(custom).toEqual({ 'cross-origin-resource-policy': 'cross-origin' });
    expect(logos).toMatchObject({
      TargetOriginId: media.TargetOriginId,
      FunctionAssociations: media.FunctionAssociations,
    });
    const paths = CacheBehaviors.map(({ PathPattern }) => PathPattern);
    expect(paths.indexOf('/media/logo/*')).toBeLessThan(paths.indexOf('/media/*'));
  });

  it('can only be read', () => {
    expect(media.AllowedMethods).toEqual(['GET', 'HEAD']);
    expect(originOf(media)).toHaveProperty('OriginAccessControlId');
    expect(media.FunctionAssociations.map(({ EventType }) => EventType)).toEqual([
      'viewer-request',
      'viewer-response',
    ]);
  });

  it('is open to this distribution, and to nobody without TLS', () => {
    const policies = Object.entries(prod.resources('web', 'AWS::S3::BucketPolicy'));
    const policy = policies.find(([id]) => id.startsWith('MediaPolicy'))?.[1].Properties['PolicyDocument'];
    expect(policy).toMatchObject({
      Statement: [
        {
          Effect: 'Allow',
          Action: 's3:GetObject',
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Condition: { StringEquals: { 'AWS:SourceArn': expect.anything() } },
        },
        { Effect: 'Deny', Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
      ],
    });
    expect(JSON.stringify(policy)).toMatch(/distribution\/",\{"Ref":"Distribution/);
    const [read] = (policy as { Statement: { Resource: unknown }[] }).Statement;
    expect(JSON.stringify(read?.Resource)).toMatch(/"\/cover\/\*".*"\/logo\/\*".*"\/media\/\*"/);
    expect(JSON.stringify(read?.Resource)).not.toMatch(/"\/\*"|incoming/);
  });
});
