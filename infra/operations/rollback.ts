import { CloudDouble, deployOrder, type StackTemplate } from './cloud/cloud.ts';
import { isCustom, resourceTypeOf } from './cloud/resource-types.ts';

export interface Rehearsal {
  /** Stacks that go alone before all others, because they name what others will no longer export. */
  first: string[];
  /** What holds data and would be made anew, or deleted: `stack/logical id`. */
  lost: string[];
  /** Why CloudFormation would refuse. */
  refused?: string;
}

/** What becomes of a stage that stands as `now` and is deployed as `then`, told from the templates of both. */
export function rehearse(now: readonly StackTemplate[], then: readonly StackTemplate[]): Rehearsal {
  const cloud = new CloudDouble();
  // What stands was let through by AWS, whatever it is: only the way from it is looked at.
  cloud.deployAll(now);
  const first = cloud.firstOf(deployOrder(then));
  const names = first.map(({ name }) => name);
  try {
    const changes = [...first.map((stack) => cloud.deploy(stack)), cloud.deployAll(then)];
    const gone = new Set(changes.flatMap(({ replaced, deleted }) => [...replaced, ...deleted]));
    return { first: names, lost: [...gone].filter((path) => holdsData(path, now)) };
  } catch (error) {
    return { first: names, lost: [], refused: (error as Error).message };
  }
}

function holdsData(path: string, stacks: readonly StackTemplate[]): boolean {
  const [stack, id = ''] = path.split('/');
  const type = stacks.find(({ name }) => name === stack)?.template.Resources[id]?.Type;
  return type !== undefined && !isCustom(type) && resourceTypeOf(type).isStateful === true;
}

/** The commands that deploy it, in the folder of the release. */
export const deployCommands = (stage: string, { first }: Rehearsal): string[][] => {
  const cdk = ['npx', 'cdk', 'deploy', '-c', `stage=${stage}`];
  return [...(first.length > 0 ? [[...cdk, '--exclusively', ...first]] : []), [...cdk, '--all']];
};

/** What of the run is told: lines. */
export function reportOf({ first, lost, refused }: Rehearsal): string[] {
  return [
    ...(refused ? [`CloudFormation would refuse: ${refused}`] : []),
    ...first.map((name) => `Goes alone before the others: ${name}`),
    ...lost.map((path) => `Lost, with what it holds: ${path}`),
    ...(refused || lost.length > 0 ? [] : ['Nothing that holds data is replaced or deleted.']),
  ];
}
