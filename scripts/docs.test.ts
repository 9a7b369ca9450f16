import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** What is in the repository, or is about to be; what was just deleted is not. */
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(join(ROOT, path)));
/** Without the pages of the site, which link to each other: `frontend/build/content/content.test.ts` looks at them. */
const DOCUMENTS = FILES.filter((path) => path.endsWith('.md') && !path.startsWith('frontend/content/'));
const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

interface Package {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
const PACKAGES = FILES.filter((path) => /(^|\/)package\.json$/.test(path)).map(
  (path) => JSON.parse(read(path)) as Package,
);

/** `document: what it names` for whatever fails. */
const brokenIn = (pattern: RegExp, holds: (name: string, folder: string) => boolean): string[] =>
  DOCUMENTS.flatMap((document) =>
    matchesOf(read(document), pattern)
      .filter((name) => !holds(name, dirname(document)))
      .map((name) => `${document}: ${name}`),
  );
const exists = (...path: string[]): boolean => existsSync(join(ROOT, ...path));

it('the foot of each page tells the version of package.json', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(read('frontend/src/app/messages.ts')).toContain(`version: 'v${version}'`);
});

describe('documents', () => {
  it('link only to files that exist', () => {
    const broken = brokenIn(
      /\]\(([^)\s#]+)[^)]*\)/g,
      (link, folder) => /^\w+:/.test(link) || exists(folder, link),
    );
    expect(broken).toEqual([]);
  });

  it('name only files that exist; `shared/rules/money` is short for `shared/src/rules/money.ts`', () => {
    const path = /`((?:shared|functions|frontend|infra|e2e|bench|scripts|docs)\/[\w./-]+)`/g;
    const holds = (name: string): boolean =>
      ['', '.ts'].some((end) => exists(name + end) || exists(name.replace(/^shared\//, 'shared/src/') + end));
    const broken = brokenIn(path, holds);
    expect(broken).toEqual([]);
  });

  it('name only scripts that exist', () => {
    const known = new Set(PACKAGES.flatMap(({ scripts = {} }) => Object.keys(scripts)));
    expect(brokenIn(/\bnpm\s+run\s+([\w:]+)/g, (name) => known.has(name))).toEqual([]);
  });

  it('say of every dependency why it is here, and of none that is gone', () => {
    const used = new Set(
      PACKAGES.flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
        Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
      ).filter((name) => !/^@(quizhall|types)\//.test(name)),
    );
    const rows = matchesOf(read('docs/decisions/0006-dependencies.md'), /^\| ([^|]*`[^|]*) \|/gm);
    const told = rows.flatMap((row) => matchesOf(row, /`([^`]+)`/g));
    expect([...told].sort()).toEqual([...used].sort());
  });
});

describe('the example in CONTRIBUTING.md', () => {
  const [, example = ''] = /## An example([\s\S]*?)\n## /.exec(read('CONTRIBUTING.md')) ?? [];
  /** New files of the example, each with the code block that follows its name. */
  const added = [
    ...example.matchAll(/\*\*((?:functions|frontend)\/[\w./-]+)\*\*[\s\S]*?```tsx?\n([\s\S]*?)```/g),
  ];
  const newFiles = new Set(added.map(([, file = '']) => file));

  /** The file that an import of a new file means; undefined for a package. */
  function target(file: string, specifier: string): string | undefined {
    if (specifier.startsWith('.')) return join(dirname(file), specifier);
    if (specifier.startsWith('@/')) return join('frontend/src', specifier.slice(2));
    if (specifier.startsWith('@quizhall/shared/'))
      return `${join('shared/src', specifier.slice('@quizhall/shared/'.length))}.ts`;
    return undefined;
  }

  it('imports only what there is', () => {
    const missing = added.flatMap(([, file = '', code = '']) =>
      [...code.matchAll(/import \{ ([^}]*) \} from '([^']+)'/g)].flatMap(([, names = '', specifier = '']) => {
        const path = target(file, specifier);
        if (path === undefined || newFiles.has(path)) return [];
        if (!exists(path)) return [`${file}: ${specifier}`];
        const text = read(path);
        return (
          names
            .split(', ')
            // The example adds this query to a file that exists.
            .filter((name) => name !== 'ratingQuery' && !new RegExp(`export [^=]*\\b${name}\\b`).test(text))
            .map((name) => `${file}: ${name} of ${specifier}`)
        );
      }),
    );
    expect(newFiles.size).toBeGreaterThan(3);
    expect(missing).toEqual([]);
  });

  it('touches at most 15 files', () => {
    const changed = matchesOf(
      example,
      /`((?:shared|functions|frontend|e2e|docs|bench)\/[\w./-]+\.(?:tsx?|md))`/g,
    );
    expect(new Set([...changed, ...newFiles]).size).toBeLessThanOrEqual(15);
  });
});
