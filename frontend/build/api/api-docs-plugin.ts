import { contract } from '@quizhall/shared/contract';
import type { Plugin } from 'vite';
import type { ApiArea, ApiCall } from '../../src/features/site/api-docs/model/api-call.ts';
import { fieldOf, fieldsOf, type Schema } from './fields.ts';

const MODULE = 'virtual:api-docs';
const JSON_TYPE = 'application/json';

type Content = Record<string, { schema: Schema }>;

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

const AUTH: Record<string, string> = {
  '': 'Anyone',
  'none bearer': 'Anyone; a signed-in person is known',
  'attempt bearer': 'The token of the attempt, or its participant signed in',
  bearer: 'Signed in',
  'bearer apiToken': 'Signed in, or an API token of the organization',
};

const authOf = ({ security }: Operation): string => {
  const ways = security.map((way) => Object.keys(way)[0] ?? 'none').join(' ');
  return AUTH[ways] ?? ways;
};

function sentOf({ parameters, requestBody }: Operation): ApiCall['sent'] {
  const inPlace = (place: 'path' | 'query') => ({
    place,
    fields: parameters
      .filter((one) => one.in === place)
      .map(({ name, schema, required }) => fieldOf(name, schema, required)),
  });
  const body = requestBody?.content[JSON_TYPE]?.schema;
  const sent = [
    inPlace('path'),
    inPlace('query'),
    { place: 'body' as const, fields: body ? fieldsOf(body) : [] },
  ];
  return sent.filter(({ fields }) => fields.length > 0);
}

function answerOf({ responses }: Operation): ApiCall['answer'] {
  const [, success] = Object.entries(responses).find(([status]) => status !== 'default') ?? [];
  const schema = success?.content?.[JSON_TYPE]?.schema;
  if (!schema) return 'file';
  const data = schema.properties?.['data'];
  return data ? fieldsOf(data) : 'nothing';
}

/** Every call of the contract, by area, out of its OpenAPI document. */
export async function apiAreas(): Promise<ApiArea[]> {
  const { buildOpenApi } = await import('@quizhall/shared/contract/openapi');
  const { paths } = buildOpenApi(contract) as { paths: Record<string, Record<string, Operation>> };
  const areas = Object.keys(contract).map((name): ApiArea => ({ name, calls: [] }));
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      const { operationId: name, summary, description: access } = operation;
      const shown = { name, method: method.toUpperCase(), path, summary, auth: authOf(operation) };
      areas
        .find((area) => area.name === operation.tags[0])
        ?.calls.push({
          ...shown,
          ...(access && { access }),
          sent: sentOf(operation),
          answer: answerOf(operation),
        });
    }
  return areas;
}

/** `virtual:api-docs`: what the page about the API shows. */
export function apiDocs(): Plugin {
  return {
    name: 'quizhall:api-docs',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    // Read by the browser as text, which is quicker than as a program.
    load: async (id) =>
      id === `\0${MODULE}`
        ? `export const areas = JSON.parse(${JSON.stringify(JSON.stringify(await apiAreas()))});`
        : undefined,
  };
}
