import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pngOf } from '../../testing/png.ts';
import { printableLogo } from './certificate-logo.ts';

/** A JPEG as far as its frame: of this width, coded in this way. */
const jpegOf = (width: number, frame = 'c0') =>
  Buffer.from(`ffd8ffe000040000ff${frame}0011080004${width.toString(16).padStart(4, '0')}030000`, 'hex');

it.each([2, 6] as const)('prints what the picture of a PNG needs, and nothing else (%s)', (colours) => {
  const logo = printableLogo(pngOf({ colours }));
  const names = logo?.toString('latin1').match(/IHDR|tEXt|IDAT|IEND/g);
  expect(names).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect(logo?.includes('Ada')).toBe(false);
});

it('prints a JPEG as it is', () => {
  expect(printableLogo(jpegOf(8))?.equals(jpegOf(8))).toBe(true);
});

it.each<[what: string, file: Buffer]>([
  ['that is no picture', Buffer.from('<svg onload="alert(1)"/>')],
  ['that is empty', Buffer.alloc(0)],
  ['that is cut off', pngOf().subarray(0, -20)],
  ['whose pixels are not all there', pngOf({ pixels: Buffer.alloc(40) })],
  ['that unfolds to more than it says', pngOf({ pixels: Buffer.alloc(10_000_000) })],
  ['with more pixels than a logo has', pngOf({ width: 2_049, height: 1 })],
  ['in several passes', pngOf({ interlaced: true })],
  ['that weighs too much', Buffer.concat([pngOf(), Buffer.alloc(1_100_000)])],
  ['that is a wide JPEG', jpegOf(2_049)],
  ['that is a JPEG of a kind which readers do not know', jpegOf(8, 'c3')],
])('prints no file %s', (_, file) => {
  expect(printableLogo(file)).toBeUndefined();
});

it('never fails, whatever is wrong with a file', () => {
  const png = pngOf();
  const spoilt = fc.tuple(fc.nat(png.length - 1), fc.nat(255)).map(([at, byte]) => {
    const copy = Buffer.from(png);
    copy[at] = byte;
    return copy;
  });
  const most = printableLogo(png)?.length ?? 0;
  fc.assert(fc.property(spoilt, (file) => (printableLogo(file)?.length ?? 0) <= most));
});
