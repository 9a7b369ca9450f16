import { isCustom, resourceTypeOf } from './resource-types.ts';
import { inOrder, type Reference, referencesOf, type Template } from './template.ts';

/** Published limits of CloudFormation. */
const MOST_BYTES = 1_000_000;
const MOST = { Resources: 500, Outputs: 200, Parameters: 200 } as const;

const isPseudo = (id: string): boolean => id.startsWith('AWS::');

/** What CloudFormation refuses before it touches anything, whatever stands already: each thing in a line. */
export function problemsOf(template: Template): string[] {
  return [
    ...limitProblems(template),
    ...Object.entries(template.Resources).flatMap(([id, { Type, Properties = {} }]) =>
      propertyProblems(Type, Properties).map((problem) => `${id}: ${problem}`),
    ),
    ...referenceProblems(template),
    ...cycleProblems(template),
  ];
}

function limitProblems(template: Template): string[] {
  const bytes = Buffer.byteLength(JSON.stringify(template));
  const counted = (Object.keys(MOST) as (keyof typeof MOST)[]).flatMap((part) => {
    const count = Object.keys(template[part] ?? {}).length;
    return count > MOST[part] ? [`${count} ${part}, ${MOST[part]} at most`] : [];
  });
  return bytes > MOST_BYTES ? [`${bytes} bytes, ${MOST_BYTES} at most`, ...counted] : counted;
}

function propertyProblems(type: string, properties: Record<string, unknown>): string[] {
  if (isCustom(type)) return [];
  const known = resourceTypeOf(type).properties;
  const unknown = Object.keys(properties).filter((name) => !(name in known));
  const missing = Object.keys(known).filter((name) => known[name]?.required && !(name in properties));
  return [
    ...unknown.map((name) => `${type} has no property ${name}`),
    ...missing.map((name) => `${type} wants ${name}`),
  ];
}

function referenceProblems(template: Template): string[] {
  const outputs = Object.values(template.Outputs ?? {});
  const named = [
    ...Object.values(template.Resources).flatMap(({ Properties, DependsOn }) => [
      ...referencesOf(Properties),
      ...[DependsOn ?? []].flat().map((id): Reference => ({ kind: 'ref', id })),
    ]),
    ...outputs.flatMap(({ Value }) => referencesOf(Value)),
  ];
  return [...new Set(named.flatMap((reference) => referenceProblem(reference, template) ?? []))];
}

function referenceProblem(reference: Reference, template: Template): string | undefined {
  if (reference.kind === 'import' || isPseudo(reference.id)) return undefined;
  const resource = template.Resources[reference.id];
  if (!resource) {
    const isParameter = reference.kind === 'ref' && reference.id in (template.Parameters ?? {});
    return isParameter ? undefined : `Unresolved resource dependency ${reference.id}`;
  }
  if (reference.kind === 'ref' || isCustom(resource.Type)) return undefined;
  return reference.attribute in resourceTypeOf(resource.Type).attributes
    ? undefined
    : `${reference.id} (${resource.Type}) has no attribute ${reference.attribute}`;
}

function cycleProblems(template: Template): string[] {
  try {
    inOrder(template);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
