import { App, type Stack } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { Template } from 'aws-cdk-lib/assertions';
import settings from '../../cdk.json' with { type: 'json' };
import { type Stage, type StageName, stageNamed } from '../stages.ts';
import { addStage } from './stage-stacks.ts';

/** Stands for a bundle, which no assertion looks into. */
export const placeholderCode = () => Code.fromInline('exports.handler = async () => {};');

/** What a stage would deploy, by the stack's name without product and stage: `data`, `api-quizzes` … */
export class SynthesizedStage {
  readonly #app: App;
  readonly #prefix: string;

  constructor(name: StageName, changes: Partial<Stage> = {}) {
    const context = { ...settings.context, '@aws-cdk/core:validateAgainstDefaultRules': false };
    this.#app = new App({ context, analyticsReporting: false });
    this.#prefix = `quizhall-${name}-`;
    const stage = { ...stageNamed(name), ...changes };
    addStage(this.#app, stage, { version: '1.2.3', codeOf: placeholderCode, siteFolder: undefined });
  }

  get stackNames(): string[] {
    return this.#app.node.children.map(({ node }) => node.id.slice(this.#prefix.length));
  }

  template(stack: string): Template {
    return Template.fromStack(this.#app.node.findChild(this.#prefix + stack) as Stack);
  }

  /** Resources of a type by their logical id. */
  resources(stack: string, type: string): Record<string, Resource> {
    return this.template(stack).findResources(type) as Record<string, Resource>;
  }
}

export interface Resource {
  // The shape is CloudFormation's, different for each type: tests say what they expect of it.
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
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
