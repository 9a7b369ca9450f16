import * as z from 'zod';
import { PERMISSIONS } from '../rules/permissions.ts';
import type { Area, Endpoint } from './endpoint.ts';
import { ERRORS } from './errors.ts';

type Json = Record<string, unknown>;

/** JSON Schema of what a client sends (`input`) or receives (`output`); transforms are described by their input side. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));
}

function requestBodyOf(endpoint: Endpoint): Json | undefined {
  if (!endpoint.body) return undefined;
  const schema = schemaOf(endpoint.body, 'input');
  const form = endpoint.multipart && { 'multipart/form-data': { schema: { type: 'object' } } };
  return { required: true, content: { 'application/json': { schema }, ...form } };
}

const FILE = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

function successOf(endpoint: Endpoint): Json {
  if (endpoint.redirect) return { description: 'A redirect' };
  if (endpoint.page)
    return { description: 'A page', content: { 'text/html': { schema: { type: 'string' } } } };
  if (endpoint.file) return { description: 'The file, named in `Content-Disposition`', content: FILE };
  const properties = {
    success: { const: true },
    ...(endpoint.response && { data: schemaOf(endpoint.response, 'output') }),
    ...(endpoint.message && { message: { const: endpoint.message } }),
  };
  const schema = { type: 'object', required: Object.keys(properties), properties };
  return { description: endpoint.message ?? 'Success', content: { 'application/json': { schema } } };
}

const SECURITY: Record<Endpoint['auth'], Json[]> = {
  public: [],
  optional: [{}, { bearer: [] }],
  attempt: [{ attempt: [] }, { bearer: [] }],
  user: [{ bearer: [] }],
};

/** What is asked for beside being signed in, in words; the table that answers stands in `x-permissions`. */
function describeAccess({ access }: Endpoint): string | undefined {
  if (access === 'self') return "Only the caller's own.";
  if (access === 'each') return 'Asks for each quiz that is named, and answers for each.';
  if (typeof access === 'string') return undefined;
  const places = {
    self: 'as a person',
    anywhere: 'as a person or as a member of any organization',
    quiz: 'with the quiz',
    organization: 'in the organization',
  };
  const place =
    'id' in access && access.id !== undefined ? `${places[access.on]} \`{${access.id}}\`` : places[access.on];
  const deleted =
    'evenDeleted' in access
      ? access.on === 'quiz'
        ? ' Also once the quiz was deleted, where its submissions may be seen.'
        : ' Also while the organization is deleted and can be restored.'
      : '';
  return `Asks for \`${access.action}\` ${place}.${deleted}`;
}

function operationOf(area: string, name: string, endpoint: Endpoint): Json {
  const idempotencyKey = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string' },
  };
  return {
    operationId: name,
    tags: [area],
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    'x-access': endpoint.access,
    security: [...SECURITY[endpoint.auth], ...(endpoint.apiToken ? [{ apiToken: [] }] : [])],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    requestBody: requestBodyOf(endpoint),
    responses: {
      [endpoint.status ?? 200]: successOf(endpoint),
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

/** The OpenAPI 3.1 document of the whole contract. */
export function buildOpenApi(areas: Record<string, Area>): Json {
  const paths: Record<string, Json> = {};
  for (const [area, group] of Object.entries(areas)) {
    for (const [name, endpoint] of Object.entries(group)) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operationOf(area, name, endpoint),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Quizhall API', version: '1.0.0' },
    servers: [{ url: '/api' }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    'x-permissions': PERMISSIONS,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiToken: { type: 'http', scheme: 'bearer', bearerFormat: 'qh_…' },
        attempt: { type: 'apiKey', in: 'header', name: 'X-Session-Token' },
      },
      responses: { Failure: failureResponse() },
    },
  };
}

function failureResponse(): Json {
  const schema = {
    type: 'object',
    required: ['success', 'message', 'code', 'requestId'],
    properties: {
      success: { const: false },
      message: { type: 'string' },
      code: { enum: Object.keys(ERRORS) },
      errors: { type: 'object', additionalProperties: { type: 'string' } },
      requestId: { type: 'string' },
    },
  };
  return { description: 'Failure', content: { 'application/json': { schema } } };
}
