import { Cursor } from '@quizhall/shared/model/common';
import { LIMITS } from '@quizhall/shared/model/limits';
import { expect, it } from 'vitest';
import { decodeListCursor, encodeListCursor } from './list-cursor.ts';

it.each(['字', '\u0007', 'é', '"'])(
  'a cursor at the longest title made of %j is accepted and read back',
  (sign) => {
    const cursor = encodeListCursor([sign.repeat(LIMITS.title), `q_${'a'.repeat(16)}`]);
    expect(decodeListCursor(Cursor.parse(cursor) ?? '')).toEqual([
      sign.repeat(LIMITS.title),
      `q_${'a'.repeat(16)}`,
    ]);
  },
);
