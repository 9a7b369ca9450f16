import { describe, expect, it } from 'vitest';
import { NotificationId } from '../model/notifications/notification.ts';
import * as fc from '../testing/properties.ts';
import { ulidFloor, ulidOf, ulidTime } from './ulid.ts';

const bytes = fc.uint8Array({ minLength: 10, maxLength: 32 });
const instant = fc.integer({ min: 0, max: 2 ** 48 - 1 });

describe('ulidOf', () => {
  it('writes time and tail as in the example of the ULID specification', () => {
    expect(ulidOf(1_469_918_176_385, new Uint8Array(10))).toBe(`01ARYZ6S41${'0'.repeat(16)}`);
    expect(ulidOf(2 ** 48 - 1, new Uint8Array(10).fill(255))).toBe(`7${'Z'.repeat(25)}`);
  });

  it('is a valid id that tells its time', () => {
    fc.assert(
      fc.property(instant, bytes, (at, tail) => {
        const id = ulidOf(at, tail);
        expect(NotificationId.safeParse(id).success).toBe(true);
        expect(ulidTime(id)).toBe(at);
      }),
    );
  });

  it('sorts by time, and not before the floor of its instant', () => {
    fc.assert(
      fc.property(instant, instant, bytes, bytes, (a, b, tailA, tailB) => {
        fc.pre(a < b);
        expect(ulidOf(a, tailA) < ulidOf(b, tailB)).toBe(true);
        expect(ulidOf(a, tailA) < ulidFloor(b)).toBe(true);
        expect(ulidFloor(b) < ulidOf(b, tailB)).toBe(true);
      }),
    );
  });

  it('differs where the first ten bytes differ', () => {
    const one = Uint8Array.from({ length: 10 }, (_, i) => i);
    expect(ulidOf(0, one)).not.toBe(ulidOf(0, one.toReversed()));
  });
});
