import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { LIMITS } from '../model/limits.ts';
import * as fc from '../testing/properties.ts';
import { endpoints } from './index.ts';

/** Wording of zod and of JSON Schema validators, in any of their versions. */
const RAW =
  /\b(?:expected|received|unrecognized|invalid (?:input|type|option|value|string|key|element|union)|too (?:small|big)|NaN|undefined|regex|constraint)\b/i;

const ODD: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0.3,
  1e9,
  true,
  '',
  'x',
  'x'.repeat(LIMITS.questionText + LIMITS.description),
  [],
  [null],
  Array.from({ length: 600 }, (_, index) => `entry ${index}`),
  {},
  { unknown: 1 },
];

interface JsonSchema extends Record<string, unknown> {
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

/** Value with every field of a schema, of the right types; formats and rules across fields need not hold. */
function sampleOf(schema: JsonSchema, branch: number): unknown {
  const branches = schema.anyOf ?? schema.oneOf;
  const chosen = branches?.[branch % branches.length];
  if (chosen) return sampleOf(chosen, branch);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, branch)));
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][branch % schema['enum'].length];
  switch (schema['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, field]) => [key, sampleOf(field, branch)]),
      );
    case 'array':
      return [sampleOf(schema.items ?? {}, branch)];
    case 'number':
    case 'integer':
      return schema['minimum'] ?? 1;
    case 'boolean':
      return true;
    default:
      return 'text';
  }
}

/** Number of the branches of unions, such as the types of questions, that are sampled. */
const BRANCHES = 8;

const samplesOf = (schema: z.ZodType): unknown[] => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  const samples = Array.from({ length: BRANCHES }, (_, branch) =>
    JSON.stringify(sampleOf(json as JsonSchema, branch)),
  );
  return [...new Set(samples)].map((sample): unknown => JSON.parse(sample));
};

/** Every path of a value, to its objects and lists as well. */
const pathsOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))
    : []),
];

function withValueAt(value: unknown, [key, ...rest]: readonly string[], odd: unknown): unknown {
  if (key === undefined) return odd;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withValueAt(copy[key], rest, odd);
  return copy;
}

const messagesOf = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

const isOwn = (message: string) => !RAW.test(message) && /^[A-Z]/.test(message);

const requests = endpoints.flatMap(({ name, endpoint }) =>
  [endpoint.body, endpoint.query].flatMap((schema) => (schema ? [{ name, schema }] : [])),
);

describe('messages about request bodies and queries', () => {
  it.each(requests)('of $name are worded by this project', ({ schema }) => {
    const seen = new Set(
      samplesOf(schema).flatMap((sample) =>
        pathsOf(sample).flatMap((path) =>
          [...ODD, { ...(Object(sample) as object), unknown: 1 }].flatMap((odd) =>
            messagesOf(schema, withValueAt(sample, path, odd)),
          ),
        ),
      ),
    );
    expect(seen.size).toBeGreaterThan(0);
    expect([...seen].filter((message) => !isOwn(message))).toEqual([]);
  });

  it('are worded by this project for any value of any field', () => {
    const places = requests.flatMap(({ schema }) =>
      samplesOf(schema).flatMap((sample) => pathsOf(sample).map((path) => ({ schema, sample, path }))),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), ({ schema, sample, path }, odd) => {
        expect(messagesOf(schema, withValueAt(sample, path, odd)).filter((text) => !isOwn(text))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
