import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const FRONTEND = join(import.meta.dirname, '..');
const DIST = join(FRONTEND, 'dist');

/** Beside the manifest: which file each module of the site went to, where several share one. */
const MODULES_FILE = '.vite/modules.json';

/** What was written where. */
export interface Build {
  manifest: Manifest;
  /** The file of each module of the site, by its source. */
  modules: Readonly<Record<string, string>>;
}

const read = <Content>(file: string): Content =>
  JSON.parse(readFileSync(join(DIST, file), 'utf8')) as Content;

/** The last build of the site. */
export const readBuild = (): Build => ({
  manifest: read<Manifest>('.vite/manifest.json'),
  modules: read<Build['modules']>(MODULES_FILE),
});

/** Writes down where modules went: Vite's manifest knows the first of a file alone. */
export function modulesOfFiles(): Plugin {
  return {
    name: 'quizhall:modules-of-files',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_, bundle) {
      const places = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds.map((id) => [relative(FRONTEND, id), file.fileName]) : [],
      );
      const ofTheSite = places.filter(([source]) => source?.startsWith('src/'));
      this.emitFile({
        type: 'asset',
        fileName: MODULES_FILE,
        source: JSON.stringify(Object.fromEntries(ofTheSite)),
      });
    },
  };
}

/**
 * The files that a browser must have before modules run: their own and everything that they import statically.
 * @param sources of the modules
 * @throws Error for a module that the build does not know
 */
export function chunkFiles({ manifest, modules }: Build, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name] ?? Object.values(manifest).find(({ file }) => file === modules[name]);
    if (!chunk) throw new Error(`The build has no file for ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return files;
}
