import * as z from 'zod';

/** What `z.toJSONSchema` writes of the contract's requests. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
}

/** The side of a schema that a client writes. */
export const inputSchema = (type: z.ZodType): JsonSchema =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** The schema itself and everything in it. */
export function* partsOf(schema: JsonSchema): Iterable<JsonSchema> {
  yield schema;
  const { properties = {}, items, anyOf = [], oneOf = [], additionalProperties, propertyNames } = schema;
  const rest = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const parts = [...Object.values(properties), items ?? [], anyOf, oneOf, rest, propertyNames ?? []].flat();
  for (const part of parts) yield* partsOf(part);
}
