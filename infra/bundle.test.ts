import { TOPICS } from '@quizhall/functions/entry/topics.ts';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpoints } from '@quizhall/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  background,
  BURST_BUDGET,
  type BundleSize,
  bundleFunctions,
  functionEntries,
  handlerPath,
  overBudget,
  sizeReport,
  sourcePath,
} from './bundle.ts';

describe('functionEntries', () => {
  it('has each endpoint of the contract and each background function once', () => {
    const names = functionEntries.map(({ area, file }) => `${area}/${file}`);
    expect(new Set(names).size).toBe(names.length);
    const behindTheStream =
      Object.keys(background).length + new Set(Object.values(TOPICS).map(({ file }) => file)).size;
    expect(names).toHaveLength(endpoints.length + behindTheStream);
  });

  it('has one handler file for each endpoint, whatever its domain', () => {
    const files = globSync('*/handlers/*.ts', { cwd: join(import.meta.dirname, '../functions') })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => basename(file, '.ts'));
    expect(files.toSorted()).toEqual(endpoints.map(({ file }) => file).toSorted());
  });

  it('has a source for each', () => {
    expect(functionEntries.filter((entry) => !existsSync(sourcePath(entry)))).toEqual([]);
  });
});

describe('bundleFunctions', () => {
  const entry = { area: 'system', file: 'get-health', burst: false, payments: false };
  let outDir: string;
  let sizes: BundleSize[];

  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'quizhall-bundle-'));
    sizes = await bundleFunctions(outDir, [entry]);
  });
  afterAll(() => rm(outDir, { recursive: true, force: true }));

  it('makes a module of its own that runs without node_modules', async () => {
    const bundle = (await import(pathToFileURL(handlerPath(entry.area, entry.file, outDir)).href)) as object;
    expect(bundle).toHaveProperty('handler', expect.any(Function));
  });

  it('tells the minified size', () => {
    expect(sizes).toEqual([{ ...entry, bytes: expect.any(Number) }]);
    expect(sizes[0]?.bytes).toBeGreaterThan(50_000);
  });

  it('lays the package of the payment provider beside the functions that ask it, and nowhere else', async () => {
    const asking = { area: 'payments', file: 'receive-webhook', burst: false, payments: true };
    const [charging] = functionEntries.filter(({ file }) => file === 'pay-entry');
    const other = { area: 'payments', file: 'answer-challenge', burst: false, payments: false };
    const apart = await mkdtemp(join(tmpdir(), 'quizhall-bundle-'));
    if (!charging) throw new Error('No function charges an entry');
    expect((await bundleFunctions(apart, [asking, charging, other]))[1]).toMatchObject({ payments: true });
    const provider = (file: string) => join(apart, `payments-${file}`, 'stripe.mjs');
    expect(await import(pathToFileURL(provider('receive-webhook')).href)).toHaveProperty('Stripe');
    expect(existsSync(provider('answer-challenge'))).toBe(false);
    await expect(bundleFunctions(apart, [{ ...asking, payments: false }])).rejects.toThrow(
      'payments/receive-webhook',
    );
    await rm(apart, { recursive: true });
  });

  it('lays the fonts beside the functions that write on paper, and nowhere else', async () => {
    const apart = await mkdtemp(join(tmpdir(), 'quizhall-bundle-'));
    const writing = functionEntries.filter(({ file }) =>
      ['download-invoice', 'get-certificate-pdf'].includes(file),
    );
    await bundleFunctions(apart, [entry, ...writing]);
    const hasFonts = ({ area, file }: typeof entry) => existsSync(join(apart, `${area}-${file}`, 'fonts'));
    expect(writing.map(hasFonts)).toEqual([true, true]);
    expect(hasFonts(entry)).toBe(false);
    await rm(apart, { recursive: true });
  });

  it('fails when a handler is missing', async () => {
    const missing = { area: 'system', file: 'no-such-handler', burst: false, payments: false };
    await expect(bundleFunctions(outDir, [missing])).rejects.toThrow('no-such-handler.ts');
  });
});

describe('the budget', () => {
  const sizeOf = (bytes: number, burst: boolean) => ({
    payments: false,
    area: 'attempts',
    file: 'start-attempt',
    bytes,
    burst,
  });

  it('holds for the burst path alone', () => {
    expect(overBudget([sizeOf(BURST_BUDGET, true), sizeOf(BURST_BUDGET + 1, false)])).toEqual([]);
    expect(overBudget([sizeOf(BURST_BUDGET + 1, true)])).toHaveLength(1);
  });

  it('is reported in kilobytes, the largest first', () => {
    const lines = sizeReport([sizeOf(1_000, true), sizeOf(20_000, false)]).split('\n');
    expect(lines).toEqual([
      '    20.0 KB  attempts/start-attempt',
      '     1.0 KB  attempts/start-attempt  (burst)',
    ]);
  });
});
