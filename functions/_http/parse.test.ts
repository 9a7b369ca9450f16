import { describe, expect, it } from 'vitest';
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
});
