import { type IPublicHostedZone, PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/** The existing zone of a stage's domain, if it has one. */
export function hostedZoneOf(scope: Construct, { domain }: Stage): IPublicHostedZone | undefined {
  if (!domain) return undefined;
  const { hostedZoneId, zoneName } = domain;
  return PublicHostedZone.fromPublicHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName });
}
