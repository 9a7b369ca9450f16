import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { faultsOf } from './layers/check.ts';
import { withDiagrams } from './layers/diagram.ts';
import { readGraph } from './layers/graph.ts';

/**
 * Lists the imports that the layers forbid: `npm run layers`. Fails as well when the charts in the document are not those
 * of the imports; `--write` draws them.
 */
const ROOT = resolve(import.meta.dirname, '..');
const DOCUMENT = resolve(ROOT, 'docs/architecture.md');

const graph = readGraph(ROOT);
const faults = faultsOf(graph);
const text = readFileSync(DOCUMENT, 'utf8');
const drawn = withDiagrams(text, graph);
if (process.argv.includes('--write')) writeFileSync(DOCUMENT, drawn);
else if (drawn !== text)
  faults.push('The charts in docs/architecture.md are out of date: npm run layers -- --write');
for (const fault of faults) console.error(fault);
console.log(`${graph.size} modules, ${[...graph.values()].flat().length} imports, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
