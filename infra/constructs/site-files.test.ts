import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { ORIGIN_PLACE, SOCIAL_PLACE } from '@quizhall/shared/rules/public-paths';
import { resolveConfig } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { stageNamed } from '../stages.ts';
import { SiteFiles } from './site-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'quizhall-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the files of the site', () => {
  it('have no source maps, though the build may have made some, and know the origin and links of their stage', () => {
    const site = join(folder, 'site');
    mkdirSync(join(site, 'assets'), { recursive: true });
    for (const name of ['assets/index-C0ffee12.js', 'assets/index-C0ffee12.js.map', 'sw.js.map'])
      writeFileSync(join(site, name), name);
    writeFileSync(join(site, 'index.html'), `${SOCIAL_PLACE}<link href="${ORIGIN_PLACE}/x" />`);
    const app = new App({ outdir: join(folder, 'out'), analyticsReporting: false });
    const stack = new Stack(app, 'web');
    const social = [{ name: 'Mastodon', url: 'https://social.example/@quizhall' }];
    new SiteFiles(stack, 'SiteFiles', {
      stage: { ...stageNamed('prod'), social },
      bucket: new Bucket(stack, 'Site'),
      bucketId: 'site',
      folder: site,
    });
    app.synth();
    const names = readdirSync(join(folder, 'out'), { recursive: true }).map(String);
    expect(names.filter((name) => name.endsWith('index-C0ffee12.js'))).toHaveLength(1);
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
    const page = names.find((name) => name.endsWith('index.html')) ?? '';
    const html = readFileSync(join(folder, 'out', page), 'utf8');
    expect(html).toContain('&quot;Mastodon&quot;');
    expect(html).toContain('href="https://quizhall.example/x"');
  });

  it('have source maps neither made nor named by the build', async () => {
    const configFile = join(import.meta.dirname, '../../frontend/vite.config.ts');
    expect((await resolveConfig({ configFile }, 'build')).build.sourcemap).toBe(false);
  });
});
