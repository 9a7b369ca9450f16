import { describe, expect, it } from 'vitest';
import { functionEntries } from '../bundle.ts';
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
    'table-throttles',
    'function-throttles',
    'statistics-late',
    'due-work-stopped',
    'failed-batches',
    'failed-sweeps',
    'parked-changes',
    'mail-bounces',
    'mail-complaints',
  ])('watch %s', (name) => {
    expect(named(name)).toBeDefined();
  });

  it('watch the errors of every function in the background by its area', () => {
    const watched = JSON.stringify(alarms.filter((alarm) => JSON.stringify(alarm).includes('"Errors"')));
    for (const { area, file } of functionEntries.filter(({ area }) =>
      /streams|scheduled|queues/.test(area),
    )) {
      expect(watched).toContain(`"Value":"${functionName(stageNamed('prod'), area, file)}"`);
    }
  });

  it.each([
    ['refused starts', 'function-throttles', 'Throttles'],
    ['crashes', 'function-errors', 'Errors'],
  ])('watch %s once, for all functions', (_, name, metric) => {
    expect(named(name)).toMatchObject({ Namespace: 'AWS/Lambda', MetricName: metric });
    expect(named(name)).not.toHaveProperty('Dimensions');
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

  it('stay within the ten metrics that CloudWatch takes', () => {
    for (const { Metrics = [] } of alarms as { Metrics?: { MetricStat?: unknown }[] }[]) {
      expect(Metrics.filter(({ MetricStat }) => MetricStat).length).toBeLessThanOrEqual(10);
    }
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

describe('the dashboard', () => {
  it('is one, and shows the functions of the burst path', () => {
    const [dashboard, ...others] = Object.values(stage.resources('operations', 'AWS::CloudWatch::Dashboard'));
    expect(others).toEqual([]);
    const body = JSON.stringify(dashboard?.Properties['DashboardBody']);
    for (const { area, file } of functionEntries.filter(({ burst }) => burst)) {
      expect(body).toContain(functionName(stageNamed('prod'), area, file));
    }
  });
});
