import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { App, type AppProps, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import settings from '../cdk.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import { bundleDir, bundleWithinBudget, handlerPath } from './bundle.ts';
import { refusal } from './deployable.ts';
import { addStage, type StageOptions } from './stacks/stage-stacks.ts';
import { placeholdersOf, type Stage, stageNamed } from './stages.ts';

const SITE_FOLDER = join(import.meta.dirname, '../frontend/dist');

export interface BuildOptions extends AppProps, Partial<StageOptions> {
  /** Name of the stage; left out, the CLI's `-c stage=NAME` tells it. */
  stage?: string;
  /** Takes lines about what the operator should know; left out, nobody hears them. */
  warn?: (line: string) => void;
}

/**
 * The CDK app of one stage. Reads no account: what depends on one is resolved at deploy time. Synthesis fails on every
 * cdk-nag finding that no construct acknowledges with a reason.
 */
export function buildApp(options: BuildOptions = {}): App {
  const {
    stage: name,
    warn,
    version = manifest.version,
    codeOf = bundledCode,
    siteFolder,
    ...props
  } = options;
  const app = new App({ ...props, context: { ...settings.context, ...props.context } });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const stage = stageNamed(name ?? app.node.tryGetContext('stage'));
  addStage(app, stage, { version, codeOf, siteFolder });
  const placeholders = placeholdersOf(stage);
  if (placeholders.length > 0)
    warn?.(`Placeholders in stage ${stage.name} (infra/stages.ts): ${placeholders.join(', ')}`);
  if (!siteFolder) warn?.('The site is not built, so its files are left out ("npm run build" builds it)');
  return app;
}

/** @throws Error with one clear line when the functions are not bundled. */
function bundledCode(area: string, file: string): Code {
  if (!existsSync(handlerPath(area, file))) {
    throw new Error(`The function ${area}/${file} is not bundled: npm run synth`);
  }
  return Code.fromAsset(bundleDir(area, file));
}

/** The built site, if there is one. */
export function builtSite(): string | undefined {
  return existsSync(join(SITE_FOLDER, 'index.html')) ? SITE_FOLDER : undefined;
}

/** What the CDK command line runs, for every command: nothing is built for a stage that cannot be deployed. */
export async function prepareDeploy(
  stage: Stage,
  env: NodeJS.ProcessEnv,
  build: () => Promise<void> = buildAll,
): Promise<App> {
  const refused = refusal(stage, env);
  if (refused) throw new Error(refused);
  await build();
  return buildApp({ stage: stage.name, siteFolder: builtSite() });
}

async function buildAll(): Promise<void> {
  await bundleWithinBudget();
  execFileSync('npm', ['run', 'build'], { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' });
}

/** The stage of the command line's `-c stage=NAME`. */
function stageOfContext(): Stage {
  return stageNamed(new App({ autoSynth: false }).node.tryGetContext('stage'));
}

if (import.meta.main) {
  try {
    (await prepareDeploy(stageOfContext(), process.env)).synth();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
