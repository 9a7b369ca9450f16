import { expect, it } from 'vitest';
import { chunkFiles } from './manifest.ts';

const manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'], dynamicImports: ['page.tsx'] },
  'page.tsx': { file: 'page.js', imports: ['_shared.js', 'index.html'] },
  'other.tsx': { file: 'other.js' },
  '_react.js': { file: 'react.js' },
  '_shared.js': { file: 'shared.js', name: 'shared', imports: ['_react.js'] },
};
const site = { manifest, modules: { 'part.tsx': 'shared.js' } };

it('follows static imports, each file once, and no dynamic ones', () => {
  expect([...chunkFiles(site, ['index.html'])]).toEqual(['index.js', 'react.js']);
  expect([...chunkFiles(site, ['index.html', 'page.tsx'])]).toEqual([
    'index.js',
    'react.js',
    'page.js',
    'shared.js',
  ]);
});

it('finds a module that shares a file with others', () => {
  expect([...chunkFiles(site, ['part.tsx'])]).toEqual(['shared.js', 'react.js']);
});

it('refuses a module that the build does not know', () => {
  expect(() => chunkFiles(site, ['gone.tsx'])).toThrow('The build has no file for gone.tsx');
});
