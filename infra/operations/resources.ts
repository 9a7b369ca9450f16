import * as z from 'zod';
import { type Aws, ifThere } from './aws.ts';

const Resources = z.object({
  StackResourceSummaries: z.array(
    z.object({
      LogicalResourceId: z.string(),
      PhysicalResourceId: z.string().default(''),
      ResourceType: z.string(),
    }),
  ),
});

/** What a stack of a stage has made, page by page (`describe-stack-resources` stops at a hundred); nothing before its first deploy. */
export async function resourcesOf(aws: Aws, stage: string, stack: string) {
  const name = `quizhall-${stage}-${stack}`;
  const said = await ifThere(aws('cloudformation', 'list-stack-resources', '--stack-name', name));
  return said === undefined ? [] : Resources.parse(said).StackResourceSummaries;
}
