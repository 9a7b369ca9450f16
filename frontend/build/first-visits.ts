import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const ROOT = join(import.meta.dirname, '..');

const ENTRY = 'index.html';
const FRAME = 'src/app/layouts/main-layout.tsx';
const QUERIES = 'src/lib/query/data-provider.tsx';

export interface Visit {
  /** What a browser asks for before anything is pressed: sources, as the manifest of the build names them. */
  modules: string[];
  /** How many kB of JavaScript that may be, gzipped, and in how many files (docs/performance.md). */
  most?: { kilobytes: number; files: number };
  /** Comes after others: what a visit with a limit needs, too, is divided without it. */
  isLater?: true;
}

/** What the page of a running quiz loads when the browser has time, or before the start. */
const PARTS = [
  'elsewhere-screen',
  'stranded-screen',
  'left-behind-screen',
  'invalid-screen',
  'hand-in-waiting',
  'essay-input',
  'overruled-answer',
  'place-inputs',
  'questions-page',
  'zoom-panel',
  'leave-dialog',
  'navigator-panel',
  'navigator-drawer',
  'review-screen',
  'submit-dialog',
];

/**
 * Pages that decide which file a module goes to: modules that the same of them need share one file. The ones without a
 * limit stand for all pages of their kind, so that none of those loads what only a quiz's pages need.
 */
export const FIRST_VISITS: Record<string, Visit> = {
  'front page': {
    modules: [ENTRY, FRAME, 'src/features/site/pages/routes/landing.tsx'],
    most: { kilobytes: 150, files: 9 },
  },
  'overview of a quiz': {
    modules: [ENTRY, FRAME, QUERIES, 'src/features/attempts/routes/quiz-page.tsx'],
    most: { kilobytes: 240, files: 12 },
  },
  'taking a quiz': {
    modules: [ENTRY, 'src/features/attempts/routes/take.tsx'],
    most: { kilobytes: 210, files: 12 },
  },
  explore: {
    modules: [ENTRY, FRAME, QUERIES, 'src/features/explore/routes/explore.tsx'],
    most: { kilobytes: 200, files: 10 },
  },
  'page with data': { modules: [ENTRY, FRAME, QUERIES] },
  // What the pages load by themselves as soon as they stand.
  'parts of a running quiz': {
    modules: [
      ...PARTS.map((part) => join('src/features/attempts/take', `${part}.tsx`)),
      'src/features/attempts/result/remember-result.ts',
      'src/features/attempts/shared/player.tsx',
      'src/features/attempts/take/enlarged-picture.tsx',
    ],
  },
  'result of a quiz': {
    modules: [ENTRY, FRAME, QUERIES, 'src/features/attempts/routes/result.tsx'],
    isLater: true,
  },
  footer: { modules: ['src/features/site/newsletter/components/newsletter-box.tsx'] },
  'page with a form': { modules: [ENTRY, FRAME, 'src/features/accounts/sign-in/routes/login.tsx'] },
};

/** All that somebody loads who comes to a quiz, takes it and sees the result (docs/performance.md). */
export const ATTEMPT: Visit = {
  modules: ['overview of a quiz', 'taking a quiz', 'parts of a running quiz', 'result of a quiz'].flatMap(
    (name) => FIRST_VISITS[name]?.modules ?? [],
  ),
  most: { kilobytes: 325, files: 19 },
};

/** Modules of fewer bytes than this, before minification, are no file of their own: the file above takes them. */
const LEAST_BYTES = 14_000;

/** The name of the group of the modules that all these visits need. */
const nameOf = (visits: ReadonlySet<number>): string => `visit-${[...visits].join('')}`;

/** One file: the visits that need all of it, and its modules with their bytes. */
interface Group {
  visits: ReadonlySet<number>;
  modules: Map<string, number>;
}

const bytesOf = ({ modules }: Group): number => [...modules.values()].reduce((sum, bytes) => sum + bytes, 0);

/**
 * Divides modules by which visits need them. What is too little for a file goes to the next larger circle of visits,
 * whose file all of its own visits load anyway.
 * @param needs for each visit, the bytes of each module that it needs
 */
