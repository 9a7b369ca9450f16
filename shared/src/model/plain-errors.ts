import type * as z from 'zod';
import { FIELD_MESSAGES } from './field-messages.ts';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const REQUIRED = 'This field is required';
const INVALID = 'This value is not valid';

const TYPES: Readonly<Record<string, string>> = {
  string: 'Please enter text',
  number: 'Please enter a number',
  int: 'Please enter a whole number',
  boolean: 'Please choose yes or no',
  array: 'Please send a list',
  object: 'Please send an object',
  record: 'Please send an object',
  date: 'Please enter a date',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: FIELD_MESSAGES.emailInvalid,
  url: 'Please enter a web address such as https://example.com',
  date: 'Please enter a date such as 2026-01-31',
  datetime: 'Please enter a date and time',
  time: 'Please enter a time',
};

const counted = (count: unknown, one: string, many: string): string =>
  `${String(count)} ${Number(count) === 1 ? one : many}`;

function tooSmall({ origin, minimum, inclusive }: Extract<RawIssue, { code: 'too_small' }>): string {
  if (origin === 'string')
    return minimum === 1 ? REQUIRED : `Please use at least ${counted(minimum, 'character', 'characters')}`;
  if (origin === 'array' || origin === 'set')
    return `Please add at least ${counted(minimum, 'entry', 'entries')}`;
  return inclusive === false ? `Please enter more than ${minimum}` : `Please enter ${minimum} or more`;
}

function tooBig({ origin, maximum, inclusive }: Extract<RawIssue, { code: 'too_big' }>): string {
  if (origin === 'string') return `Please use at most ${counted(maximum, 'character', 'characters')}`;
  if (origin === 'array' || origin === 'set')
    return `Please use at most ${counted(maximum, 'entry', 'entries')}`;
  return inclusive === false ? `Please enter less than ${maximum}` : `Please enter ${maximum} or less`;
}

/** Message for a validation issue whose schema names none, in place of the library's technical one. */
export function plainMessage(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? REQUIRED
        : (TYPES[issue.expected] ?? INVALID);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return FORMATS[issue.format] ?? INVALID;
    case 'invalid_value':
      return issue.values.length > 1
        ? `Please choose one of: ${issue.values.map(String).join(', ')}`
        : INVALID;
    case 'not_multiple_of':
      return `Please enter a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `Unknown ${issue.keys.length === 1 ? 'field' : 'fields'}: ${issue.keys.join(', ')}`;
    default:
      return INVALID;
  }
}
