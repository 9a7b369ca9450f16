import type { Manifest } from 'vite';

/**
 * The files that a browser must have before modules run: their own and everything that they import statically.
 * @param modules sources as the manifest of the build names them; of a module that pages share, the name of its chunk
 * @throws Error for a module that the build does not know
 */
export function chunkFiles(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name] ?? Object.values(manifest).find((shared) => shared.name === name);
    if (!chunk) throw new Error(`The build has no chunk for ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of modules) visit(name);
  return files;
}
