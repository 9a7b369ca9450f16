import { contract, endpoints } from '@quizhall/shared/contract';
import { describe, expect, it } from 'vitest';
import { findCalls } from '../../src/features/site/api-docs/model/api-call.ts';
import { apiAreas } from './api-docs-plugin.ts';
import { fieldsOf, limitsOf, typeOf } from './fields.ts';

const areas = await apiAreas();
const callOf = (name: string) => areas.flatMap(({ calls }) => calls).find((call) => call.name === name);

describe('the pages of the API', () => {
  it('tell every call of the contract, by area', () => {
    expect(areas.map(({ name }) => name)).toEqual(Object.keys(contract));
    expect(areas.flatMap(({ calls }) => calls.map(({ name }) => name)).sort()).toEqual(
      endpoints.map(({ name }) => name).sort(),
    );
  });

  it('tell what is sent, with types and limits', () => {
    expect(callOf('sendMessage')).toMatchObject({ method: 'POST', path: '/contact', answer: 'nothing' });
    expect(callOf('sendMessage')?.sent).toEqual([
      {
        place: 'body',
        fields: [
          { name: 'name', type: 'string', required: true, limits: '1–100 characters' },
          { name: 'email', type: 'string', required: true, limits: '1–254 characters' },
          { name: 'message', type: 'string', required: true, limits: '1–5,000 characters' },
          { name: 'website', type: 'string', required: false, limits: '0–500 characters' },
        ],
      },
    ]);
  });

  it('find calls by words of their address and their summary', () => {
    const found = findCalls(areas, 'post CONTACT').flatMap(({ calls }) => calls.map(({ name }) => name));
    expect(found).toEqual(['sendMessage']);
    expect(findCalls(areas, 'zzzz')).toEqual([]);
  });
});

describe('fields', () => {
  it.each([
    [{ type: 'string' }, 'string', undefined],
    [{ enum: ['a', 'b'] }, '"a" | "b"', undefined],
    [{ type: 'array', items: { type: 'integer' }, maxItems: 3 }, 'list of integer', '0–3 entries'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null', undefined],
    [{ type: 'integer', minimum: 1, maximum: 5 }, 'integer', '1–5'],
    [{ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, 'integer', 'at least 1'],
  ])('%j is %s', (schema, type, limits) => {
    expect([typeOf(schema), limitsOf(schema)]).toEqual([type, limits]);
  });

  it('of several kinds of an object are told once, and are required where every kind requires them', () => {
    const kind = (name: string, more: object) => ({
      type: 'object',
      properties: { type: { const: name }, ...more },
      required: ['type', ...Object.keys(more)],
    });
    const schema = { anyOf: [kind('a', {}), kind('b', { more: { type: 'string' } })] };
    expect(fieldsOf(schema).map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'type: "a" | "b"',
      'more: string',
    ]);
  });
});