export function groupsOf(needs: readonly ReadonlyMap<string, number>[]): Group[] {
  const groups = new Map<string, Group>();
  const modules = new Map(needs.flatMap((need) => [...need]));
  for (const [module, bytes] of modules) {
    const visits = new Set(needs.flatMap((need, n) => (need.has(module) ? [n] : [])));
    const name = nameOf(visits);
    if (!groups.has(name)) groups.set(name, { visits, modules: new Map() });
    groups.get(name)?.modules.set(module, bytes);
  }
  for (const [name, group] of [...groups].toSorted(([, a], [, b]) => a.visits.size - b.visits.size)) {
    const above = [...groups.values()]
      .filter((other) => other !== group && group.visits.isSubsetOf(other.visits))
      .toSorted((a, b) => a.visits.size - b.visits.size)[0];
    if (!above || bytesOf(group) >= LEAST_BYTES) continue;
    for (const [module, bytes] of group.modules) above.modules.set(module, bytes);
    groups.delete(name);
  }
  return [...groups.values()];
}

/** The files of a build that a browser must have before these modules run. */
function filesOf(
  chunks: readonly Rolldown.OutputChunk[],
  sources: readonly string[],
): Rolldown.OutputChunk[] {
  const files = new Set<Rolldown.OutputChunk>();
  const follow = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || files.has(chunk)) return;
    files.add(chunk);
    for (const name of chunk.imports) follow(chunks.find(({ fileName }) => fileName === name));
  };
  for (const source of sources) {
    const id = join(ROOT, source);
    const chunk = chunks.find(
      ({ moduleIds, facadeModuleId }) => facadeModuleId === id || moduleIds.includes(id),
    );
    if (!chunk) throw new Error(`The build has no file for ${source}`);
    follow(chunk);
  }
  return [...files];
}

/** What only the entry needs stays in it: with the renderer, two files of a size come and compile side by side. */
const OF_THE_ENTRY = /\/src\/app\/main\.tsx$|\/index\.html$|\/node_modules\/(react-dom|scheduler)\//;

/** The modules of these files that anything is left of, with their bytes. */
function modulesOf(files: readonly Rolldown.OutputChunk[]): Map<string, number> {
  const all = files.flatMap(({ modules }) => Object.entries(modules));
  return new Map(
    all
      .map(([id, { renderedLength }]) => [id, renderedLength] as const)
      .filter(([id, bytes]) => bytes > 0 && !OF_THE_ENTRY.test(id)),
  );
}

/**
 * What decides the file of each visit: all that it needs, or, of a later one, what none with a limit needs.
 * @param all what a visit needs, with the bytes of each module
 */
export function needsOf<V extends Pick<Visit, 'most' | 'isLater'>>(
  visits: readonly V[],
  all: (visit: V) => Map<string, number>,
): Map<string, number>[] {
  const limited = visits.filter(({ most, isLater }) => most && !isLater);
  const known = new Set(limited.flatMap((visit) => [...all(visit).keys()]));
  return visits.map((visit) =>
    visit.isLater ? new Map([...all(visit)].filter(([module]) => !known.has(module))) : all(visit),
  );
}

/** The mode of the build that only finds out what the pages need. */
const SURVEY = 'survey';

/** Builds the site once without writing it, to see which modules are left of what the pages import. */
async function survey(): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: join(ROOT, 'vite.config.ts'),
    mode: SURVEY,
    logLevel: 'error',
    build: { write: false, minify: false, reportCompressedSize: false },
  });
  return ([built].flat()[0] as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
}

/**
 * Puts into one file what the same first visits need. Left to itself, the bundler makes a file of each module that
 * another set of pages shares: an overview of forty requests, most of them of a few hundred bytes.
 */
export function filesOfVisits(): Plugin {
  return {
    name: 'quizhall:files-of-visits',
    apply: (_, { command, mode, isSsrBuild }) => command === 'build' && mode !== SURVEY && !isSsrBuild,
    async config() {
      const chunks = await survey();
      const needs = needsOf(Object.values(FIRST_VISITS), ({ modules }) =>
        modulesOf(filesOf(chunks, modules)),
      );
      const groups = groupsOf(needs).map(({ visits, modules }) => ({
        name: nameOf(visits),
        test: (id: string) => modules.has(id),
        // A file takes along what its modules import; what more pages need comes first.
        priority: visits.size,
      }));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
