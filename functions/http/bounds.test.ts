import { endpoints } from '@quizhall/shared/contract/index';
import { inputSchema, type JsonSchema, partsOf } from '@quizhall/shared/testing/json-schema';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { normalizeInput } from './normalize-input.ts';
import { fieldErrors, parseRequest } from './parse.ts';
import type { HttpEvent } from './request.ts';
import { toFailureResponse } from './respond.ts';

/** Of one failure; what is told of 20 fields takes less. */
const MOST_BYTES = 16_000;

const times = <Item>(count: number, item: (n: number) => Item) =>
  Array.from({ length: count }, (_, n) => item(n));
const named = (count: number, name: (n: number) => string) =>
  Object.fromEntries(times(count, (n) => [name(n), n]));

/** What is sent for each kind of part; `size` is how much of it. */
interface Attack {
  fields?: (size: number) => object;
  /** Lists inside of lists are `inner`: only one of the two kinds grows, so that the whole grows with `size`. */
  list?: (size: number, item: unknown, place: 'outer' | 'inner') => unknown[];
  text?: (size: number) => unknown;
}

const unknownFields = (size: number) => named(size, (n) => `k${n}`);
const several = (_: number, item: unknown) => times(10, () => item);

const ATTACKS: Record<string, Attack> = {
  'unknown fields': { fields: unknownFields },
  'unknown fields with long names': { fields: (size) => named(40, (n) => `${n}${'\u0001'.repeat(size)}`) },
  'unknown fields in every item': { fields: (size) => unknownFields(size / 20), list: several },
  'long lists': { list: (size, item, place) => times(place === 'outer' ? size : 1, () => item) },
  'long lists inside of lists': {
    list: (size, item, place) => times(place === 'inner' ? size : 1, () => item),
  },
  'long lists of nothing': { list: (size) => times(size, () => ({})) },
  'wrong items': { list: (size) => times(Math.min(size, 500), () => [[{}]]), text: () => ({}) },
  'long texts': { text: (size) => '\u0001'.repeat(size) },
};

/** A value that goes to the deepest parts of a schema and attacks there. */
function hostile(schema: JsonSchema, attack: Attack, size: number): unknown {
  const build = (part: JsonSchema, place: 'outer' | 'inner' = 'outer'): unknown => {
    const { properties, items, anyOf, oneOf, additionalProperties: rest } = part;
    const choice = (anyOf ?? oneOf)?.findLast(({ type }) => type !== 'null');
    if (choice) return build(choice, place);
    if (part.const !== undefined) return part.const;
    if (items) return (attack.list ?? ((_, item) => [item]))(size, build(items, 'inner'), place);
    if (properties || rest) {
      const own = Object.entries(properties ?? {}).map(([name, value]) => [name, build(value, place)]);
      return { ...Object.fromEntries(own), ...attack.fields?.(size) };
    }
    return attack.text ? attack.text(size) : (part.enum?.[0] ?? 'x');
  };
  return build(schema);
}

/** Counts how often the value is looked into. */
function watched(value: unknown, count: () => void): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      count();
      return watched(Reflect.get(target, key, receiver), count);
    },
    getOwnPropertyDescriptor(target, key) {
      count();
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
}

function workOf(schema: z.ZodType, value: unknown): number {
  let looks = 0;
  const seen = watched(value, () => looks++);
  try {
    normalizeInput(seen);
  } catch {
    return looks;
  }
  const { error } = schema.safeParse(seen);
  return looks + (error ? Object.keys(fieldErrors(error)).length : 0);
}

const schemas = endpoints.flatMap(({ name, endpoint }) =>
  (['query', 'body'] as const).flatMap((place) => {
    const schema = endpoint[place];
    return schema ? [{ name: `${place} of ${name}`, endpoint, place, schema }] : [];
  }),
);

describe.each(Object.entries(ATTACKS))('%s', (_, attack) => {
  it.each(schemas)('get a short answer as $name', async ({ endpoint, place, schema }) => {
    for (const size of [1, 900]) {
      const value = hostile(inputSchema(schema), attack, size);
      const event = {
        headers: { 'content-type': 'application/json' },
        pathParameters: {},
        ...(place === 'body' ? { body: JSON.stringify(value) } : { queryStringParameters: value }),
        state: {},
      } as unknown as APIGatewayProxyEventV2 & HttpEvent;
      const only = { ...endpoint, params: undefined, ...(place === 'body' && { query: undefined }) };
      const problem = await Promise.resolve(parseRequest(only).before?.({ event } as never)).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (!problem) continue;
      const { statusCode, body = '' } = toFailureResponse(problem, 'a-request-id');
      expect([400, 413]).toContain(statusCode);
      expect(Object.keys(JSON.parse(body).errors ?? {}).length).toBeLessThanOrEqual(20);
      expect(Buffer.byteLength(body)).toBeLessThan(MOST_BYTES);
    }
  });

  it.each(schemas)('cost no more work than they are long as $name', ({ schema }) => {
    for (const size of [100, 500]) {
      const value = hostile(inputSchema(schema), attack, size);
      expect(workOf(schema, value)).toBeLessThan(10 * JSON.stringify(value).length + 500);
    }
  });
});

it('no list and no text of a request is without a limit', () => {
  for (const { name, schema } of schemas) {
    for (const part of partsOf(inputSchema(schema))) {
      const limited = part.maxItems ?? part.maxLength ?? part.pattern ?? part.enum ?? part.const;
      if (part.type === 'array' || part.type === 'string')
        expect(limited, `${name} ${JSON.stringify(part)}`).toBeDefined();
    }
  }
});
