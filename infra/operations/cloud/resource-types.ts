import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

interface Property {
  required?: boolean;
  /** `maybe` depends on what it changes to: taken as a yes only where somebody asks for the worst. */
  causesReplacement?: 'yes' | 'no' | 'maybe';
}

/** What CloudFormation says of a type of resource. */
export interface ResourceType {
  cloudFormationType: string;
  properties: Record<string, Property>;
  attributes: Record<string, unknown>;
  /** Properties that name one of it; two with the same name cannot stand at once. */
  primaryIdentifier?: string[];
  /** It holds what cannot be made again. */
  isStateful?: boolean;
}

/** The description of all types that the command line of CDK brings along and tells replacements by. */
function readTypes(): Map<string, ResourceType> {
  const cdk = dirname(createRequire(import.meta.url).resolve('aws-cdk/package.json'));
  const text = gunzipSync(readFileSync(join(cdk, 'db.json.gz'))).toString('utf8');
  const { schema } = JSON.parse(text) as { schema: { resource: { entities: ResourceType[] } } };
  return new Map(schema.resource.entities.map((type) => [type.cloudFormationType, type]));
}

let types: Map<string, ResourceType> | undefined;

/** Own resources of a stack, of which nothing is known but that a function answers for them. */
export const isCustom = (type: string): boolean =>
  type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource';

/** @throws Error for a type that there is none of */
export function resourceTypeOf(type: string): ResourceType {
  types ??= readTypes();
  const found = types.get(type);
  if (!found) throw new Error(`There is no resource type ${type}`);
  return found;
}
