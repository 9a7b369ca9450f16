import * as z from 'zod';
import { placeholdersOf, type Stage } from '../stages.ts';
import { type Aws, ifThere } from './aws.ts';
import { resourcesOf } from './resources.ts';

export interface Surroundings {
  stage: Stage;
  aws: Aws;
}

/** One thing that a deploy needs. */
interface Check {
  name: string;
  /** What is still to be done; undefined: nothing. */
  look: (surroundings: Surroundings) => Promise<string | undefined> | string | undefined;
}

export interface Finding {
  name: string;
  state: 'good' | 'missing' | 'unknown';
  /** What to do, or why it could not be looked at. */
  text?: string;
}

const API_QUOTAS = { rate: 'L-8A5B8E43', burst: 'L-CDF5615A' };

function lookAtPlaceholders({ stage }: Surroundings): string | undefined {
  const left = placeholdersOf(stage);
  return left.length > 0 ? `Put your own values into infra/stages.ts: ${left.join(', ')}` : undefined;
}

async function lookAtAccount({ stage, aws }: Surroundings): Promise<string | undefined> {
  const { Account } = z.object({ Account: z.string() }).parse(await aws('sts', 'get-caller-identity'));
  const owner = stage.domain?.certificateArn.split(':')[4];
  if (owner !== undefined && owner !== Account)
    return `You are signed in to ${Account}, and the certificate belongs to ${owner}`;
  return undefined;
}

async function lookAtBootstrap({ aws }: Surroundings): Promise<string | undefined> {
  const name = '/cdk-bootstrap/hnb659fds/version';
  const said = await ifThere(aws('ssm', 'get-parameter', '--name', name));
  return said === undefined ? 'Once for this account and region: npx cdk bootstrap' : undefined;
}

async function lookAtZone({ stage: { domain }, aws }: Surroundings): Promise<string | undefined> {
  if (!domain) return undefined;
  const said = await ifThere(aws('route53', 'get-hosted-zone', '--id', domain.hostedZoneId));
  if (said === undefined) return `There is no hosted zone ${domain.hostedZoneId} in this account`;
  const { HostedZone } = z
    .object({ HostedZone: z.object({ Name: z.string(), Config: z.object({ PrivateZone: z.boolean() }) }) })
    .parse(said);
  if (HostedZone.Name !== `${domain.zoneName}.`) return `The hosted zone is ${HostedZone.Name}`;
  return HostedZone.Config.PrivateZone
    ? 'The hosted zone is private: nobody outside would find the site'
    : undefined;
}

const covers = (name: string, domain: string): boolean =>
  name === domain || (name.startsWith('*.') && domain.split('.').slice(1).join('.') === name.slice(2));

async function lookAtCertificate({ stage: { domain }, aws }: Surroundings): Promise<string | undefined> {
  if (!domain) return undefined;
  const said = await ifThere(
    aws('acm', 'describe-certificate', '--region', 'us-east-1', '--certificate-arn', domain.certificateArn),
  );
  if (said === undefined) return 'There is no such certificate: request it in us-east-1';
  const { Certificate } = z
    .object({ Certificate: z.object({ Status: z.string(), SubjectAlternativeNames: z.array(z.string()) }) })
    .parse(said);
  if (Certificate.Status !== 'ISSUED')
    return `The certificate is ${Certificate.Status}: add the DNS records that it asks for`;
  if (!Certificate.SubjectAlternativeNames.some((name) => covers(name, domain.name)))
    return `The certificate is for ${Certificate.SubjectAlternativeNames.join(', ')}, not for ${domain.name}`;
  return undefined;
}

async function lookAtMailAccount({ stage: { mail }, aws }: Surroundings): Promise<string | undefined> {
  const account = z
    .object({
      ProductionAccessEnabled: z.boolean(),
      SendingEnabled: z.boolean(),
      SendQuota: z.object({ MaxSendRate: z.number() }),
    })
    .parse(await aws('sesv2', 'get-account'));
  const rate = account.SendQuota.MaxSendRate;
  if (!account.SendingEnabled) return 'SES does not let this account send: look at its console';
  if (!account.ProductionAccessEnabled && mail.sandboxRecipients.length === 0)
    return 'SES keeps this account in its sandbox: ask for production access, or list sandboxRecipients';
  if (account.ProductionAccessEnabled && mail.sandboxRecipients.length > 0)
    return 'The account has left the sandbox: empty sandboxRecipients';
  return mail.perSecond >= rate ? `SES takes ${rate} mails a second: set mail.perSecond below it` : undefined;
}

async function lookAtIdentity({ stage: { mail }, aws }: Surroundings): Promise<string | undefined> {
  const said = await ifThere(aws('sesv2', 'get-email-identity', '--email-identity', mail.identity));
  // The deploy makes it.
  if (said === undefined) return undefined;
  const { VerifiedForSendingStatus } = z.object({ VerifiedForSendingStatus: z.boolean() }).parse(said);
  return VerifiedForSendingStatus
    ? undefined
    : `SES has not verified ${mail.identity}: add its DKIM records, or open the link that it has mailed`;
}

async function lookAtDmarc(surroundings: Surroundings): Promise<string | undefined> {
  const { stage, aws } = surroundings;
  const { domain, mail } = stage;
  if (!domain || mail.identity !== domain.zoneName || mail.dmarc === 'kept') return undefined;
  if ((await resourcesOf(aws, stage.name, 'data')).length > 0) return undefined;
  const query = `ResourceRecordSets[?Name=='_dmarc.${domain.zoneName}.']`;
  const zone = domain.hostedZoneId;
  const said = await ifThere(
    aws('route53', 'list-resource-record-sets', '--hosted-zone-id', zone, '--query', query),
  );
  return Array.isArray(said) && said.length > 0
    ? "The zone has a DMARC record already: set mail.dmarc to 'kept', or delete it"
    : undefined;
}

