import type { Graph, Import } from './graph.ts';
import { KIT, type Side, SIDES, TEST, USES_KITS } from './table.ts';

interface Place {
  side: string;
  /** The folder as the table names it, star included. */
  name: string;
  /** The folder of the table that the file belongs to. */
  folder: string;
  /** Its line in the table. */
  layer: number;
}

/** Where a file stands: in the most exact folder of the table that holds it. */
export function placeOf(file: string): Place | undefined {
  const parts = file.split('/').slice(0, -1);
  const places = Object.entries(SIDES).flatMap(([side, { layers }]) =>
    layers.flatMap((folders, layer) =>
      folders
        .filter((folder) => holds(folder.split('/'), parts))
        .map((name) => ({ side, layer, name, folder: parts.slice(0, name.split('/').length).join('/') })),
    ),
  );
  const exactness = ({ name }: { name: string }) => name.split('/').length * 2 - Number(name.endsWith('*'));
  return places.toSorted((one, other) => exactness(other) - exactness(one))[0];
}

const holds = (pattern: readonly string[], parts: readonly string[]) =>
  pattern.length <= parts.length && pattern.every((part, index) => part === '*' || part === parts[index]);

/** `functions/quizzes` of `functions/quizzes/model`. */
const moduleOf = (folder: string): string => folder.split('/').slice(0, 2).join('/');

/** Why a file may not import another; undefined where it may. */
function objection(from: string, { to, isFile }: Import): string | undefined {
  const importer = placeOf(from);
  if (!importer) return 'stands in no layer';
  const { on, without }: Side = SIDES[importer.side] ?? { layers: [], on: [] };
  const isTest = TEST.test(from);
  const mayUseKits = isTest || KIT.test(from) || USES_KITS.test(from);
  if (!isFile) return without?.test(to) && !mayUseKits ? 'is free of that package' : undefined;
  const imported = placeOf(to);
  // Something beside the workspaces, such as the root's package.json.
  if (!imported) return undefined;
  if (TEST.test(to)) return 'may not import a test';
  if (KIT.test(to) && !mayUseKits) return 'is no test';
  if (imported.side !== importer.side) {
    return on.includes(imported.side) ? undefined : `does not stand on ${imported.side}`;
  }
  // A test may play through several endpoints or pages.
  if (isTest || KIT.test(from) || imported.folder === importer.folder) return undefined;
  if (imported.layer > importer.layer) return 'stands below it';
  const { open, own } = SIDES[importer.side] ?? {};
  if (imported.layer === importer.layer)
    return open?.test(importer.folder) && open.test(imported.folder) ? undefined : 'stands beside it';
  const isEntry = importer.folder === 'functions/entry';
  if (own?.test(imported.folder) && !isEntry && moduleOf(importer.folder) !== moduleOf(imported.folder))
    return 'is of another module';
  return undefined;
}

/** Every import that the table forbids, one line each. Cycles are for the linter (`import/no-cycle`). */
export function faultsOf(graph: Graph): string[] {
  return [...graph].flatMap(([from, imports]) =>
    imports.flatMap((imported) => {
      const reason = objection(from, imported);
      return reason ? [`${from} imports ${imported.to}, but ${reason}`] : [];
    }),
  );
}
