import { Duration } from 'aws-cdk-lib';
import {
  type HeadersFrameOption,
  type HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

const override = true;

/** Headers that CloudFront takes in fields of their own and refuses as custom ones. */
const SECURITY: Record<string, (value: string) => ResponseSecurityHeadersBehavior> = {
  'content-security-policy': (contentSecurityPolicy) => ({
    contentSecurityPolicy: { contentSecurityPolicy, override },
  }),
  'strict-transport-security': (value) => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(value)?.[1])),
      includeSubdomains: value.includes('includeSubDomains'),
      preload: value.includes('preload'),
      override,
    },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override } }),
  'x-frame-options': (value) => ({ frameOptions: { frameOption: value as HeadersFrameOption, override } }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: value as HeadersReferrerPolicy, override },
  }),
};

/** Adds a table of headers to every answer of a CloudFront behaviour, whatever the origin said. */
export function responseHeaders(
  scope: Construct,
  id: string,
  headers: Readonly<Record<string, string>>,
): ResponseHeadersPolicy {
  const entries = Object.entries(headers);
  const custom = entries.flatMap(([header, value]) =>
    SECURITY[header] ? [] : [{ header, value, override }],
  );
  const security = entries.map(([header, value]) => SECURITY[header]?.(value) ?? {});
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: Object.assign({}, ...security),
    customHeadersBehavior: custom.length > 0 ? { customHeaders: custom } : undefined,
  });
}
