import { expect, it } from 'vitest';
import { type ChangePattern, matchesPattern } from './change-pattern.ts';

const record = {
  eventName: 'MODIFY',
  dynamodb: { Keys: { pk: { S: 'RUN#u' } }, NewImage: { a: { S: 'x' } } },
};

it.each<[string, ChangePattern, boolean]>([
  ['a value of the list', { eventName: ['INSERT', 'MODIFY'] }, true],
  ['none of the list', { eventName: ['INSERT'] }, false],
  ['a prefix', { dynamodb: { Keys: { pk: { S: [{ prefix: 'RUN#' }] } } } }, true],
  ['another prefix', { dynamodb: { Keys: { pk: { S: [{ prefix: 'UN#' }] } } } }, false],
  ['a suffix', { dynamodb: { Keys: { pk: { S: [{ suffix: '#u' }] } } } }, true],
  ['another suffix', { dynamodb: { Keys: { pk: { S: [{ suffix: '#v' }] } } } }, false],
  ['anything but', { dynamodb: { NewImage: { a: { S: [{ 'anything-but': ['y'] }] } } } }, true],
  ['just that', { dynamodb: { NewImage: { a: { S: [{ 'anything-but': ['x'] }] } } } }, false],
  [
    'anything but, where there is nothing',
    { dynamodb: { OldImage: { a: { S: [{ 'anything-but': ['x'] }] } } } },
    false,
  ],
  ['what exists', { dynamodb: { NewImage: { a: { S: [{ exists: true }] } } } }, true],
  ['what does not', { dynamodb: { OldImage: { a: { S: [{ exists: false }] } } } }, true],
  ['every field, not one', { eventName: ['MODIFY'], dynamodb: { NewImage: { a: { S: ['y'] } } } }, false],
])('a pattern asks for %s', (_, pattern, expected) => {
  expect(matchesPattern(pattern, record)).toBe(expected);
});
