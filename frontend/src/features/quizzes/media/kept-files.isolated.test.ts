import { afterEach, expect, it, vi } from 'vitest';
import { dropFiles, keepFile, keptFile } from './kept-files.ts';

/** Stub of the browser's Cache: entries by URL, in insertion order. */
function stubStore() {
  const files = new Map<string, Response>();
  const store = {
    put: async (address: string, file: Response) => void files.set(address, file),
    match: async (address: string) => files.get(address)?.clone(),
    keys: async () => [...files.keys()],
    delete: async (address: string) => files.delete(address),
  };
  vi.stubGlobal('caches', { open: async () => store });
}

const file = (text: string) => new Blob([text], { type: 'image/png' });
const textOf = async (key: string) => (await keptFile(key))?.text();

afterEach(() => vi.unstubAllGlobals());

it('keeps a file by its key until it is saved, and the last twelve of many', async () => {
  stubStore();
  for (let number = 0; number <= 12; number++) await keepFile(`incoming/${number}.png`, file(`${number}`));
  expect([await textOf('incoming/0.png'), await textOf('incoming/1.png')]).toEqual([undefined, '1']);
  expect((await keptFile('incoming/1.png'))?.type).toBe('image/png');
  await dropFiles(['incoming/1.png', 'incoming/2.png']);
  expect([await textOf('incoming/2.png'), await textOf('incoming/3.png')]).toEqual([undefined, '3']);
});

it('keeps no file that is too large to lie about', async () => {
  stubStore();
  await keepFile('incoming/film.mp4', new Blob([new Uint8Array(13 * 1_024 * 1_024)]));
  expect(await keptFile('incoming/film.mp4')).toBeUndefined();
});

it('does without a store where the browser has none', async () => {
  await keepFile('incoming/a.png', file('a'));
  await dropFiles(['incoming/a.png']);
  expect(await keptFile('incoming/a.png')).toBeUndefined();
});
