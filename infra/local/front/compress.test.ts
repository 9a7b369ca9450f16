import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed, encodingFor } from './compress.ts';

describe('compression of the built site', () => {
  it.each([
    ['text/javascript; charset=utf-8', 5_000, 'gzip, deflate, br, zstd', 'br'],
    ['text/css', 5_000, 'gzip', 'gzip'],
    ['image/svg+xml', 5_000, 'br', 'br'],
    ['text/html', 5_000, undefined, undefined],
    ['text/html', 999, 'gzip, br', undefined],
    ['text/html', 10_000_001, 'gzip, br', undefined],
    ['font/woff2', 48_000, 'gzip, br', undefined],
    ['image/webp', 48_000, 'gzip, br', undefined],
  ])('of %s with %i bytes for "%s" is %s', (type, size, accepted, expected) => {
    expect(encodingFor(type, size, accepted)).toBe(expected);
  });

  it('keeps the content, also after the file has changed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'quizhall-compress-'));
    const file = join(folder, 'page.html');
    writeFileSync(file, 'one '.repeat(500));
    expect(brotliDecompressSync(compressed(file, 'br')).toString()).toBe('one '.repeat(500));
    expect(gunzipSync(compressed(file, 'gzip')).toString()).toBe('one '.repeat(500));
    expect(compressed(file, 'gzip').length).toBeLessThan(200);
    writeFileSync(file, 'two '.repeat(500));
    utimesSync(file, 1, 1);
    expect(brotliDecompressSync(compressed(file, 'br')).toString()).toBe('two '.repeat(500));
    rmSync(folder, { recursive: true });
  });
});
