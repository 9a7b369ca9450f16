import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { chunkFiles } from './manifest.ts';

const DIST = join(import.meta.dirname, '../dist');
const ENTRY = 'index.html';
const QUERIES = 'query-cache';
const FRAME = 'src/app/layouts/main-layout.tsx';

/** What a first visit loads before any interaction, and how many kB of JavaScript that may be, gzipped (docs/performance.md). */
const BUDGETS: Record<string, { modules: string[]; most: number }> = {
  'front page': { modules: [FRAME, 'src/features/site/routes/landing.tsx'], most: 120 },
  'taking a quiz': { modules: ['src/features/taking/routes/take.tsx'], most: 171 },
  'overview of a quiz': { modules: [FRAME, QUERIES, 'src/features/taking/routes/quiz-page.tsx'], most: 198 },
};

function main(): boolean {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const sizes = Object.entries(BUDGETS).map(([name, { modules, most }]) => {
    const files = [...chunkFiles(manifest, [ENTRY, ...modules])].filter((file) => file.endsWith('.js'));
    const bytes = files.map((file) => gzipSync(readFileSync(join(DIST, file))).length);
    const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1_000;
    console.log(`${name.padEnd(20)}${kilobytes.toFixed(1).padStart(7)} kB of ${most}, ${files.length} files`);
    return kilobytes <= most;
  });
  return sizes.every(Boolean);
}

process.exitCode = main() ? 0 : 1;
