import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as tokens from '../functions/_platform/tokens.ts';
import { bundleFunctions, handlerPath } from './bundle.ts';
import { REPLACED } from './bundle-parts.ts';

vi.stubEnv('TOKEN_KEY', 'a key of this test, as long as keys have to be');

const MODULES = join(import.meta.dirname, '..', 'node_modules');

const FILES: Record<keyof typeof REPLACED, string> = {
  jsonSchema: 'zod/v4/core/to-json-schema.js',
  endpointCache: '@aws-sdk/endpoint-cache/dist-es/EndpointCache.js',
  sha256: '@smithy/core/dist-es/submodules/checksum/sha256/Sha256Js.js',
  manifest: '@aws-sdk/client-dynamodb/package.json',
  rateLimiter: '@smithy/core/dist-es/submodules/retry/util-retry/DefaultRateLimiter.js',
  instanceRegion:
    '@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/getInstanceMetadataRegion.js',
  streamHeaders: '@smithy/signature-v4/dist-es/HeaderFormatter.js',
};

it.each(Object.entries(FILES))('the package still has %s where it is replaced', (name, file) => {
  expect(existsSync(join(MODULES, file))).toBe(true);
  expect(join(MODULES, file)).toMatch(REPLACED[name as keyof typeof REPLACED].module);
});

describe('tokens in a bundle', () => {
  const entry = { area: '_platform', file: 'tokens', burst: false, payments: false };
  let outDir: string;
  let bundled: typeof tokens;

  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'quizhall-bundle-'));
    await bundleFunctions(outDir, [entry]);
    bundled = (await import(
      pathToFileURL(handlerPath(entry.area, entry.file, outDir)).href
    )) as typeof tokens;
  });
  afterAll(() => rm(outDir, { recursive: true, force: true }));

  it('are signed and read, and refused when they were changed', async () => {
    const person = {
      id: 'u-1',
      name: 'Ada',
      email: 'ada@example.com',
      type: 'learner',
      sessionId: 's-1',
    } as const;
    const token = await bundled.signAccessToken(person);
    expect(await bundled.readAccessToken(token)).toEqual(person);
    expect(await bundled.readAccessToken(`${token.slice(0, -4)}AAAA`)).toBeUndefined();
  });
});
