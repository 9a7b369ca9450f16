import { plainMessage } from '@quizhall/shared/model/plain-errors';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { fieldErrors } from './parse.ts';

const Body = z.strictObject({
  name: z.string('Name is required').min(2),
  tags: z.array(z.string()).optional(),
});

const errorsOf = (json: string): Record<string, string> => {
  const { error } = Body.safeParse(JSON.parse(json));
  return error ? fieldErrors(error) : {};
};

describe('fieldErrors', () => {
  it('tells the first problem of every field by its path', () => {
    expect(errorsOf('{"tags":["a",1]}')).toEqual({ name: 'Name is required', 'tags.1': expect.any(String) });
    expect(errorsOf('[]')).toEqual({ body: expect.any(String) });
  });

  it.each(['other', 'constructor', 'toString'])('reports the unknown key %s', (key) => {
    expect(errorsOf(`{"name":"Ada","${key}":1}`)).toEqual({ [key]: expect.any(String) });
  });

  it('tells of twenty fields at most, with names and messages of a bounded length', () => {
    const unknown = Array.from({ length: 90_000 }, (_, n) => [`${n}${'x'.repeat(100)}`, n]);
    const errors = errorsOf(JSON.stringify({ name: 'Ada', ...Object.fromEntries(unknown) }));
    expect(Object.keys(errors)).toHaveLength(20);
    expect(new Set(Object.values(errors))).toEqual(new Set(['Unknown field']));
    expect(Math.max(...Object.keys(errors).map((name) => name.length))).toBe(81);
  });
});

it('words problems itself where no schema of the bundle has set the messages', async () => {
  vi.resetModules();
  z.config({ customError: undefined });
  await import('./parse.ts');
  expect(z.config().customError?.toString()).toBe(plainMessage.toString());
});
