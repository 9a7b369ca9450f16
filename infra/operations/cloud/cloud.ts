import { isDeepStrictEqual } from 'node:util';
import { problemsOf } from './check.ts';
import { isCustom, resourceTypeOf } from './resource-types.ts';
import { inOrder, type Reference, referencesOf, resolve, type Resource, type Template } from './template.ts';

/** A stack as CDK synthesizes it. */
export interface StackTemplate {
  name: string;
  template: Template;
  terminationProtection: boolean;
  /** Names of the stacks that `cdk deploy --all` deploys before it. */
  after: string[];
}

/** Something that stands, with what its properties have come to. */
interface Standing {
  type: string;
  /** Changes when it is replaced, and with it whatever names it. */
  physical: string;
  properties: Record<string, unknown>;
  keep: { deletion: string; replacement: string };
}

interface Stack {
  protected: boolean;
  resources: Map<string, Standing>;
  exports: Map<string, unknown>;
  imports: Set<string>;
}

/** What a deploy has done, as `stack/logical id`. */
export interface Changes {
  created: string[];
  updated: string[];
  replaced: string[];
  deleted: string[];
  /** Stays behind without a stack: retained, or protected. */
  left: string[];
}

/** AWS has refused or taken back; nothing of the stack has changed, but for what is `left`. */
export class Refused extends Error {
  readonly left: string[];
  constructor(stack: string, problems: readonly string[], left: string[] = []) {
    super(`${stack}: ${problems.join('; ')}`);
    this.left = left;
  }
}

interface DeployOptions {
  /** The logical id whose creation or update fails. */
  failAt?: string;
}

/** Names that a type has in a property which does not identify it. */
const NAMED_BY: Record<string, string> = {
  'AWS::CloudFront::Function': 'Name',
  'AWS::Events::EventBus': 'Name',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::SQS::Queue': 'QueueName',
};

const RETAINING = ['Retain', 'RetainExceptOnCreate'];

/**
 * CloudFormation in an account of its own, as far as it can be told from templates: limits, names and references, the order of
 * resources, exports and who uses them, what is replaced and what stays behind. It makes nothing: whether AWS takes the values of
 * properties, how long anything takes, and what quotas allow it does not know.
 */
export class CloudDouble {
  readonly #stacks = new Map<string, Stack>();
  readonly #left = new Map<string, Standing>();
  #made = 0;

