import * as fc from 'fast-check';
import type { JsonSchema } from './json-schema.ts';

/** Values that really exist, by the name of the field that takes them. */
export type Known = Record<string, readonly unknown[]>;

/** No pattern of a date says how a date is made. */
const DATES = [
  '2026-03-01T10:00:00.000Z',
  '2026-03-01T10:00',
  '0000-01-01T00:00:00Z',
  '0000-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
];
/** Texts and numbers at their edges: where a schema allows them, everything behind it has to cope. */
const EDGE_TEXTS = [
  '',
  ' ',
  '\ud800',
  'a\udfffb',
  '\u0000',
  '__proto__',
  'constructor',
  '💥',
  '../../x',
  '===',
  '___',
];
const EDGE_NUMBERS = [0, 1e-131, 5e-324, 2 ** 53, 1e16, 1e300];
/** fast-check cannot read what a pattern looks ahead to; what it forbids is filtered out afterwards. */
const LOOKAHEAD = /\(\?!(?:[^()]|\([^()]*\))*\)/g;

const fits = ({ pattern, minLength = 0, maxLength = Infinity }: JsonSchema, text: string) =>
  text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern).test(text));

function text(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { pattern, minLength = 0, maxLength = 5_000 } = schema;
  const dates = pattern ? DATES.filter((date) => fits(schema, date)) : [];
  if (dates.length > 0) return fc.constantFrom(...dates);
  const most = Math.min(maxLength, Math.max(minLength, 60));
  return pattern
    ? fc.stringMatching(new RegExp(pattern.replace(LOOKAHEAD, ''))).filter((value) => fits(schema, value))
    : fc.oneof(
        { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength, maxLength: most }) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            ...EDGE_TEXTS.filter((edge) => fits(schema, edge)),
            'x'.repeat(maxLength),
          ),
        },
      );
}

function number({
  type,
  minimum = -1e300,
  maximum = 1e300,
  multipleOf = 0,
}: JsonSchema): fc.Arbitrary<unknown> {
  const isInteger = type === 'integer';
  const edges = [minimum, maximum, ...EDGE_NUMBERS].filter(
    (edge) => edge >= minimum && edge <= maximum && !(isInteger && !Number.isSafeInteger(edge)),
  );
  const least = Math.max(minimum, -1_000);
  const most = Math.min(maximum, 1_000_000);
  const usual = isInteger
    ? fc.integer({ min: least, max: most })
    : fc.double({ min: least, max: most, noNaN: true });
  if (multipleOf) return fc.nat(Math.floor(most / multipleOf)).map((times) => times * multipleOf);
  return fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...edges) });
}

function object(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties } = schema;
  if (!properties && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string({ maxLength: 20 }), fitting(additionalProperties, known), { maxKeys: 5 });
  }
  const fields = Object.entries(properties ?? {}).map(([name, value]) => [name, fitting(value, known, name)]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
  });
}

/** Values of the shape that a schema describes; most of those for a field of a known name really exist. */
export function fitting(schema: JsonSchema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const existing = name === '' ? undefined : known[name];
  return existing
    ? fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...existing) },
        { weight: 1, arbitrary: made(schema, known) },
      )
    : made(schema, known);
}

function made(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'array':
      return fc.array(fitting(schema.items ?? {}, known), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'object':
      return object(schema, known);
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}
