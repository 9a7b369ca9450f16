import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface Import {
  /** A file's path from the root, or a package's name as it is imported. */
  to: string;
  isFile: boolean;
}

/** Every module by its path from the root, with what it imports. */
export type Graph = ReadonlyMap<string, readonly Import[]>;

const WORKSPACES = ['shared', 'functions', 'frontend', 'infra', 'e2e', 'bench', 'scripts'];
const NOT_OURS = new Set(['node_modules', 'dist', 'dist-gallery', '.local', 'cdk.out']);

/** A workspace's `exports`: pattern of what stands behind its name → pattern of a file. */
type Exports = Record<string, string>;

/**
 * Reads every module below `root`.
 *
 * @throws Error for a module that cannot be parsed
 */
export function readGraph(root: string): Graph {
  const packages = new Map(WORKSPACES.map((workspace) => [workspace, readExports(root, workspace)]));
  const graph = new Map<string, Import[]>();
  for (const file of WORKSPACES.flatMap((workspace) => modulesBelow(root, workspace))) {
    const specifiers = importsOf(file, readFileSync(resolve(root, file), 'utf8'));
    graph.set(
      file,
      specifiers.map((specifier) => target(file, specifier, packages)),
    );
  }
  return graph;
}

/** Specifiers of all imports and re-exports of a module, of types and of `import(…)` too. */
function importsOf(file: string, text: string): string[] {
  const { module, program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const reExports = module.staticExports.flatMap(({ entries }) => entries);
  const found = [...module.staticImports, ...reExports].flatMap(({ moduleRequest }) => moduleRequest ?? []);
  const specifiers = new Set(found.map(({ value }) => value));
  // The syntax tree costs more than everything else, and only modules with `import(…)` need it.
  if (text.includes('import(')) {
    new Visitor({
      ImportExpression: ({ source }) => {
        if (source.type === 'Literal' && typeof source.value === 'string') specifiers.add(source.value);
      },
      TSImportType: ({ source }) => void specifiers.add(source.value),
    }).visit(program);
  }
  return [...specifiers];
}

function modulesBelow(root: string, folder: string): string[] {
  return readdirSync(resolve(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : modulesBelow(root, path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function readExports(root: string, workspace: string): Exports {
  const file = resolve(root, workspace, 'package.json');
  if (!existsSync(file)) return {};
  const { exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as { exports?: Exports };
  return exports;
}

/** The file that an import means, or the package. */
function target(importer: string, specifier: string, packages: ReadonlyMap<string, Exports>): Import {
  const [path = ''] = specifier.split('?');
  const file = (to: string) => ({ to, isFile: true });
  if (path.startsWith('.')) return file(posix.join(posix.dirname(importer), path));
  if (path.startsWith('@/')) return file(posix.join('frontend/src', path.slice(2)));
  const [, workspace = '', rest] = /^@quizhall\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (rest === undefined) return { to: path, isFile: false };
  return file(posix.join(workspace, exported(`./${rest}`, packages.get(workspace) ?? {})));
}

/** What `exports` make of a path: the exact entry, else the pattern with the longest text before its star, as Node does. */
function exported(path: string, exports: Exports): string {
  const [pattern = path, file = path] =
    Object.entries(exports)
      .filter(([key]) => key === path || (key.endsWith('*') && path.startsWith(key.slice(0, -1))))
      .toSorted(
        ([one], [other]) => Number(other === path) - Number(one === path) || other.length - one.length,
      )
      .at(0) ?? [];
  return file.replace('*', path.slice(pattern.length - 1));
}
