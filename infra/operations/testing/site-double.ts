import { isDeepStrictEqual } from 'node:util';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import type { Template } from '../cloud/template.ts';

interface Deployment {
  SourceObjectKeys: string[];
  Include?: string[];
  Exclude?: string[];
  Prune?: boolean;
}

const matches = (file: string, patterns: readonly string[] = []): boolean =>
  patterns.some((pattern) => matchesGlob(file, pattern.replace(/\*$/, '**')));

/**
 * The site's bucket and what CDK's custom resource for it does at a deploy: it copies the files of its source that are included
 * after what is excluded, and takes away those that the source no longer has, unless it shall not. It runs where its properties
 * have changed. Knows no headers and no CloudFront.
 */
export function siteDouble() {
  const files = new Map<string, string>();
  const before = new Map<string, unknown>();

  function run(folder: string, { Include, Exclude, Prune }: Deployment): void {
    const isMeant = (file: string) => matches(file, Include) || !matches(file, Exclude);
    const source = globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());
    for (const file of source.filter(isMeant)) files.set(file, readFileSync(join(folder, file), 'utf8'));
    if (Prune === false) return;
    for (const file of files.keys()) if (isMeant(file) && !source.includes(file)) files.delete(file);
  }

  return {
    read: (file: string) => files.get(file),
    /** What a deploy of this template does, whose assets lie in the folder. */
    publish: ({ Resources }: Template, assembly: string) => {
      const wished = Object.entries(Resources).filter(
        ([, { Type }]) => Type === 'Custom::CDKBucketDeployment',
      );
      for (const [id, { Properties = {} }] of wished) {
        if (isDeepStrictEqual(before.get(id), Properties)) continue;
        before.set(id, Properties);
        const deployment = Properties as unknown as Deployment;
        const [name = ''] = deployment.SourceObjectKeys;
        run(join(assembly, `asset.${name.replace('.zip', '')}`), deployment);
      }
    },
  };
}
