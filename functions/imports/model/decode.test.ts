import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import { decodeText, LOST } from './decode.ts';

const bytes = (latin1: string) => new Uint8Array(Buffer.from(latin1, 'latin1'));
const utf8 = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));

describe('decodeText', () => {
  it.each([
    ['UTF-8', utf8('naïve “café” φύσις 🎉'), 'naïve “café” φύσις 🎉'],
    ['UTF-8 with byte order mark', utf8('\uFEFFcafé'), 'café'],
    ['UTF-16 little endian', new Uint8Array([0xff, 0xfe, 0xe9, 0x00]), 'é'],
    ['UTF-16 big endian', new Uint8Array([0xfe, 0xff, 0x00, 0xe9]), 'é'],
    ['Windows-1252', bytes('Brummb\xe4r \x93Treble\x94 \x80'), 'Brummbär “Treble” €'],
    ['Windows-1252 at the end of a question', bytes('caf\xe9? Spa\xdf?'), 'café? Spaß?'],
    ['UTF-8 and Windows-1252 in different lines', bytes('caf\xc3\xa9\ncaf\xe9'), 'café\ncafé'],
    ['UTF-8 and Windows-1252 in one line', bytes('caf\xc3\xa9 caf\xe9'), 'café café'],
    ['UTF-8 that lost a byte', bytes('\xe2\x80\x9cBadger State\xe2\x80?'), `“Badger State${LOST}`],
    ['UTF-8 that lost its only byte', bytes('First Impressions\xe2\x80?.'), `First Impressions${LOST}.`],
    ['UTF-8 that lost a byte inside a word', bytes('\xd0?n oxygen tank'), `${LOST}n oxygen tank`],
    ['nothing', bytes(''), ''],
  ])('%s', (_encoding, input, expected) => {
    expect(decodeText(input)).toBe(expected);
  });

  it('reads whatever was written in UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!text.startsWith('\uFEFF'));
        expect(decodeText(utf8(text))).toBe(text);
      }),
    );
  });

  it('reads any bytes at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (input) => typeof decodeText(input) === 'string'),
    );
  });
});
