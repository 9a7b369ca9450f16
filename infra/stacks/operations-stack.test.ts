import { describe, expect, it } from 'vitest';
import { functionEntries } from '../bundle.ts';
import { MOST_ALARM_METRICS, MOST_DASHBOARD_METRICS } from '../constructs/metrics.ts';
import { functionName } from '../constructs/stage-function.ts';
import { stageNamed } from '../stages.ts';
import { SynthesizedStage } from './testing.ts';

const stage = new SynthesizedStage('prod');
const alarms = Object.values(stage.resources('operations', 'AWS::CloudWatch::Alarm')).map(
  ({ Properties }) => Properties,
);
const named = (name: string) => alarms.find(({ AlarmName }) => AlarmName === `quizhall-prod-${name}`);

describe('payments', () => {
  it('sound an alarm where Stripe tells what only a person can answer', () => {
    const withStripe = new SynthesizedStage('prod', {
      providers: ['stripe'],
      payments: { provider: 'stripe', payouts: false, paidWithPrize: false },
    });
    const [filter] = Object.values(withStripe.resources('api-payments', 'AWS::Logs::MetricFilter'));
    expect(filter?.Properties).toMatchObject({ FilterPattern: '{ $.needsPerson IS TRUE }' });
    const names = Object.values(withStripe.resources('operations', 'AWS::CloudWatch::Alarm')).map(
      ({ Properties }) => Properties['AlarmName'],
    );
    expect(names).toContain('quizhall-prod-payments-to-look-at');
    expect(named('payments-to-look-at')).toBeUndefined();
  });
});

describe('alarms', () => {
  it.each([
    'api-server-errors',
    'gate-refusals',
    'concurrency',
    'function-errors',
    'statistics-late',
    'due-work-stopped',
    'parked',
    'changes-pipe',
    'queues-late',
    'mail-bounces',
    'mail-complaints',
  ])('watch %s', (name) => {
    expect(named(name)).toBeDefined();
  });

  it.each([
    ['crashes', 'function-errors', 'Errors', 1],
    ['environments', 'concurrency', 'ClaimedAccountConcurrency', 800],
  ])('watch %s once, for all functions', (_, name, metric, threshold) => {
    expect(named(name)).toMatchObject({ Namespace: 'AWS/Lambda', MetricName: metric, Threshold: threshold });
    expect(named(name)).not.toHaveProperty('Dimensions');
  });

  it('watch what the gate refuses, which no function has seen', () => {
    const [filter] = Object.values(stage.resources('api', 'AWS::Logs::MetricFilter'));
    expect(filter?.Properties).toMatchObject({
      FilterPattern: '{ ($.status = "429") && ($.functionMilliseconds = "-") }',
      MetricTransformations: [{ MetricName: 'GateRefusals', MetricNamespace: 'quizhall-prod' }],
    });
    expect(named('gate-refusals')).toMatchObject({ MetricName: 'GateRefusals', Namespace: 'quizhall-prod' });
  });

  it('look at single minutes, except at the reputation that SES computes over days', () => {
    for (const { AlarmName, Period, Metrics, Namespace } of alarms) {
      const stats = (Metrics as { MetricStat?: { Period: number } }[] | undefined) ?? [
        { MetricStat: { Period } },
      ];
      const periods = stats.flatMap(({ MetricStat }) => MetricStat?.Period ?? []);
      expect(new Set(periods), String(AlarmName)).toEqual(new Set([Namespace === 'AWS/SES' ? 300 : 60]));
    }
  });

  it('watch the age of messages in every queue, and the pipe that feeds them', () => {
    const late = JSON.stringify(named('queues-late'));
    const queues = Object.values(stage.resources('background', 'AWS::SQS::Queue')).length - 1;
    expect(late.match(/ApproximateAgeOfOldestMessage/g)).toHaveLength(queues);
    expect(named('changes-pipe')).toMatchObject({ MetricName: 'ExecutionFailed', Statistic: 'Sum' });
  });

  it('cost two dollars a stage and month at most, at ten cents a metric', () => {
    const paying = new SynthesizedStage('prod', {
      providers: ['stripe'],
      payments: { provider: 'stripe', payouts: false, paidWithPrize: false },
    });
    for (const of of [stage, paying]) {
      const metrics = Object.values(of.resources('operations', 'AWS::CloudWatch::Alarm')).flatMap(
        ({ Properties: { Metrics } }) =>
          Array.isArray(Metrics) ? Metrics.filter((metric) => 'MetricStat' in (metric as object)) : [1],
      );
      expect(metrics.length).toBeLessThanOrEqual(MOST_ALARM_METRICS);
    }
  });

  it.each([
    [
      'dev',
      [
        'api-server-errors',
        'function-errors',
        'statistics-late',
        'due-work-stopped',
        'parked',
        'changes-pipe',
        'queues-late',
      ],
    ],
    [
      'staging',
      [
        'api-server-errors',
        'gate-refusals',
        'concurrency',
        'function-errors',
        'statistics-late',
        'due-work-stopped',
        'parked',
        'changes-pipe',
        'queues-late',
      ],
    ],
  ] as const)('of %s leave out what cannot happen there: crowds, mail to strangers', (name, expected) => {
    const names = Object.values(
      new SynthesizedStage(name).resources('operations', 'AWS::CloudWatch::Alarm'),
    ).map(({ Properties }) => Properties['AlarmName']);
    expect(names).toEqual(expected.map((alarm) => `quizhall-${name}-${alarm}`));
  });

  it('watch mail of every stage that has left the sandbox', () => {
    const { mail } = stageNamed('dev');
    const free = new SynthesizedStage('dev', { mail: { ...mail, sandboxRecipients: [] } });
    const names = Object.values(free.resources('operations', 'AWS::CloudWatch::Alarm')).map(
      ({ Properties }) => Properties['AlarmName'],
    );
    expect(names).toEqual(
      expect.arrayContaining(['quizhall-dev-mail-bounces', 'quizhall-dev-mail-complaints']),
    );
  });

  it('mail the operator when they begin and when they end', () => {
    const [subscription] = Object.values(stage.resources('operations', 'AWS::SNS::Subscription'));
    expect(subscription?.Properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'alarms@quizhall.example',
    });
    for (const { AlarmActions, OKActions } of alarms) {
      expect(AlarmActions).toHaveLength(1);
      expect(OKActions).toEqual(AlarmActions);
    }
  });

  it('take silence for trouble only where something must happen each minute', () => {
    const breaching = alarms.filter(({ TreatMissingData }) => TreatMissingData === 'breaching');
    expect(breaching).toEqual([named('due-work-stopped')]);
  });

  it('are encrypted with a key that CloudWatch may use', () => {
    const [topic] = Object.values(stage.resources('operations', 'AWS::SNS::Topic'));
    expect(topic?.Properties['KmsMasterKeyId']).toBeDefined();
    const [key] = Object.values(stage.resources('operations', 'AWS::KMS::Key'));
    expect(key?.Properties).toMatchObject({
      EnableKeyRotation: true,
      KeyPolicy: {
        Statement: expect.arrayContaining([
          expect.objectContaining({
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Action: ['kms:Decrypt', 'kms:GenerateDataKey*'],
          }),
        ]),
      },
    });
  });

  it('may be published by CloudWatch of this account', () => {
    const [policy] = Object.values(stage.resources('operations', 'AWS::SNS::TopicPolicy'));
    expect(policy?.Properties['PolicyDocument']).toMatchObject({
      Statement: expect.arrayContaining([
        expect.objectContaining({
          Effect: 'Allow',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        }),
      ]),
    });
  });
});

