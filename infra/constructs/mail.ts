import { CfnOutput, Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { type IPublicHostedZone, TxtRecord } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { hostedZoneOf } from './domain.ts';

/** The configuration set by which every mail of a stage is sent, and by whose name what SES tells of it is known. */
export const configurationSetName = ({ name }: Pick<Stage, 'name'>): string => `quizhall-${name}`;

/**
 * The SES identity that a stage sends as. In a zone of the stage the records that prove it are written too. What bounces, and
 * who complains, is told on the account's event bus.
 */
export class Mail extends Construct {
  readonly from: string;
  readonly identityArns: string[];

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    const { identity, from, sandboxRecipients } = stage.mail;
    const isAddress = identity.includes('@');
    const zone = identity === stage.domain?.zoneName ? hostedZoneOf(this, stage) : undefined;
    const configurationSet = this.#reportingSet(stage);
    const sender = new EmailIdentity(this, 'Identity', {
      identity: zone
        ? Identity.publicHostedZone(zone)
        : isAddress
          ? Identity.email(identity)
          : Identity.domain(identity),
      // Of the identity, so that no sender can leave it out.
      configurationSet,
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
    if (!isAddress) this.#publishPolicy(stage, zone);
    const stack = Stack.of(this);
    this.from = from;
    const arnOf = (resource: string, resourceName: string) =>
      stack.formatArn({ service: 'ses', resource, resourceName });
    this.identityArns = [
      ...[identity, ...sandboxRecipients].map((name) => arnOf('identity', name)),
      // SES checks the right to the identity's configuration set, too.
      arnOf('configuration-set', configurationSetName(stage)),
    ];
  }

  /** SES itself refuses the worst addresses, and tells the rest. */
  #reportingSet(stage: Stage): ConfigurationSet {
    const set = new ConfigurationSet(this, 'Reporting', {
      configurationSetName: configurationSetName(stage),
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    set.addEventDestination('Feedback', {
      // SES writes to this bus alone.
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'DefaultBus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    return set;
  }

  /** DMARC: what other mail servers do with mail that claims to come from here and does not. */
  #publishPolicy({ mail: { identity, dmarc } }: Stage, zone: IPublicHostedZone | undefined): void {
    if (dmarc === 'kept') return;
    const policy = `v=DMARC1; p=${dmarc}; adkim=r; aspf=r`;
    if (zone) new TxtRecord(this, 'Dmarc', { zone, recordName: '_dmarc', values: [policy] });
    else
      new CfnOutput(this, 'DmarcRecord', {
        description: 'TXT to add to the DNS',
        value: `_dmarc.${identity} ${policy}`,
      });
  }
}
