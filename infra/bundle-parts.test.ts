import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as tokens from '../functions/_platform/tokens.ts';
import { bundleFunctions, handlerPath } from './bundle.ts';
import { REPLACED } from './bundle-parts.ts';

vi.stubEnv('TOKEN_KEY', 'a key of this test, as long as keys have to be');

const MODULES = join(import.meta.dirname, '..', 'node_modules');

const FILES: Record<keyof typeof REPLACED, string> = {
  algorithms: 'jsonwebtoken/lib/psSupported.js',
  jsonSchema: 'zod/v4/core/to-json-schema.js',
  endpointCache: '@aws-sdk/endpoint-cache/dist-es/EndpointCache.js',
  sha256: '@smithy/core/dist-es/submodules/checksum/sha256/Sha256Js.js',
  manifest: '@aws-sdk/client-dynamodb/package.json',
  rateLimiter: '@smithy/core/dist-es/submodules/retry/util-retry/DefaultRateLimiter.js',
  instanceRegion:
    '@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/getInstanceMetadataRegion.js',
  keyPairs: 'jsonwebtoken/lib/validateAsymmetricKey.js',
  safeBuffer: 'safe-buffer/index.js',
  ecdsa: 'ecdsa-sig-formatter/src/ecdsa-sig-formatter.js',
  spans: 'ms/index.js',
  includes: 'lodash.includes/index.js',
  isInteger: 'lodash.isinteger/index.js',
  isPlainObject: 'lodash.isplainobject/index.js',
  once: 'lodash.once/index.js',
};

it.each(Object.entries(FILES))('the package still has %s where it is replaced', (name, file) => {
  expect(existsSync(join(MODULES, file))).toBe(true);
  expect(join(MODULES, file)).toMatch(REPLACED[name as keyof typeof REPLACED].module);
});

type Call = (...args: unknown[]) => unknown;

/** The stand-in and what it stands in for. */
function pair(name: keyof typeof REPLACED): [replacement: Call, original: Call] {
  const module = { exports: undefined as unknown };
  compileFunction(REPLACED[name].by, ['module'])(module);
  return [module.exports as Call, createRequire(import.meta.url)(join(MODULES, FILES[name])) as Call];
}

const VALUES = [
  0,
  1.5,
  -3,
  '1',
  '',
  true,
  null,
  undefined,
  Number.NaN,
  {},
  [],
  Object.create(null),
  new Date(0),
  Math.max,
];

describe('what stands in for lodash answers the same', () => {
  it.each(['isInteger', 'isPlainObject'] as const)('%s', (name) => {
    const [replacement, original] = pair(name);
    for (const value of VALUES) expect(replacement(value)).toBe(original(value));
  });

  it('includes', () => {
    const [replacement, original] = pair('includes');
    for (const value of VALUES)
      expect(replacement(['1', 0, true], value)).toBe(original(['1', 0, true], value));
  });

  it('once', () => {
    for (const once of pair('once')) {
      let calls = 0;
      const call = once((add: number) => (calls += add)) as Call;
      expect([call(2), call(3), calls]).toEqual([2, 2, 2]);
    }
  });
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
