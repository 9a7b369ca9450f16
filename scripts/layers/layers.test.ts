import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { faultsOf } from './check.ts';
import { readGraph } from './graph.ts';
import { importsOf } from './imports.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What is wrong with a repository of these modules and the real workspaces' exports. */
function faultsIn(modules: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'quizhall-layers-'));
  folders.push(root);
  for (const workspace of ['shared', 'functions', 'frontend', 'infra', 'e2e', 'bench', 'scripts']) {
    mkdirSync(join(root, workspace));
    if (workspace !== 'scripts')
      cpSync(join(ROOT, workspace, 'package.json'), join(root, workspace, 'package.json'));
  }
  for (const [path, text] of Object.entries(modules)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return faultsOf(readGraph(root));
}

/** The import that `from` makes, and the file that it means. */
const FORBIDDEN: [kind: string, from: string, text: string, to: string][] = [
  [
    'shared → functions',
    'shared/src/rules/a.ts',
    "import '@quizhall/functions/_data/b.ts'",
    'functions/_data/b.ts',
  ],
  [
    'shared → frontend',
    'shared/src/rules/a.ts',
    "import '../../../frontend/src/lib/b.ts'",
    'frontend/src/lib/b.ts',
  ],
  [
    'rules → contract',
    'shared/src/rules/a.ts',
    "import type { B } from '../contract/b.ts'",
    'shared/src/contract/b.ts',
  ],
  [
    'model → grading',
    'shared/src/model/a.ts',
    "export { b } from '../grading/b.ts'",
    'shared/src/grading/b.ts',
  ],
  ['functions → infra', 'functions/auth/a.ts', "import '@quizhall/infra/local/b.ts'", 'infra/local/b.ts'],
  [
    'test of functions → infra',
    'functions/auth/a.integ.test.ts',
    "import '@quizhall/infra/local/b.ts'",
    'infra/local/b.ts',
  ],
  [
    'kit of functions → infra',
    'functions/_testing/a.ts',
    "import '@quizhall/infra/local/testing/b.ts'",
    'infra/local/testing/b.ts',
  ],
  [
    'functions → frontend',
    'functions/auth/a.ts',
    "import '../../frontend/src/lib/b.ts'",
    'frontend/src/lib/b.ts',
  ],
  [
    'platform → data',
    'functions/_platform/a.ts',
    "import type { B } from '../_data/b.ts'",
    'functions/_data/b.ts',
  ],
  ['data → accounts', 'functions/_data/a.ts', "import '../_accounts/b.ts'", 'functions/_accounts/b.ts'],
  ['http → accounts', 'functions/_http/a.ts', "import '../_accounts/b.ts'", 'functions/_accounts/b.ts'],
  ['area → area', 'functions/auth/a.ts', "import '../users/b.ts'", 'functions/users/b.ts'],
  ['product → kit', 'functions/auth/a.ts', "import '../_testing/b.ts'", 'functions/_testing/b.ts'],
  [
    'product → kit below',
    'functions/auth/a.ts',
    "import '@quizhall/shared/testing/b'",
    'shared/src/testing/b.ts',
  ],
  ['product → test', 'functions/auth/a.ts', "import './b.test.ts'", 'functions/auth/b.test.ts'],
  ['infra → frontend', 'infra/a.ts', "import '../frontend/src/lib/b.ts'", 'frontend/src/lib/b.ts'],
  [
    'frontend → functions',
    'frontend/src/lib/a.ts',
    "import type { B } from '@quizhall/functions/_data/b.ts'",
    'functions/_data/b.ts',
  ],
  [
    'feature → feature',
    'frontend/src/features/auth/routes/a.tsx',
    "import '@/features/manage/b.ts'",
    'frontend/src/features/manage/b.ts',
  ],
  [
    'feature → feature, far away',
    'frontend/src/features/auth/routes/a.tsx',
    "import '../../manage/b.ts'",
    'frontend/src/features/manage/b.ts',
  ],
  [
    'feature → feature, as a type in the text',
    'frontend/src/features/auth/a.tsx',
    "export type B = import('../manage/b.ts').B",
    'frontend/src/features/manage/b.ts',
  ],
  [
    'feature → feature, loaded later',
    'frontend/src/features/auth/a.tsx',
    "export const b = () => import('@/features/manage/b.ts')",
    'frontend/src/features/manage/b.ts',
  ],
  ['feature → app', 'frontend/src/features/auth/a.tsx', "import '@/app/b.ts'", 'frontend/src/app/b.ts'],
  [
    'entity → feature',
    'frontend/src/entities/quiz/a.tsx',
    "import '@/features/manage/b.ts'",
    'frontend/src/features/manage/b.ts',
  ],
  [
    'entity → entity',
    'frontend/src/entities/quiz/a.tsx',
    "import '@/entities/person/b.ts'",
    'frontend/src/entities/person/b.ts',
  ],
  [
    'component → entity',
    'frontend/src/components/ui/a.tsx',
    "import '@/entities/quiz/b.ts'",
    'frontend/src/entities/quiz/b.ts',
  ],
  [
    'primitive → component',
    'frontend/src/components/ui/a.tsx',
    "import '../b.ts'",
    'frontend/src/components/b.ts',
  ],
  [
    'lib → component',
    'frontend/src/lib/session/a.ts',
    "import '@/components/ui/b.ts'",
    'frontend/src/components/ui/b.ts',
  ],
  ['api → session', 'frontend/src/lib/api/a.ts', "import '../session/b.ts'", 'frontend/src/lib/session/b.ts'],
  ['lib → its folder', 'frontend/src/lib/a.ts', "import './api/b.ts'", 'frontend/src/lib/api/b.ts'],
];