describe('the budget', () => {
  const budgetsOf = (of: SynthesizedStage) =>
    Object.values(of.resources('operations', 'AWS::Budgets::Budget'));

  it('stands where a stage names one, and mails the operator', () => {
    expect(budgetsOf(stage)).toEqual([]);
    const [budget] = budgetsOf(
      new SynthesizedStage('prod', { alarms: { mail: 'operator@school.org', crowds: true, monthlyUsd: 50 } }),
    );
    expect(budget?.Properties).toMatchObject({
      Budget: { BudgetLimit: { Amount: 50, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
    });
    expect(JSON.stringify(budget?.Properties)).toContain('operator@school.org');
  });
});

describe('the dashboard', () => {
  it('holds no more metrics than are free', () => {
    const [dashboard] = Object.values(stage.resources('operations', 'AWS::CloudWatch::Dashboard'));
    const body = JSON.stringify(dashboard?.Properties['DashboardBody']);
    const count = (body.match(/\\"AWS\/[A-Za-z]+\\"/g) ?? []).length;
    expect(count).toBeGreaterThan(20);
    expect(count).toBeLessThanOrEqual(MOST_DASHBOARD_METRICS);
  });

  it('is one, and shows the functions of the burst path', () => {
    const [dashboard, ...others] = Object.values(stage.resources('operations', 'AWS::CloudWatch::Dashboard'));
    expect(others).toEqual([]);
    const body = JSON.stringify(dashboard?.Properties['DashboardBody']);
    for (const { area, file } of functionEntries.filter(({ burst }) => burst)) {
      expect(body).toContain(functionName(stageNamed('prod'), area, file));
    }
  });
});
