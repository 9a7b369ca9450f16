import { expect, it } from 'vitest';
import * as z from 'zod';
// Schemas of the contract set the messages for the whole process.
import './common.ts';

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'This field is required'],
  [z.string(), null, 'This field is required'],
  [z.string(), 7, 'Please enter text'],
  [z.number(), 'seven', 'Please enter a number'],
  [z.number(), Number.NaN, 'Please enter a number'],
  [z.number(), Number.POSITIVE_INFINITY, 'Please enter a number'],
  [z.int(), 1.5, 'Please enter a whole number'],
  [z.boolean(), 'yes', 'Please choose yes or no'],
  [z.array(z.string()), 'a', 'Please send a list'],
  [z.strictObject({}), 'a', 'Please send an object'],
  [z.map(z.string(), z.string()), 'a', 'This value is not valid'],
  [z.string().min(1), '', 'This field is required'],
  [z.string().min(3), 'ab', 'Please use at least 3 characters'],
  [z.string().max(1), 'ab', 'Please use at most 1 character'],
  [z.number().min(2), 1, 'Please enter 2 or more'],
  [z.number().gt(0), 0, 'Please enter more than 0'],
  [z.number().max(2), 3, 'Please enter 2 or less'],
  [z.number().lt(2), 2, 'Please enter less than 2'],
  [z.array(z.string()).min(1), [], 'Please add at least 1 entry'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Please use at most 1 entry'],
  [z.array(z.string()).length(2), ['a'], 'Please add at least 2 entries'],
  [z.number().multipleOf(0.25), 0.3, 'Please enter a multiple of 0.25'],
  [z.email(), 'a', 'Email is invalid'],
  [z.url(), 'a', 'Please enter a web address such as https://example.com'],
  [z.iso.date(), 'a', 'Please enter a date such as 2026-01-31'],
  [z.iso.datetime(), 'a', 'Please enter a date and time'],
  [z.string().regex(/^a$/), 'b', 'This value is not valid'],
  [z.enum(['a', 'b']), 'c', 'Please choose one of: a, b'],
  [z.literal('a'), 'c', 'This value is not valid'],
  [z.strictObject({}), { x: 1 }, 'Unknown field: x'],
  [z.union([z.string(), z.number()]), true, 'This value is not valid'],
  [z.string().refine((text) => text === 'a'), 'b', 'This value is not valid'],
  [z.string('Name is required'), 7, 'Name is required'],
])('%# says in plain words what is wrong', (schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message);
});
