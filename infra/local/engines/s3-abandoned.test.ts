import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetAbandoned } from './s3-abandoned.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
let bucket: string;

beforeAll(async () => {
  bucket = await mkdtemp(join(tmpdir(), 'bucket-'));
});
afterAll(() => rm(bucket, { recursive: true }));

async function keep(name: string, daysOld: number) {
  const file = join(bucket, name);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, 'x');
  await utimes(file, NOW / 1_000, NOW / 1_000 - daysOld * 86_400);
}

it('forgets uploads after two days, and never a file in use', async () => {
  expect(await forgetAbandoned(bucket, NOW)).toBe(0);
  await keep('incoming/cover/u_1/old.png', 2.1);
  await keep('incoming/cover/u_1/new.png', 1.9);
  await keep('cover/u_1/old.png', 400);
  await keep('exports/u_1/old.png', 2.1);
  await keep('catalogue/old.png', 7.1);
  await keep('catalogue/new.png', 6.9);
  expect(await forgetAbandoned(bucket, NOW)).toBe(3);
  expect(
    (await readdir(bucket, { recursive: true })).filter((name) => name.endsWith('.png')).toSorted(),
  ).toEqual(['catalogue/new.png', 'cover/u_1/old.png', 'incoming/cover/u_1/new.png']);
});
