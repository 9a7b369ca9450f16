import { CfnOutput, Stack } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { hostedZoneOf } from './domain.ts';

/** The SES identity that a stage sends as. In a zone of the stage the records that prove it are written too. */
export class Mail extends Construct {
  readonly from: string;
  readonly identityArns: string[];

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    const { identity, from, sandboxRecipients } = stage.mail;
    const isAddress = identity.includes('@');
    const zone = identity === stage.domain?.zoneName ? hostedZoneOf(this, stage) : undefined;
    const sender = new EmailIdentity(this, 'Identity', {
      identity: zone
        ? Identity.publicHostedZone(zone)
        : isAddress
          ? Identity.email(identity)
          : Identity.domain(identity),
      mailFromDomain: isAddress ? undefined : `bounce.${identity}`,
    });
    if (!zone && !isAddress) {
      for (const [index, { name, value }] of sender.dkimRecords.entries()) {
        new CfnOutput(this, `Dkim${index}`, {
          description: 'CNAME to add to the DNS',
          value: `${name} ${value}`,
        });
      }
    }
    const stack = Stack.of(this);
    this.from = from;
    this.identityArns = [identity, ...sandboxRecipients].map((resourceName) =>
      stack.formatArn({ service: 'ses', resource: 'identity', resourceName }),
    );
  }
}