  get stackNames(): string[] {
    return [...this.#stacks.keys()];
  }

  /** What stands without a stack. */
  get left(): string[] {
    return [...this.#left.keys()];
  }

  /** Deploys all, each after those that it comes after, as `cdk deploy --all`. @throws Refused at the first that is refused */
  deployAll(stacks: readonly StackTemplate[]): Changes {
    return deployOrder(stacks)
      .map((stack) => this.deploy(stack))
      .reduce(joined);
  }

  /** Destroys all, the last deployed first. @throws Refused */
  destroyAll(stacks: readonly StackTemplate[]): void {
    for (const { name } of deployOrder(stacks).toReversed()) this.destroy(name);
  }

  /**
   * Of these those that have to be deployed alone before all others (`cdk deploy --exclusively`), because they still name what a
   * stack before them no longer exports.
   */
  firstOf(stacks: readonly StackTemplate[]): StackTemplate[] {
    const gone = new Set(
      stacks.flatMap(({ name, template }) => {
        const kept = new Set(Object.values(template.Outputs ?? {}).map(({ Export }) => Export?.Name));
        return [...(this.#stacks.get(name)?.exports.keys() ?? [])].filter((exported) => !kept.has(exported));
      }),
    );
    return stacks.filter(({ name, template }) => {
      const wanted = importsOf(template);
      const now = this.#stacks.get(name)?.imports ?? new Set();
      return [...gone].some((exported) => now.has(exported) && !wanted.has(exported));
    });
  }

  /** @throws Refused */
  deploy({ name, template, terminationProtection }: StackTemplate, { failAt }: DeployOptions = {}): Changes {
    const problems = problemsOf(template);
    if (problems.length > 0) throw new Refused(name, problems);
    const before = this.#stacks.get(name);
    const next: Stack = {
      protected: terminationProtection,
      resources: new Map(),
      exports: new Map(),
      imports: importsOf(template),
    };
    const changes: Changes = { created: [], updated: [], replaced: [], deleted: [], left: [] };
    for (const id of inOrder(template)) {
      if (id === failAt) throw this.#takeBack(name, before, next);
      const resource = template.Resources[id];
      if (resource) this.#place(name, id, resource, before, next, changes);
    }
    this.#export(name, template, next);
    this.#stacks.set(name, next);
    this.#clean(name, before, next, changes);
    return changes;
  }

  /** @throws Refused */
  destroy(name: string): void {
    const stack = this.#stacks.get(name);
    if (!stack) return;
    if (stack.protected) throw new Refused(name, ['Termination protection is enabled']);
    for (const one of stack.exports.keys()) this.#refuseInUse(name, one);
    const stuck = [...stack.resources].flatMap(([id, standing]) => stuckBecause(id, standing, stack) ?? []);
    if (stuck.length > 0) throw new Refused(name, stuck);
    for (const [id, standing] of stack.resources)
      if (RETAINING.includes(standing.keep.deletion)) this.#left.set(`${name}/${id}`, standing);
    this.#stacks.delete(name);
  }

  /** One resource: made, changed, replaced or left as it is. */
  #place(
    name: string,
    id: string,
    resource: Resource,
    before: Stack | undefined,
    next: Stack,
    changes: Changes,
  ): void {
    const valueOf = (reference: Reference) => this.#valueOf(name, reference, next);
    const properties = resolve(resource.Properties ?? {}, valueOf) as Record<string, unknown>;
    const keep = {
      deletion: resource.DeletionPolicy ?? 'Delete',
      replacement: resource.UpdateReplacePolicy ?? 'Delete',
    };
    const old = before?.resources.get(id);
    const place = (physical: string) =>
      next.resources.set(id, { type: resource.Type, physical, properties, keep });
    if (!old) {
      this.#refuseTaken(name, id, resource.Type, properties, next);
      place(`${name}/${id}#${++this.#made}`);
      changes.created.push(`${name}/${id}`);
    } else if (old.type !== resource.Type) {
      throw new Refused(name, [`Update of resource type is not permitted: ${id}`]);
    } else if (isReplaced(old, properties)) {
      const taken = nameOf(resource.Type, properties);
      if (taken !== undefined && taken === nameOf(old.type, old.properties))
        throw new Refused(name, [`A custom-named resource requires replacing: ${id} (${taken})`]);
      place(`${name}/${id}#${++this.#made}`);
      changes.replaced.push(`${name}/${id}`);
    } else {
      place(old.physical);
      if (!isDeepStrictEqual(old.properties, properties)) changes.updated.push(`${name}/${id}`);
    }
  }

  #valueOf(stack: string, reference: Reference, next: Stack): unknown {
    if (reference.kind === 'import') {
      for (const [name, { exports }] of this.#stacks)
        if (name !== stack && exports.has(reference.name)) return exports.get(reference.name);
      throw new Refused(stack, [`No export named ${reference.name} found`]);
    }
    const standing = next.resources.get(reference.id);
    const own = standing?.physical ?? reference.id;
    return reference.kind === 'ref' ? `<${own}>` : `<${own}.${reference.attribute}>`;
  }

  /** What is new is made before anything is deleted: its name must be free. */
  #refuseTaken(
    stack: string,
    id: string,
    type: string,
    properties: Record<string, unknown>,
    next: Stack,
  ): void {
    const name = nameOf(type, properties);
    if (name === undefined) return;
    const standing = [...this.#stacks.values(), next].flatMap(({ resources }) => [...resources.values()]);
    const taken = [...standing, ...this.#left.values()].some(
      (other) => other.type === type && nameOf(type, other.properties) === name,
    );
    if (taken) throw new Refused(stack, [`${id}: ${type} ${name} already exists`]);
  }

  #refuseInUse(stack: string, exported: string): void {
    const users = [...this.#stacks].filter(([name, { imports }]) => name !== stack && imports.has(exported));
    if (users.length > 0)
      throw new Refused(stack, [`Export ${exported} is in use by ${users.map(([name]) => name).join(', ')}`]);
  }

  #export(name: string, template: Template, next: Stack): void {
    for (const { Value, Export } of Object.values(template.Outputs ?? {})) {
      if (!Export) continue;
      const valueOf = (reference: Reference) => this.#valueOf(name, reference, next);
      next.exports.set(String(resolve(Export.Name, valueOf)), resolve(Value, valueOf));
    }
    for (const [other, { exports }] of this.#stacks)
      for (const exported of next.exports.keys())
        if (other !== name && exports.has(exported))
          throw new Refused(name, [`Export ${exported} is already exported by ${other}`]);
    for (const [exported, value] of this.#stacks.get(name)?.exports ?? [])
      if (!isDeepStrictEqual(next.exports.get(exported), value)) this.#refuseInUse(name, exported);
  }

  /** Deletes what the template no longer has, and what was replaced. What cannot go stays behind. */
  #clean(name: string, before: Stack | undefined, next: Stack, changes: Changes): void {
    for (const [id, old] of before?.resources ?? []) {
      const now = next.resources.get(id);
      if (now?.physical === old.physical) continue;
      const policy = now ? old.keep.replacement : old.keep.deletion;
      const stays = RETAINING.includes(policy) || stuckBecause(id, old, next) !== undefined;
      changes[stays ? 'left' : 'deleted'].push(`${name}/${id}`);
      if (stays) this.#left.set(`${name}/${id}`, old);
    }
  }

  /** A failed deploy: an update leaves everything as it was, a first one deletes what it has made. */
  #takeBack(name: string, before: Stack | undefined, next: Stack): Refused {
    if (before) return new Refused(name, ['UPDATE_ROLLBACK_COMPLETE']);
    const made = [...next.resources];
    for (const [id, standing] of made)
      if (standing.keep.deletion === 'Retain') this.#left.set(`${name}/${id}`, standing);
    const stuck = made.flatMap(([id, standing]) => (isProtected(standing) ? [`${name}/${id}`] : []));
    for (const path of stuck) {
      const standing = next.resources.get(path.slice(name.length + 1));
      if (standing) this.#left.set(path, standing);
    }
    return new Refused(name, [stuck.length > 0 ? 'ROLLBACK_FAILED' : 'ROLLBACK_COMPLETE'], this.left);
  }
}

function joined(one: Changes, other: Changes): Changes {
  const parts = Object.keys(one) as (keyof Changes)[];
  return Object.fromEntries(
    parts.map((part) => [part, [...one[part], ...other[part]]]),
  ) as unknown as Changes;
}

const importsOf = (template: Template): Set<string> =>
  new Set(
    [template.Resources, template.Outputs ?? {}]
      .flatMap(referencesOf)
      .flatMap((reference) => (reference.kind === 'import' ? [reference.name] : [])),
  );

/** Each after those that it comes after. */
export function deployOrder(stacks: readonly StackTemplate[]): StackTemplate[] {
  const done: StackTemplate[] = [];
  const visit = (stack: StackTemplate): void => {
    if (done.includes(stack)) return;
    for (const other of stacks.filter(({ name }) => stack.after.includes(name))) visit(other);
    done.push(stack);
  };
  for (const stack of stacks) visit(stack);
  return done;
}

/** The name that a template gives; without one CloudFormation finds a free one. */
function nameOf(type: string, properties: Record<string, unknown>): string | undefined {
  if (isCustom(type)) return undefined;
  const { primaryIdentifier = [] } = resourceTypeOf(type);
  const own = NAMED_BY[type];
  const given = (own ? [own] : primaryIdentifier).map((property) => properties[property]);
  return given.length > 0 && given.every((value) => value !== undefined) ? JSON.stringify(given) : undefined;
}

function isReplaced(old: Standing, properties: Record<string, unknown>): boolean {
  if (isCustom(old.type))
    return !isDeepStrictEqual(old.properties['ServiceToken'], properties['ServiceToken']);
  const known = resourceTypeOf(old.type).properties;
  return Object.keys(known).some(
    (name) =>
      known[name]?.causesReplacement === 'yes' && !isDeepStrictEqual(old.properties[name], properties[name]),
  );
}

const isProtected = ({ properties }: Standing): boolean => properties['DeletionProtectionEnabled'] === true;

/** Why something cannot be deleted, if so. Buckets are taken as full: one must be emptied by its stack. */
function stuckBecause(id: string, standing: Standing, { resources }: Stack): string | undefined {
  if (RETAINING.includes(standing.keep.deletion)) return undefined;
  if (isProtected(standing)) return `${id} is protected from deletion`;
  if (standing.type !== 'AWS::S3::Bucket') return undefined;
  const isEmptied = [...resources.values()].some(
    ({ type, properties }) =>
      type === 'Custom::S3AutoDeleteObjects' && properties['BucketName'] === `<${standing.physical}>`,
  );
  return isEmptied ? undefined : `${id} is not empty`;
}