async function lookAtConcurrency({ stage, aws }: Surroundings): Promise<string | undefined> {
  const { AccountLimit } = z
    .object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) })
    .parse(await aws('lambda', 'get-account-settings'));
  const may = AccountLimit.ConcurrentExecutions;
  const { concurrency } = stage.capacity;
  return may < concurrency
    ? `Lambda runs ${may} environments at once here: ask for ${concurrency} ("Concurrent executions")`
    : undefined;
}

async function lookAtApiQuotas({ stage, aws }: Surroundings): Promise<string | undefined> {
  for (const name of ['rate', 'burst'] as const) {
    const code = API_QUOTAS[name];
    const words = ['--service-code', 'apigateway', '--quota-code', code];
    const { Quota } = z
      .object({ Quota: z.object({ Value: z.number() }) })
      .parse(await aws('service-quotas', 'get-service-quota', ...words));
    if (Quota.Value < stage.capacity.api[name])
      return `API Gateway's ${name} is ${Quota.Value} here, and the stage wants ${stage.capacity.api[name]}`;
  }
  return undefined;
}

/** What a provider's secret has to hold. */
const SIGN_IN_KEYS = ['clientId', 'clientSecret'];
const KEYS_OF: Record<Stage['providers'][number], readonly string[]> = {
  google: SIGN_IN_KEYS,
  microsoft: SIGN_IN_KEYS,
  stripe: ['secretKey', 'webhookSecret', 'publishableKey'],
};

function holds(text: string, keys: readonly string[]): boolean {
  try {
    const value = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    return keys.every((key) => typeof value[key] === 'string');
  } catch {
    // A generated secret is no JSON.
    return false;
  }
}

/** Values are looked at and never told. */
async function lookAtSecrets(surroundings: Surroundings): Promise<string | undefined> {
  const { stage, aws } = surroundings;
  if (stage.providers.length === 0) return undefined;
  const made = await resourcesOf(aws, stage.name, 'data');
  for (const provider of stage.providers) {
    const found = made.find(({ LogicalResourceId }) => LogicalResourceId.startsWith(`Provider${provider}`));
    if (!found) continue;
    const words = ['--secret-id', found.PhysicalResourceId];
    const { SecretString } = z
      .object({ SecretString: z.string() })
      .parse(await aws('secretsmanager', 'get-secret-value', ...words));
    if (!holds(SecretString, KEYS_OF[provider]))
      return `Put ${KEYS_OF[provider].join(', ')} of ${provider} as JSON into ${found.PhysicalResourceId}`;
  }
  return undefined;
}

async function lookAtAlarmMail(surroundings: Surroundings): Promise<string | undefined> {
  const { stage, aws } = surroundings;
  const made = await resourcesOf(aws, stage.name, 'operations');
  const topic = made.find(({ ResourceType }) => ResourceType === 'AWS::SNS::Topic');
  if (!topic) return undefined;
  const { Subscriptions } = z
    .object({ Subscriptions: z.array(z.object({ SubscriptionArn: z.string(), Endpoint: z.string() })) })
    .parse(await aws('sns', 'list-subscriptions-by-topic', '--topic-arn', topic.PhysicalResourceId));
  const waits = Subscriptions.find(({ SubscriptionArn }) => !SubscriptionArn.startsWith('arn:'));
  return waits
    ? `Nobody at ${waits.Endpoint} has opened the link by which alarms begin to be mailed`
    : undefined;
}

/** Everything that is looked at, in the order in which it is to be mended. */
export const CHECKS: readonly Check[] = [
  { name: 'own values', look: lookAtPlaceholders },
  { name: 'account', look: lookAtAccount },
  { name: 'bootstrap', look: lookAtBootstrap },
  { name: 'hosted zone', look: lookAtZone },
  { name: 'certificate', look: lookAtCertificate },
  { name: 'SES account', look: lookAtMailAccount },
  { name: 'SES identity', look: lookAtIdentity },
  { name: 'DMARC', look: lookAtDmarc },
  { name: 'concurrency', look: lookAtConcurrency },
  { name: 'API quotas', look: lookAtApiQuotas },
  { name: 'provider keys', look: lookAtSecrets },
  { name: 'alarm mail', look: lookAtAlarmMail },
];

/** Looks at everything, also after something was missing or could not be looked at. */
export async function examine(surroundings: Surroundings): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, look } of CHECKS) {
    try {
      const text = await look(surroundings);
      findings.push(text === undefined ? { name, state: 'good' } : { name, state: 'missing', text });
    } catch (error) {
      const text = error instanceof z.ZodError ? 'AWS answered something else' : (error as Error).message;
      findings.push({ name, state: 'unknown', text });
    }
  }
  return findings;
}

const MARKS = { good: 'good   ', missing: 'TO DO  ', unknown: 'unknown' };

export const reportOf = (findings: readonly Finding[]): string[] =>
  findings.map(({ name, state, text }) => `${MARKS[state]}  ${name}${text ? `: ${text}` : ''}`);

/** 0: nothing is missing; 1: something is; 2: something could not be looked at. */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 | 2 {
  if (findings.some(({ state }) => state === 'missing')) return 1;
  return findings.some(({ state }) => state === 'unknown') ? 2 : 0;
}
