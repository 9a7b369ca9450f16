import { parseArgs } from 'node:util';
import { buildApp, builtSite } from './app.ts';
import { bundleWithinBudget } from './bundle.ts';
import { QUOTAS } from './quotas.ts';
import { STAGE_NAMES } from './stages.ts';

/**
 * Bundles the functions and synthesizes every stage, without network and account. Fails on a function over its budget,
 * on an invalid template and on every cdk-nag finding without a reason. `--no-bundle` takes the bundles as they are.
 */
async function main(): Promise<void> {
  const began = performance.now();
  const { values } = parseArgs({ options: { 'no-bundle': { type: 'boolean', default: false } } });
  if (!values['no-bundle']) await bundleWithinBudget();
  for (const stage of STAGE_NAMES) synthesize(stage);
  console.log(`\n${STAGE_NAMES.length} stages in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}

function synthesize(stage: string): void {
  console.log(`\n${stage}`);
  const app = buildApp({ stage, siteFolder: builtSite(), outdir: `cdk.out/${stage}`, warn: console.log });
  const { stacks } = app.synth();
  let integrations = 0;
  for (const { stackName, template } of stacks) {
    const resources = Object.values((template as { Resources: Record<string, { Type: string }> }).Resources);
    integrations += resources.filter(({ Type }) => Type === 'AWS::ApiGatewayV2::Integration').length;
    const room = `${QUOTAS.resources - resources.length} left`;
    console.log(`${String(resources.length).padStart(5)} resources, ${room}  ${stackName}`);
  }
  console.log(`${String(integrations).padStart(5)} integrations, ${QUOTAS.integrations - integrations} left`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
