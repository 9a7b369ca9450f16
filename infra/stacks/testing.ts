import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import settings from '../../cdk.json' with { type: 'json' };
import { type Stage, type StageName, stageNamed } from '../stages.ts';
import { stackTemplates } from '../operations/cloud/assembly.ts';
import type { StackTemplate } from '../operations/cloud/cloud.ts';
import { addStage } from './stage-stacks.ts';

/** Stands for a bundle, which no assertion looks into. */
export const placeholderCode = () => Code.fromInline('exports.handler = async () => {};');

/** A stage as an operator has filled it in. */
export function ownStage(): Stage {
  const prod = stageNamed('prod');
  return {
    ...prod,
    domain: {
      name: 'quiz.school.org',
      zoneName: 'school.org',
      hostedZoneId: 'Z08234991ABCDEFGHIJKL',
      certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d',
      hstsPreload: false,
    },
    mail: {
      ...prod.mail,
      identity: 'school.org',
      from: 'Quizhall <no-reply@school.org>',
      contact: 'office@school.org',
    },
    alarms: { mail: 'operator@school.org', crowds: true },
  };
}

type Resources = Record<string, Resource>;

/** Synthesis takes seconds, and the tests of all stacks look at the same stages. */
const synthesized = new Map<string, Map<string, Resources>>();

/** What a stage would deploy, by the stack's name without product and stage: `data`, `api-quizzes` … */
export class SynthesizedStage {
  readonly #stacks: Map<string, Resources>;

  constructor(name: StageName, changes: Partial<Stage> = {}) {
    const key = JSON.stringify([name, changes]);
    const stacks =
      synthesized.get(key) ??
      inFolder((outdir) => synthesize(name, { ...stageNamed(name), ...changes }, outdir));
    synthesized.set(key, stacks);
    this.#stacks = stacks;
  }

  get stackNames(): string[] {
    return [...this.#stacks.keys()];
  }

  /** Resources of a stack by their logical id; of one type, if it is told. */
  resources(stack: string, type?: string): Resources {
    const all = this.#stacks.get(stack);
    if (!all) throw new Error(`No stack ${stack}`);
    return Object.fromEntries(
      Object.entries(all).filter(([, { Type }]) => type === undefined || Type === type),
    );
  }
}

const inFolder = <T>(work: (outdir: string) => T): T => {
  const outdir = mkdtempSync(join(tmpdir(), 'quizhall-synth-'));
  try {
    return work(outdir);
  } finally {
    rmSync(outdir, { recursive: true });
  }
};

const VERSION = '1.2.3';

function assemble(stage: Stage, outdir: string, version = VERSION, siteFolder?: string) {
  const context = { ...settings.context, '@aws-cdk/core:validateAgainstDefaultRules': false };
  const app = new App({ context, outdir, analyticsReporting: false });
  addStage(app, stage, { version, codeOf: placeholderCode, siteFolder });
  return app.synth();
}

/**
 * Puts the templates of a release with a site of two files into its `cdk.out`, as `npm run synth` does.
 * @public called by the repository that `scripts/rollback.long.test.ts` makes
 */
export function writeTemplates(name: StageName, folder: string): void {
  const release = readFileSync(join(folder, 'release.json'), 'utf8');
  const { version } = JSON.parse(release) as { version: string };
  const site = mkdtempSync(join(tmpdir(), 'quizhall-built-'));
  try {
    mkdirSync(join(site, 'assets'));
    writeFileSync(join(site, 'index.html'), `site ${version}`);
    writeFileSync(join(site, `assets/${version}.js`), version);
    assemble(stageNamed(name), join(folder, 'cdk.out', name), version, site);
  } finally {
    rmSync(site, { recursive: true });
  }
}

/** The stacks of a stage as they would be handed to CloudFormation. */
export const templatesOf = (name: StageName, changes: Partial<Stage> = {}): StackTemplate[] =>
  inFolder((outdir) => stackTemplates(assemble({ ...stageNamed(name), ...changes }, outdir)));

function synthesize(name: StageName, stage: Stage, outdir: string): Map<string, Resources> {
  const { stacks } = assemble(stage, outdir);
  return new Map(
    stacks.map(({ stackName, template }) => [
      stackName.slice(`quizhall-${name}-`.length),
      (template as { Resources: Resources }).Resources,
    ]),
  );
}

interface Resource {
  Type: string;
  // The shape is CloudFormation's, different for each type: tests say what they expect of it.
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  DependsOn?: string | string[];
}

export interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
}

/** Every statement of the roles and policies of a stack, by the logical id of what carries it. */
export function statementsOf(stage: SynthesizedStage, stack: string): { id: string; statement: Statement }[] {
  const roles = Object.entries(stage.resources(stack, 'AWS::IAM::Role')).flatMap(([id, { Properties }]) =>
    ((Properties['Policies'] ?? []) as { PolicyDocument: { Statement: Statement[] } }[]).flatMap(
      ({ PolicyDocument }) => PolicyDocument.Statement.map((statement) => ({ id, statement })),
    ),
  );
  const policies = Object.entries(stage.resources(stack, 'AWS::IAM::Policy')).flatMap(
    ([id, { Properties }]) =>
      (Properties['PolicyDocument'] as { Statement: Statement[] }).Statement.map((statement) => ({
        id,
        statement,
      })),
  );
  return [...roles, ...policies];
}
