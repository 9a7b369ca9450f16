import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { resolveConfig } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { stageNamed } from '../stages.ts';
import { SiteFiles } from './site-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'quizhall-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('source maps', () => {
  it('are not put into the bucket, though the build may have made some', () => {
    const site = join(folder, 'site');
    mkdirSync(join(site, 'assets'), { recursive: true });
    for (const name of [
      'index.html',
      'assets/index-C0ffee12.js',
      'assets/index-C0ffee12.js.map',
      'sw.js.map',
    ])
      writeFileSync(join(site, name), name);
    const app = new App({ outdir: join(folder, 'out'), analyticsReporting: false });
    const stack = new Stack(app, 'web');
    const bucket = new Bucket(stack, 'Site');
    new SiteFiles(stack, 'SiteFiles', { stage: stageNamed('dev'), bucket, folder: site });
    app.synth();
    const names = readdirSync(join(folder, 'out'), { recursive: true }).map(String);
    expect(names.filter((name) => name.endsWith('index-C0ffee12.js'))).toHaveLength(1);
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  });

  it('are neither made nor named by the build', async () => {
    const configFile = join(import.meta.dirname, '../../frontend/vite.config.ts');
    expect((await resolveConfig({ configFile }, 'build')).build.sourcemap).toBe(false);
  });
});
