import type { ApiField } from '../../src/features/site/api-docs/model/api-call.ts';

/** The part of JSON Schema that the contract is described by. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** How far fields inside of fields are told. */
const DEEPEST = 4;

const variantsOf = ({ anyOf, oneOf }: Schema): Schema[] => anyOf ?? oneOf ?? [];
const unique = (words: string[]): string => [...new Set(words)].join(' | ');

/** `string`, `"draft" | "published"`, `list of objects`. */
export function typeOf(schema: Schema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return unique(schema.enum.map((value) => JSON.stringify(value)));
  const variants = variantsOf(schema);
  if (variants.length > 0) return unique(variants.map(typeOf));
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  return schema.format === 'date-time' ? 'time' : (schema.type ?? 'any');
}

function range(least = 0, most: number | undefined, unit: string): string | undefined {
  const known = most !== undefined && most < Number.MAX_SAFE_INTEGER;
  if (known) return `${least.toLocaleString('en')}–${most.toLocaleString('en')}${unit}`;
  return least > 0 ? `at least ${least.toLocaleString('en')}${unit}` : undefined;
}

/** What is allowed, in words. */
export function limitsOf(schema: Schema): string | undefined {
  const { type } = schema;
  if (type === 'string') return range(schema.minLength, schema.maxLength, ' characters');
  if (type === 'array') return range(schema.minItems, schema.maxItems, ' entries');
  if (type !== 'number' && type !== 'integer') return undefined;
  const least = schema.minimum ?? 0;
  return range(Math.abs(least) < Number.MAX_SAFE_INTEGER ? least : 0, schema.maximum, '');
}

/** Every field below this one, each once; of several kinds of an object, the fields of all. */
export function fieldsOf(schema: Schema, prefix = '', depth = 0): ApiField[] {
  if (depth >= DEEPEST) return [];
  if (schema.type === 'array' && schema.items) return fieldsOf(schema.items, `${prefix}[]`, depth);
  const found = new Map<string, ApiField>();
  const variants = variantsOf(schema);
  for (const field of variants.flatMap((variant) => fieldsOf(variant, prefix, depth))) {
    const known = found.get(field.name);
    const type = known ? unique([...known.type.split(' | '), ...field.type.split(' | ')]) : field.type;
    found.set(field.name, { ...field, type, required: field.required && (known?.required ?? true) });
  }
  if (typeof schema.additionalProperties === 'object') {
    const name = `${prefix ? `${prefix}.` : ''}{key}`;
    found.set(name, fieldOf(name, schema.additionalProperties, false));
    for (const field of fieldsOf(schema.additionalProperties, name, depth + 1)) found.set(field.name, field);
  }
  for (const [key, value] of Object.entries(schema.properties ?? {})) {
    const name = prefix ? `${prefix}.${key}` : key;
    found.set(name, fieldOf(name, value, schema.required?.includes(key) ?? false));
    for (const field of fieldsOf(value, name, depth + 1)) found.set(field.name, field);
  }
  return [...found.values()];
}

export function fieldOf(name: string, schema: Schema, required: boolean): ApiField {
  const limits = limitsOf(schema);
  return { name, type: typeOf(schema), required, ...(limits && { limits }) };
}
