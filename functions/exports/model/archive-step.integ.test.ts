import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { getFileBytes } from '../../platform/storage/joined-file.ts';
import { unzip } from '../../imports/model/unzip.ts';
import { randomText } from '../../platform/security/random.ts';
import type { PartsFile } from './data-export/parts-file.ts';
import { archiveStep, ArchiveCursor } from './archive-step.ts';

const PAGES = 45;
/** That does not pack, so that the whole is joined of several parts. */
const noise = () => randomBytes(150_000).toString('base64');

/** A list of one entry a page, and one that is empty. */
const FILE: PartsFile<string> = {
  format: 'test',
  version: 1,
  parts: {
    long: async (holder, after) => {
      const n = Number(after ?? 0);
      return {
        told: [{ n, holder, text: noise() }],
        rows: [[String(n), n === 0 ? '=1+1' : 'Ada, “A”']],
        next: n + 1 < PAGES ? n + 1 : undefined,
      };
    },
    none: async () => ({ told: [], next: undefined }),
  },
};

it('is written step by step, joined, and read as any archive; no cell is a formula', async () => {
  const key = `exports/test/${randomText(20)}`;
  const writing = { file: FILE, heads: { long: ['n', 'name'], none: ['n'] }, holder: 'Acme', key };
  const names = { fileName: 'acme.zip', jsonName: 'all.json' };
  const phases: string[] = [];
  let step = await archiveStep({ ...writing, ...names }, undefined);
  while ('cursor' in step) {
    phases.push(step.cursor.phase);
    const cursor = ArchiveCursor.parse(JSON.parse(JSON.stringify(step.cursor)));
    // What was written before a crash is written again.
    if (cursor.phase === 'write') await archiveStep({ ...writing, ...names }, cursor);
    step = await archiveStep({ ...writing, ...names }, cursor);
  }
  expect(phases.filter((phase) => phase === 'write').length).toBeGreaterThan(2);
  expect(phases.filter((phase) => phase === 'join').length).toBeGreaterThan(2);
  const bytes = await getFileBytes(key);
  expect(step.result).toMatchObject({ key, fileName: 'acme.zip', size: bytes.length });
  const files = unzip(bytes, { wanted: () => true, limit: 100_000_000, entries: 5 });
  const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8');
  expect(Object.keys(files)).toEqual(['all.json', 'long.csv', 'none.csv']);
  const { long, none } = JSON.parse(text('all.json')) as { long: { n: number }[]; none: object[] };
  expect([long.map(({ n }) => n), none]).toEqual([Array.from({ length: PAGES }, (_, n) => n), []]);
  const rows = text('long.csv').trimEnd().split('\r\n');
  expect([rows.length, rows.slice(0, 3)]).toEqual([PAGES + 1, ['\uFEFFn,name', "0,'=1+1", '1,"Ada, “A”"']]);
  expect(text('none.csv')).toBe('\uFEFFn\r\n');
});
