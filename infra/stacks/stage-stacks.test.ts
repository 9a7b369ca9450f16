import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { contract } from '@quizhall/shared/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { QUOTAS } from '../quotas.ts';
import { STAGE_NAMES } from '../stages.ts';
import { placeholderCode, SynthesizedStage } from './testing.ts';

const outdir = mkdtempSync(join(tmpdir(), 'quizhall-synth-'));
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

const build = (stage?: string) =>
  buildApp({ stage, codeOf: placeholderCode, siteFolder: undefined, outdir: join(outdir, stage ?? 'none') });

describe('stacks', () => {
  const prod = new SynthesizedStage('prod');

  it('are one for each area of the contract, and five more', () => {
    const areas = Object.keys(contract).map((area) => `api-${area}`);
    const stacks = ['data', 'api', 'web', ...areas, 'background', 'operations'];
    expect(prod.stackNames.toSorted()).toEqual(stacks.toSorted());
  });

  it('stay below the quotas of AWS: 500 resources per stack, 300 integrations per HTTP API', () => {
    const sizes = prod.stackNames.map((stack) => [stack, Object.keys(prod.resources(stack)).length] as const);
    const tooLarge = sizes.filter(([, size]) => size >= QUOTAS.resources);
    const integrations = prod.stackNames.reduce(
      (sum, stack) => sum + Object.keys(prod.resources(stack, 'AWS::ApiGatewayV2::Integration')).length,
      0,
    );
    expect(tooLarge).toEqual([]);
    expect(integrations).toBeLessThan(QUOTAS.integrations);
  });
});

describe('synthesis', () => {
  // The whole rule set of cdk-nag over some 250 resources.
  const SLOW = 60_000;

  it.each(STAGE_NAMES)(
    'of %s leaves no finding without a reason',
    (name) => {
      const { stacks } = build(name).synth();
      expect(stacks.every(({ stackName }) => stackName.startsWith(`quizhall-${name}-`))).toBe(true);
      expect(stacks.every(({ terminationProtection }) => terminationProtection === (name === 'prod'))).toBe(
        true,
      );
    },
    SLOW,
  );

  it(
    'fails on a finding',
    () => {
      const app = build('dev');
      new Bucket(new Stack(app, 'careless'), 'Bucket');
      expect(() => app.synth()).toThrow('AwsSolutions-S1');
    },
    SLOW,
  );

  it('needs the name of a stage', () => {
    expect(() => build()).toThrow('-c stage=NAME');
  });
});
