import { resolve } from 'node:path';
import { faultsOf } from './layers/check.ts';
import { readGraph } from './layers/graph.ts';

/** Says which imports the layers forbid: `npm run layers`. */
const graph = readGraph(resolve(import.meta.dirname, '..'));
const faults = faultsOf(graph);
for (const fault of faults) console.error(fault);
console.log(`${graph.size} modules, ${[...graph.values()].flat().length} imports, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
