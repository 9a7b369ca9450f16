import { describe, expect, it } from 'vitest';
import { ownStage } from '../stacks/testing.ts';
import { stageNamed } from '../stages.ts';
import { type Aws, NotThere } from './aws.ts';
import { CHECKS, examine, exitCodeOf, reportOf } from './doctor.ts';

/** An answer, or what AWS fails with. */
type Answers = Record<string, unknown>;

const stack = (...made: [LogicalResourceId: string, ResourceType: string][]) => ({
  StackResourceSummaries: made.map(([LogicalResourceId, ResourceType]) => ({
    LogicalResourceId,
    ResourceType,
    PhysicalResourceId: `arn:aws:made:${LogicalResourceId}`,
  })),
});

/** A stage that lacks nothing, by the first words of what is asked; a stack by its name. */
const GOOD: Answers = {
  'sts get-caller-identity': { Account: '123456789012' },
  'ssm get-parameter': { Parameter: { Value: '25' } },
  'route53 get-hosted-zone': { HostedZone: { Name: 'school.org.', Config: { PrivateZone: false } } },
  'route53 list-resource-record-sets': [],
  'acm describe-certificate': {
    Certificate: { Status: 'ISSUED', SubjectAlternativeNames: ['school.org', '*.school.org'] },
  },
  'sesv2 get-account': {
    ProductionAccessEnabled: true,
    SendingEnabled: true,
    SendQuota: { MaxSendRate: 14 },
  },
  'sesv2 get-email-identity': { VerifiedForSendingStatus: true },
  'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 1_000 } },
  'service-quotas get-service-quota': { Quota: { Value: 10_000 } },
  'secretsmanager get-secret-value': { SecretString: '{"clientId":"a","clientSecret":"hidden"}' },
  'sns list-subscriptions-by-topic': {
    Subscriptions: [{ SubscriptionArn: 'arn:aws:sns:x', Endpoint: 'operator@school.org' }],
  },
  'quizhall-prod-data': new NotThere('(ValidationError) does not exist'),
  'quizhall-prod-operations': stack(['Alarms1', 'AWS::SNS::Topic']),
};

const answering =
  (answers: Answers): Aws =>
  async (...words) => {
    const key = words[0] === 'cloudformation' ? (words[3] ?? '') : words.slice(0, 2).join(' ');
    const answer = { ...GOOD, ...answers }[key];
    if (answer instanceof Error) throw answer;
    if (answer === undefined) throw new Error(`Not expected: ${words.join(' ')}`);
    return answer;
  };

const look = async (answers: Answers = {}, stage = ownStage()) => examine({ stage, aws: answering(answers) });
const missing = async (...args: Parameters<typeof look>) =>
  (await look(...args)).filter(({ state }) => state !== 'good');

describe('a stage', () => {
  it('that lacks nothing is told so', async () => {
    const findings = await look();
    expect(reportOf(findings)).toEqual(CHECKS.map(({ name }) => `good     ${name}`));
    expect(exitCodeOf(findings)).toBe(0);
  });

  it.each<[string, Answers, RegExp]>([
    ['account', { 'sts get-caller-identity': { Account: '999999999999' } }, /signed in to 9+.*123456789012/],
    ['bootstrap', { 'ssm get-parameter': new NotThere('') }, /cdk bootstrap/],
    ['hosted zone', { 'route53 get-hosted-zone': new NotThere('') }, /no hosted zone Z08/],
    [
      'hosted zone',
      { 'route53 get-hosted-zone': { HostedZone: { Name: 'other.org.', Config: { PrivateZone: false } } } },
      /other\.org/,
    ],
    [
      'hosted zone',
      { 'route53 get-hosted-zone': { HostedZone: { Name: 'school.org.', Config: { PrivateZone: true } } } },
      /private/,
    ],
    ['certificate', { 'acm describe-certificate': new NotThere('') }, /us-east-1/],
    [
      'certificate',
      {
        'acm describe-certificate': {
          Certificate: { Status: 'PENDING_VALIDATION', SubjectAlternativeNames: ['quiz.school.org'] },
        },
      },
      /PENDING_VALIDATION.*DNS/,
    ],
    [
      'certificate',
      {
        'acm describe-certificate': {
          Certificate: { Status: 'ISSUED', SubjectAlternativeNames: ['school.org', '*.quiz.school.org'] },
        },
      },
      /not for quiz\.school\.org/,
    ],
    [
      'SES account',
      {
        'sesv2 get-account': {
          ProductionAccessEnabled: false,
          SendingEnabled: true,
          SendQuota: { MaxSendRate: 1 },
        },
      },
      /sandbox/,
    ],
    [
      'SES account',
      {
        'sesv2 get-account': {
          ProductionAccessEnabled: true,
          SendingEnabled: true,
          SendQuota: { MaxSendRate: 7 },
        },
      },
      /perSecond/,
    ],
    ['SES identity', { 'sesv2 get-email-identity': { VerifiedForSendingStatus: false } }, /DKIM/],
    ['DMARC', { 'route53 list-resource-record-sets': [{ Name: '_dmarc.school.org.' }] }, /'kept'/],
    [
      'concurrency',
      { 'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 10 } } },
      /1000/,
    ],
    ['API quotas', { 'service-quotas get-service-quota': { Quota: { Value: 600 } } }, /600.*10000/],
    [
      'alarm mail',
      {
        'sns list-subscriptions-by-topic': {
          Subscriptions: [{ SubscriptionArn: 'PendingConfirmation', Endpoint: 'operator@school.org' }],
        },
      },
      /operator@school\.org/,
    ],
  ])('is told what is missing of: %s', async (name, answers, text) => {
    const findings = await missing(answers);
    expect(findings).toEqual([{ name, state: 'missing', text: expect.stringMatching(text) }]);
    expect(exitCodeOf(findings)).toBe(1);
  });

  it('is told its placeholders', async () => {
    const [first] = await missing({}, stageNamed('prod'));
    expect(first).toMatchObject({ name: 'own values', text: expect.stringContaining('domain.name') });
  });

  it('needs what the deploy itself makes only after it', async () => {
    const before = {
      'sesv2 get-email-identity': new NotThere(''),
      'quizhall-prod-operations': new NotThere(''),
    };
    expect(await missing(before, { ...ownStage(), providers: ['google'] })).toEqual([]);
  });

  it('is told of keys that nobody has put in, and never what they are', async () => {
    const stage = { ...ownStage(), providers: ['google' as const] };
    const made = { 'quizhall-prod-data': stack(['ProvidergoogleA1', 'AWS::SecretsManager::Secret']) };
    expect(await missing(made, stage)).toEqual([]);
    for (const SecretString of ['generated-hidden', '{"clientId":"hidden"}']) {
      const findings = await missing({ ...made, 'secretsmanager get-secret-value': { SecretString } }, stage);
      expect(findings).toMatchObject([
        { name: 'provider keys', text: expect.stringContaining('clientSecret') },
      ]);
      expect(JSON.stringify(findings)).not.toContain('hidden');
    }
  });

  it('goes on where AWS refuses to say, and does not count that as good', async () => {
    const findings = await missing({
      'lambda get-account-settings': new Error('AccessDenied'),
      'sesv2 get-account': {},
    });
    expect(findings).toEqual([
      { name: 'SES account', state: 'unknown', text: 'AWS answered something else' },
      { name: 'concurrency', state: 'unknown', text: 'AccessDenied' },
    ]);
    expect(exitCodeOf(findings)).toBe(2);
  });
});
