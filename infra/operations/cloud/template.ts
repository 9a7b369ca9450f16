export interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
  DependsOn?: string | string[];
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
}

export interface Template {
  Resources: Record<string, Resource>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
  Parameters?: Record<string, unknown>;
}

/** What a template names: a resource or parameter, an attribute of a resource, or what another stack exports. */
export type Reference =
  | { kind: 'ref'; id: string }
  | { kind: 'attribute'; id: string; attribute: string }
  | { kind: 'import'; name: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `${Id}` and `${Id.Attribute}`; `${!Literal}` is text. */
const IN_TEXT = /\$\{([^!}][^}]*)\}/g;

function referenceOf(name: string): Reference {
  const [id = '', ...attribute] = name.split('.');
  return attribute.length > 0
    ? { kind: 'attribute', id, attribute: attribute.join('.') }
    : { kind: 'ref', id };
}

/** The reference that a value of one key is, if it is one. */
function asReference(value: Record<string, unknown>): Reference | undefined {
  const [[key, inner] = []] = Object.entries(value);
  if (key === 'Ref') return { kind: 'ref', id: String(inner) };
  if (key === 'Fn::ImportValue' && typeof inner === 'string') return { kind: 'import', name: inner };
  if (key !== 'Fn::GetAtt') return undefined;
  return referenceOf(Array.isArray(inner) ? inner.join('.') : String(inner));
}

/** The value with each reference replaced by what it stands for; functions of CloudFormation stay, with their arguments resolved. */
export function resolve(value: unknown, valueOf: (reference: Reference) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => resolve(one, valueOf));
  if (!isObject(value)) return value;
  const keys = Object.keys(value);
  if (keys.length === 1) {
    const reference = asReference(value);
    if (reference) return valueOf(reference);
    if (keys[0] === 'Fn::Sub') return resolveText(value['Fn::Sub'], valueOf);
  }
  return Object.fromEntries(keys.map((key) => [key, resolve(value[key], valueOf)]));
}

function resolveText(inner: unknown, valueOf: (reference: Reference) => unknown): unknown {
  const [text, own] = Array.isArray(inner) ? inner : [inner, {}];
  const given = isObject(own) ? own : {};
  return String(text).replaceAll(IN_TEXT, (_, name: string) =>
    name in given ? JSON.stringify(resolve(given[name], valueOf)) : String(valueOf(referenceOf(name))),
  );
}

/** Everything that a value names. */
export function referencesOf(value: unknown): Reference[] {
  const found: Reference[] = [];
  resolve(value, (reference) => found.push(reference));
  return found;
}

/** The resources of its own template that a resource must come after. */
export function dependenciesOf(resource: Resource, template: Template): string[] {
  const named = referencesOf(resource.Properties).flatMap((one) => (one.kind === 'import' ? [] : [one.id]));
  return [...new Set([...named, ...[resource.DependsOn ?? []].flat()])].filter(
    (id) => id in template.Resources,
  );
}

/**
 * The resources in an order in which each comes after what it names.
 * @throws Error where some name each other
 */
export function inOrder(template: Template): string[] {
  const done = new Set<string>();
  const visit = (id: string, path: readonly string[]): void => {
    if (done.has(id)) return;
    if (path.includes(id)) throw new Error(`Circular dependency: ${[...path, id].join(' → ')}`);
    const resource = template.Resources[id];
    if (resource) for (const other of dependenciesOf(resource, template)) visit(other, [...path, id]);
    done.add(id);
  };
  for (const id of Object.keys(template.Resources)) visit(id, []);
  return [...done];
}
