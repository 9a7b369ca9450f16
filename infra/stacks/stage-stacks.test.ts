import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { contract } from '@quizhall/shared/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { QUOTAS } from '../quotas.ts';
import { placeholderCode, SynthesizedStage } from './testing.ts';

const outdir = mkdtempSync(join(tmpdir(), 'quizhall-synth-'));
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

const build = (stage?: string, siteFolder?: string) =>
  buildApp({ stage, codeOf: placeholderCode, siteFolder, outdir: join(outdir, stage ?? 'none') });

/** A built site of two files. */
function builtSite(): string {
  const folder = mkdtempSync(join(outdir, 'site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'page');
  writeFileSync(join(folder, 'assets/index-C0ffee12.js'), 'code');
  return folder;
}

describe('stacks', () => {
  const prod = new SynthesizedStage('prod');

  it('are one for each area of the contract, and five more beside the files of the site', () => {
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
  // `npm run synth` holds the rule set of cdk-nag against every stage.
  const { stacks } = build('prod', builtSite()).synth();

  it('leaves no finding without a reason', () => {
    expect(stacks.every(({ stackName }) => stackName.startsWith('quizhall-prod-'))).toBe(true);
    expect(stacks.every(({ terminationProtection }) => terminationProtection)).toBe(true);
  });

  it('deploys the files of the site after every function and route that their pages call', () => {
    const isFile = ({ template }: (typeof stacks)[number]) =>
      JSON.stringify(template).includes('Custom::CDKBucketDeployment');
    const files = stacks.filter(isFile);
    const calls = stacks.filter(({ template }) => {
      const { Resources } = template as { Resources: Record<string, { Type: string }> };
      const types = new Set(Object.values(Resources).map(({ Type }) => Type));
      return types.has('AWS::ApiGatewayV2::Route') || types.has('AWS::Lambda::EventSourceMapping');
    });
    expect(files.map(({ stackName }) => stackName)).toEqual(['quizhall-prod-site']);
    expect(calls.length).toBeGreaterThan(Object.keys(contract).length);
    const before = new Set(files.flatMap(({ dependencies }) => dependencies.map(({ id }) => id)));
    expect(calls.filter(({ id }) => !before.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('fails on a finding', () => {
    const app = build('dev');
    new Bucket(new Stack(app, 'careless'), 'Bucket');
    expect(() => app.synth()).toThrow('AwsSolutions-S1');
  });

  it('needs the name of a stage', () => {
    expect(() => build()).toThrow('-c stage=NAME');
  });
});
