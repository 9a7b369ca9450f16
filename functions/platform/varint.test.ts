import * as fc from '@quizhall/shared/testing/properties';
import { expect, it } from 'vitest';
import { decodeVarints, encodeVarints } from './varint.ts';

it.each([
  [[0], [0]],
  [[-1], [1]],
  [[63], [126]],
  [[64], [128, 1]],
  [[300], [216, 4]],
])('%j is %j', (numbers, bytes) => {
  expect([...encodeVarints(numbers)]).toEqual(bytes);
});

it('decodes what it encodes', () => {
  const numbers = fc.array(fc.oneof(fc.integer(), fc.integer({ min: -(2 ** 51), max: 2 ** 51 })));
  fc.assert(
    fc.property(numbers, (given) => {
      expect(decodeVarints(encodeVarints(given))).toEqual(given);
    }),
  );
});
