import type { Plugin } from 'vite';

/** What is read of a file of the build. */
interface File {
  fileName: string;
  imports?: readonly string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  code?: string;
}

/**
 * Each file that is loaded later names all that it needs itself, also what its imports import: the browser asks for the
 * lot as soon as it has read one file, rather than level by level. Vite would put the lists of all pages into the entry
 * instead, which every first visit waits for; what it still does there is to load style sheets.
 */
export function hoistedImports(): Plugin {
  return {
    name: 'quizhall:hoisted-imports',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: forPagesAlone } } }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const { file, imports } of hoisted(Object.values(bundle as Record<string, File>)))
          file.code += imports.map((name) => `import"./${name.split('/').at(-1)}";`).join('');
      },
    },
  };
}

/** The page itself still asks for what the entry imports. */
function forPagesAlone(_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html' ? files : [];
}

/** Which files have to name which others. */
export function hoisted<F extends File>(files: readonly F[]): { file: F; imports: string[] }[] {
  const byName = new Map<string, File>(files.map((file) => [file.fileName, file]));
  const entry = new Set<string>();
  for (const { isEntry, fileName } of files) if (isEntry) follow(fileName, byName, entry);
  return files
    .filter(({ isDynamicEntry, isEntry }) => isDynamicEntry && !isEntry)
    .map((file) => {
      const needed = follow(file.fileName, byName, new Set());
      const known = new Set([file.fileName, ...(file.imports ?? []), ...entry]);
      return { file, imports: [...needed].filter((name) => !known.has(name)) };
    });
}

/** Adds a file and all files of the build that it imports statically. */
function follow(name: string, files: ReadonlyMap<string, File>, into: Set<string>): Set<string> {
  const file = files.get(name);
  if (!file || into.has(name)) return into;
  into.add(name);
  for (const imported of file.imports ?? []) follow(imported, files, into);
  return into;
}
