import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ATTEMPT, FIRST_VISITS } from './first-visits.ts';
import { chunkFiles, readBuild } from './manifest.ts';

const DIST = join(import.meta.dirname, '../dist');
/** Says what each first visit costs, and whether all keep their limits. */
function main(): boolean {
  const site = readBuild();
  const kept = Object.entries({ ...FIRST_VISITS, 'a whole attempt': ATTEMPT }).map(
    ([name, { modules, most }]) => {
      const files = [...chunkFiles(site, modules)].filter((file) => file.endsWith('.js'));
      const bytes = files.map((file) => gzipSync(readFileSync(join(DIST, file))).length);
      const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1_000;
      const [ofBytes, ofFiles] = most ? [` of ${most.kilobytes}`, ` of ${most.files}`] : ['', ''];
      console.log(
        `${name.padEnd(24)}${kilobytes.toFixed(1).padStart(7)} kB${ofBytes}, ${files.length}${ofFiles} files`,
      );
      return !most || (kilobytes <= most.kilobytes && files.length <= most.files);
    },
  );
  return kept.every(Boolean);
}

process.exitCode = main() ? 0 : 1;
