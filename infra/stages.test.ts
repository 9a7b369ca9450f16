import { describe, expect, it } from 'vitest';
import { placeholderWarning, STAGE_NAMES, stageNamed } from './stages.ts';

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

describe('placeholderWarning', () => {
  const prod = stageNamed('prod');

  it('finds what nobody can deploy', () => {
    const stage = { ...prod, alarms: { mail: 'operator@quizhall.example' } };
    expect(placeholderWarning(stage)).toMatch(/^Placeholders in stage prod: .*alarms\.mail$/);
  });

  it('finds nothing in a stage with names of its own', () => {
    const stage = {
      ...prod,
      domain: undefined,
      mail: { ...prod.mail, identity: 'quizhall.org', from: 'Quizhall <no-reply@quizhall.org>' },
      alarms: { mail: 'operator@quizhall.org' },
    };
    expect(placeholderWarning(stage)).toBeUndefined();
  });
});
