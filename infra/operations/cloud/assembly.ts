import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import type { StackTemplate } from './cloud.ts';
import type { Template } from './template.ts';

/** The stacks of what CDK has synthesized. */
export const stackTemplates = ({ stacks }: CloudAssembly): StackTemplate[] =>
  stacks.map(({ stackName, template, terminationProtection, dependencies }) => ({
    name: stackName,
    template: template as Template,
    terminationProtection: terminationProtection === true,
    after: dependencies.map(({ id }) => id).filter((id) => stacks.some((stack) => stack.stackName === id)),
  }));

/** The stacks in a folder of templates (`cdk.out`). */
export const templatesIn = (folder: string): StackTemplate[] => stackTemplates(new CloudAssembly(folder));
