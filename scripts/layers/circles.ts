import type { Graph } from './graph.ts';

/**
 * Groups of files that reach each other through their imports, in the order of their names. What `import(…)` loads later
 * closes no circle: a page may fetch the next one ahead.
 */
export function circlesIn(graph: Graph): string[][] {
  const next = (file: string) =>
    (graph.get(file) ?? []).filter(({ isFile, lazy }) => isFile && !lazy).map(({ to }) => to);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const circles: string[][] = [];

  /** Tarjan: of each group, the file that was reached first closes it. */
  const visit = (file: string): number => {
    let low = order.size;
    order.set(file, low);
    const own = low;
    path.push(file);
    onPath.add(file);
    const imported = next(file);
    for (const to of imported) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (onPath.has(to)) low = Math.min(low, lowest.get(to) ?? order.get(to) ?? low);
    }
    lowest.set(file, low);
    if (low === own) {
      const group = path.splice(path.indexOf(file));
      for (const member of group) onPath.delete(member);
      if (group.length > 1 || imported.includes(file)) circles.push(group.toSorted());
    }
    return low;
  };

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
