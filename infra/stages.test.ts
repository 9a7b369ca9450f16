import { describe, expect, it } from 'vitest';
import { ownStage } from './stacks/testing.ts';
import { parseStage, placeholdersOf, STAGE_NAMES, stageNamed } from './stages.ts';

describe('stages', () => {
  it.each(STAGE_NAMES)('%s is valid', (name) => {
    expect(stageNamed(name)).toMatchObject({ name });
  });

  it.each([undefined, 'production', ''])('refuses the name %j with the names there are', (name) => {
    expect(() => stageNamed(name)).toThrow('-c stage=NAME, one of: dev, staging, prod');
  });

  it('protects the data of prod alone', () => {
    expect(STAGE_NAMES.filter((name) => stageNamed(name).protect)).toEqual(['prod']);
  });

  it('keeps the backups of prod for as long as DynamoDB can', () => {
    expect(stageNamed('prod').retention.pointInTime).toBe(35);
  });
});

describe('payments', () => {
  const { protect: _, ...dev } = stageNamed('dev');
  const parsed = (changes: object) => parseStage({ ...dev, protect: false, ...changes });
  const payments = { provider: 'stripe', payouts: false, paidWithPrize: false };

  it('are off in prod, prize pools with them, until somebody says otherwise', () => {
    expect(stageNamed('prod').payments).toEqual({ provider: 'none', payouts: false, paidWithPrize: false });
  });

  it('may be taken by Stripe, also where data is protected', () => {
    expect(parsed({ protect: true, providers: ['stripe'], payments }).payments).toEqual(payments);
  });

  it.each([
    ['simulated on a protected stage', { protect: true }, 'takes no simulated payments'],
    ['by Stripe without its keys', { payments }, 'Name stripe among the providers'],
    [
      'with payouts that nobody makes',
      { providers: ['stripe'], payments: { ...payments, payouts: true } },
      'leave payouts off',
    ],
    [
      'by nobody, with payouts',
      { payments: { ...payments, provider: 'none', payouts: true } },
      'leave payouts off',
    ],
  ])('are refused when they are %s', (_, changes, message) => {
    expect(() => parsed(changes)).toThrow(message);
  });
});

describe('the spread of a crowd', () => {
  const prod = stageNamed('prod');
  const warm = { table: { reads: 40_000, writes: 40_000 }, indexes: { reads: 40_000, writes: 40_000 } };
  const parsed = (capacity: object) => parseStage({ ...prod, capacity: { ...prod.capacity, ...capacity } });

  it.each(STAGE_NAMES)('is a minute in %s', (name) => {
    expect(stageNamed(name).capacity.spread).toEqual({ openSeconds: 60, endSeconds: 60 });
  });

  it('may be shorter where functions and table are warm', () => {
    const spread = { openSeconds: 15, endSeconds: 20 };
    expect(parsed({ spread, warm, burstEnvironments: 400 }).capacity.spread).toEqual(spread);
  });

  it.each([
    ['a cold table', { burstEnvironments: 400 }],
    ['cold functions', { warm }],
  ])('may not be shorter with %s', (_, capacity) => {
    expect(() => parsed({ spread: { openSeconds: 59, endSeconds: 60 }, ...capacity })).toThrow(
      'warm throughput',
    );
    expect(() => parsed({ spread: { openSeconds: 60, endSeconds: 59 }, ...capacity })).toThrow(
      'warm throughput',
    );
  });

  it('is never below 15 s', () => {
    const spread = { openSeconds: 14, endSeconds: 60 };
    expect(() => parsed({ spread, warm, burstEnvironments: 400 })).toThrow('15 or more');
  });
});

describe('reserved environments', () => {
  const { capacity, ...prod } = stageNamed('prod');
  const reserving = (changes: object) => () => parseStage({ ...prod, capacity: { ...capacity, ...changes } });

  it('leave a hundred of the account to all others', () => {
    expect(reserving({ reservedEnvironments: 50 })).not.toThrow();
    expect(reserving({ reservedEnvironments: 500 })).toThrow('they must leave 100');
    expect(reserving({ reservedEnvironments: 500, concurrency: 20_000 })).not.toThrow();
  });

  it('are at least those that are provisioned', () => {
    const changes = { reservedEnvironments: 50, burstEnvironments: 60 };
    expect(reserving(changes)).toThrow('as many as are provisioned');
  });
});

describe('placeholders', () => {
  it.each([
    ['dev', ['mail.identity', 'mail.from', 'mail.contact', 'mail.sandboxRecipients', 'alarms.mail']],
    [
      'prod',
      [
        'domain.name',
        'domain.zoneName',
        'domain.hostedZoneId',
        'domain.certificateArn',
        'mail.identity',
        'mail.from',
        'mail.contact',
        'alarms.mail',
      ],
    ],
  ])('of %s are all found', (name, fields) => {
    expect(placeholdersOf(stageNamed(name))).toEqual(fields);
  });

  it('are none in a stage with names of its own', () => {
    expect(placeholdersOf(ownStage())).toEqual([]);
  });
});
