import { placeOf } from './check.ts';
import type { Graph } from './graph.ts';
import { KIT, SIDES, TEST } from './table.ts';

/**
 * The folders of one side as a Mermaid flowchart: an arrow from each folder of the table to every folder that it
 * imports, unless a longer way already leads there. The table allows no import upwards, so the chart has no arrow
 * upwards. Tests and their helpers are left out.
 */
function diagramOf(graph: Graph, side: string): string {
  const order = SIDES[side]?.layers.flat().toReversed() ?? [];
  const arrows = new Map<string, Set<string>>();
  for (const [from, imports] of graph) {
    const importer = placeOf(from);
    if (importer?.side !== side || TEST.test(from) || KIT.test(from)) continue;
    const found = arrows.get(importer.name) ?? new Set();
    arrows.set(importer.name, found);
    for (const { to, isFile } of imports) {
      const imported = isFile ? placeOf(to) : undefined;
      if (imported?.side === side && imported.name !== importer.name) found.add(imported.name);
    }
  }
  const below = (name: string) =>
    order.filter((other, at) => arrows.get(name)?.has(other) && at > order.indexOf(name));
  /** Returns whether another arrow already leads to the folder. */
  const isImplied = (name: string, other: string): boolean =>
    below(name).some((between) => between !== other && reaches(between, other));
  const reaches = (name: string, other: string): boolean =>
    below(name).some((next) => next === other || reaches(next, other));
  const lines = order.flatMap((name) =>
    order
      .filter((other) => arrows.get(name)?.has(other) && !isImplied(name, other))
      .map((other) => `  ${node(name)} --> ${node(other)}`),
  );
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}

/** Mermaid takes stars and slashes in labels only. */
const node = (name: string): string =>
  `${name.replaceAll('*', 'any').replaceAll(/[^a-z]+/g, '_')}["${name}"]`;

/** The document with every chart between `<!-- layers:side -->` and `<!-- /layers -->` drawn from the imports. */
export const withDiagrams = (document: string, graph: Graph): string =>
  document.replaceAll(
    /(<!-- layers:(\w+) -->\n)[\s\S]*?(<!-- \/layers -->)/g,
    (_, begin: string, side: string, end: string) => `${begin}${diagramOf(graph, side)}\n${end}`,
  );
