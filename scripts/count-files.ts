import { execFileSync } from 'node:child_process';

/** How many files a commit touches, by their place: `npm run count:files -- <commit>` (docs/kits.md). */
const [commit = 'HEAD'] = process.argv.slice(2);
const listed = execFileSync('git', ['show', '--name-only', '--format=', commit], { encoding: 'utf8' });
const files = listed.split('\n').filter(Boolean);
const byPlace = Object.groupBy(files, (file) => file.split('/')[0] ?? file);
for (const [place, own = []] of Object.entries(byPlace)) console.log(`${place.padEnd(12)}${own.length}`);
console.log(`${'all'.padEnd(12)}${files.length}`);