describe('the layers', () => {
  it.each(FORBIDDEN)('refuse %s', (_, from, text, to) => {
    const faults = faultsIn({ [from]: text, [to]: 'export type B = 1; export const b = 1;' });
    expect(faults).toEqual([expect.stringContaining(`${from} imports ${to}, but`)]);
  });

  it.each([
    ['shared/src/rules/a.ts', "import { readFileSync } from 'node:fs'"],
    ['shared/src/model/a.ts', "import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'"],
    ['shared/src/rules/a.ts', "import { useState } from 'react'"],
    ['frontend/src/lib/a.ts', "import { S3Client } from '@aws-sdk/client-s3'"],
  ])('refuse a package in %s: %s', (from, text) => {
    expect(faultsIn({ [from]: text })).toHaveLength(1);
  });

  it('refuse a circle of files, also of types', () => {
    const faults = faultsIn({
      'functions/_import/a.ts': "import type { B } from './b.ts'; export type A = B;",
      'functions/_import/b.ts': "import { type C } from './c.ts'; export type B = C;",
      'functions/_import/c.ts': "export type { A as C } from './a.ts';",
    });
    expect(faults).toEqual([
      'In a circle: functions/_import/a.ts, functions/_import/b.ts, functions/_import/c.ts',
    ]);
  });

  it('let a page fetch the next one ahead', () => {
    const faults = faultsIn({
      'frontend/src/features/taking/a.tsx': "export const next = () => import('./b.tsx');",
      'frontend/src/features/taking/b.tsx': "import { next } from './a.tsx'; export const b = next;",
    });
    expect(faults).toEqual([]);
  });

  it('let a test play through several areas with the kits', () => {
    const faults = faultsIn({
      'functions/auth/a.integ.test.ts':
        "import '../users/b.ts'; import '../_testing/c.ts'; import '@quizhall/shared/testing/d'; import 'node:fs'",
      'functions/users/b.ts': '',
      'functions/_testing/c.ts': '',
      'shared/src/testing/d.ts': '',
    });
    expect(faults).toEqual([]);
  });

  it('refuse what cannot be read', () => {
    expect(() => importsOf('a.ts', 'import {')).toThrow('a.ts');
    expect(() => faultsIn({ 'functions/auth/a.ts': "import './none.ts'" })).toThrow('does not exist');
  });
});
