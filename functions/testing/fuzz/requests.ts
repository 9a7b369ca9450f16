import type { InvokeRequest } from '../invoke.ts';
import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import { broken, nasty } from '@quizhall/shared/testing/broken';
import { fitting, type Known } from '@quizhall/shared/testing/from-schema';
import { inputSchema } from '@quizhall/shared/testing/json-schema';
import * as fc from 'fast-check';
import * as z from 'zod';
import type { Caller } from './world.ts';

/** Bodies that are no JSON of ours, with the type that they claim to have. */
const RAW: readonly { body: string; type: string }[] = [
  ...['', '{', 'null', '[]', '"x"', '{} {}', '\ufeff{}', '['.repeat(20_000), '{"a":"\\ud800"}'].map(
    (body) => ({
      body,
      type: 'application/json',
    }),
  ),
  { body: '{}', type: 'text/plain' },
  { body: '{}', type: 'application/json; charset=utf-16' },
  { body: '{}', type: 'multipart/form-data' },
  {
    body: '--x\r\nContent-Disposition: form-data; name="questions"\r\n\r\n{\r\n--x--',
    type: 'multipart/form-data; boundary=x',
  },
];

const NOTHING = z.strictObject({});

/** Mostly what a schema describes, else broken in places. */
function partOf(
  schema: z.ZodType = NOTHING,
  known: Known,
  { intact }: { intact: number },
): fc.Arbitrary<unknown> {
  const values = fitting(inputSchema(schema), known);
  return fc.oneof({ weight: intact, arbitrary: values }, { weight: 1, arbitrary: broken(values) });
}

/** Params and query travel as texts. */
const asTexts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value ?? {})
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [
        name,
        (typeof part === 'string' ? part : JSON.stringify(part)).toWellFormed().slice(0, 4_000),
      ]),
  );

/** What a form carries of a body, beside files. */
function toForm(
  body: unknown,
  { json, lists, files }: NonNullable<Endpoint['multipart']>,
  bytes: Uint8Array<ArrayBuffer>,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(asTexts(body))) form.set(name, value);
  for (const name of [...json, ...lists].slice(0, bytes.length % 3)) form.append(name, '{"x":');
  for (const name of files) form.append(name, new File([bytes], `${name}.png`, { type: 'image/png' }));
  return form;
}

/** The first callers may do most; the others meet the same refusals everywhere. */
const weightOf = ({ token, sessionToken }: Caller, index: number, { auth }: Endpoint): number => {
  if (auth === 'user') return [8, 3][index] ?? 1;
  return (auth === 'attempt' && sessionToken) || token === undefined ? 3 : 1;
};

/** Requests to an endpoint: of the shape that its contract describes, or broken in places, by all kinds of callers. */
export function requestsTo(endpoint: Endpoint, callers: readonly Caller[]): fc.Arbitrary<InvokeRequest> {
  return fc.oneof(
    ...callers.map((caller, index) => ({
      weight: weightOf(caller, index, endpoint),
      arbitrary: requestsOf(caller, endpoint),
    })),
  );
}

function requestsOf({ token, sessionToken, known }: Caller, endpoint: Endpoint): fc.Arbitrary<InvokeRequest> {
  return fc
    .record({
      key: fc.option(fc.constantFrom('a-key-of-a-client', 'x'), { nil: undefined, freq: 5 }),
      params: fc.oneof(
        { weight: 9, arbitrary: fitting(inputSchema(endpoint.params ?? NOTHING), known) },
        { weight: 1, arbitrary: nasty },
      ),
      query: partOf(endpoint.query, known, { intact: 9 }),
      sent: bodiesOf(endpoint, partOf(endpoint.body, known, { intact: 3 })),
      sourceIp: fc.ipV4(),
    })
    .map(({ key, params, query, sent, sourceIp }) => ({
      method: endpoint.method,
      path: endpoint.path,
      params: asTexts(params),
      query: asTexts(query),
      ...(endpoint.method !== 'GET' && { body: sent.body }),
      sourceIp,
      headers: {
        ...(sent.type && { 'content-type': sent.type }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(sessionToken && { 'x-session-token': sessionToken }),
        ...(key && { 'idempotency-key': key }),
      },
    }));
}

/** As JSON, as a form where the endpoint takes one, or as something else. */
function bodiesOf(
  { multipart }: Endpoint,
  values: fc.Arbitrary<unknown>,
): fc.Arbitrary<{ body: unknown; type?: string }> {
  const forms = fc
    .tuple(values, fc.uint8Array({ maxLength: 64 }))
    .map(([value, bytes]) => ({ body: multipart && toForm(value, multipart, new Uint8Array(bytes)) }));
  return fc.oneof(
    { weight: 20, arbitrary: values.map((body) => ({ body })) },
    { weight: 2, arbitrary: fc.constantFrom(...RAW) },
    { weight: multipart ? 5 : 0, arbitrary: forms },
  );
}
