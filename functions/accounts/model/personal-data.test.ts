import { expect, it } from 'vitest';
import * as keys from '../../platform/dynamodb/keys.ts';
import { NON_PERSONAL_KEYS, PERSONAL_DATA } from './personal-data.ts';

it('says of every key of the table whether people stand behind it, once', () => {
  const named = [
    ...Object.values(PERSONAL_DATA).flatMap((kind) => kind.keys),
    ...Object.keys(NON_PERSONAL_KEYS),
  ];
  const built = Object.keys(keys).filter((name) => /(Key|Pk)$/.test(name));
  expect(named.toSorted()).toEqual(built.toSorted());
});
