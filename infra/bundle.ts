import { cp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Topic, TOPICS } from '@quizhall/functions/entry/topics.ts';
import { sourceOf } from '@quizhall/functions/sources.ts';
import { CERTIFICATE_FONTS } from '@quizhall/functions/certificates/model/font-files.ts';
import { endpoints } from '@quizhall/shared/contract';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';

const ROOT = join(import.meta.dirname, '..');

/** Where the bundles lie: CDK deploys them, the local stage's bundled mode runs them. */
const BUNDLES_DIR = join(import.meta.dirname, 'dist', 'functions');

/** Largest minified bundle of a function on the burst path in bytes, AWS SDK included; bounds the cold start. */
export const BURST_BUDGET = 550_000;

/** One Lambda function; `sourceOf(file)` names its module. */
export interface FunctionEntry {
  /** Area of the contract, or `background`. */
  area: string;
  file: string;
  burst: boolean;
  /** Asks the payment provider. */
  payments: boolean;
}

/** Functions that no request calls, beside those of the topics. */
export const background = {
  stream: { area: 'background', file: 'stream', burst: false, payments: false },
  stopMailing: { area: 'background', file: 'stop-mailing', burst: false, payments: false },
  sendWebhooks: { area: 'background', file: 'send-webhooks', burst: false, payments: false },
  scheduler: { area: 'background', file: 'scheduler', burst: false, payments: true },
  checkSite: { area: 'background', file: 'check-site', burst: false, payments: false },
} as const satisfies Record<string, FunctionEntry>;

/** Every function of a stage: one for each endpoint of the contract, and those in the background. */
export const functionEntries: readonly FunctionEntry[] = [
  ...endpoints.map(({ area, file, endpoint }) => ({
    area,
    file,
    burst: endpoint.burst ?? false,
    payments: 'payments' in endpoint.rights,
  })),
  ...Object.values(background),
  ...workersOf(Object.values(TOPICS)).map(({ file, needs }) => ({
    area: 'background',
    file,
    burst: false,
    payments: needs?.payments ?? false,
  })),
];

/** One topic for each function: several may share one. */
function workersOf(topics: readonly Topic[]): Topic[] {
  return [...new Map(topics.map((topic) => [topic.file, topic])).values()];
}

/** Path of a handler's source. */
export function sourcePath({ file }: FunctionEntry): string {
  return join(ROOT, 'functions', sourceOf(file));
}

/** Folder that becomes the code of one function. */
export function bundleDir(area: string, file: string, outDir = BUNDLES_DIR): string {
  return join(outDir, `${area}-${file}`);
}

/** The bundled module of one function; it exports `handler`. */
export function handlerPath(area: string, file: string, outDir = BUNDLES_DIR): string {
  return join(bundleDir(area, file, outDir), 'index.mjs');
}

/**
 * Packages that the SDK imports on demand and no function needs: credentials from anywhere but the environment, where
 * Lambda puts them, and event streams. They are 75 KB of each bundle.
 */
const UNUSED_PACKAGES = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
  '@smithy/core/event-streams',
];

/**
 * The package of the payment provider (240 KB), which its module loads with the first call: a file of its own beside the
 * functions that ask it.
 */
const STRIPE_FILE = './stripe.mjs';
const stripeApart: Plugin = {
  name: 'stripe-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^stripe$/ }, () => ({ path: STRIPE_FILE, external: true }));
  },
};

export interface BundleSize extends FunctionEntry {
  bytes: number;
}

/** Functions in one pass of esbuild, which holds all of them in memory: 0.9 GB, against 4 GB for all, in the same time. */
const AT_ONCE = 24;

/**
 * Bundles every function, each into its own folder, with all that it imports inside.
 * @returns the minified size of each
 * @throws BuildFailure of esbuild, for one when a handler of the contract does not exist
 */
export async function bundleFunctions(
  outDir = BUNDLES_DIR,
  entries: readonly FunctionEntry[] = functionEntries,
): Promise<BundleSize[]> {
  await rm(outDir, { recursive: true, force: true });
  const sizes: BundleSize[] = [];
  for (let at = 0; at < entries.length; at += AT_ONCE)
    sizes.push(...(await bundleSome(outDir, entries.slice(at, at + AT_ONCE))));
  return sizes;
}

/** Options of every bundle, as it is deployed. */
const bundleOptions = (outDir: string, entries: readonly FunctionEntry[]) =>
  ({
    absWorkingDir: ROOT,
    entryPoints: entries.map((entry) => ({
      in: sourcePath(entry),
      out: relative(outDir, handlerPath(entry.area, entry.file, outDir)).replace(/\.mjs$/, ''),
    })),
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // The modules that packages publish for bundlers shake better than their CommonJS.
    mainFields: ['module', 'main'],
    // CommonJS packages inside an ES module still call `require` for Node's own modules.
    banner: {
      js: "import{createRequire as requireOf}from'node:module';const require=requireOf(import.meta.url);",
    },
    external: UNUSED_PACKAGES,
    legalComments: 'none',
    metafile: true,
    logLevel: 'silent',
  }) as const satisfies BuildOptions;

/**
 * Bundles every function for one process that runs all of them: what several import is in chunks that they share. A
 * stage then loads each module once, not once for each function. Fonts and the payment provider come from their packages.
 */
export async function bundleForOneProcess(outDir: string): Promise<void> {
  const { external, ...options } = bundleOptions(outDir, functionEntries);
  await build({ ...options, splitting: true, external: [...external, 'stripe'] });
}

async function bundleSome(outDir: string, entries: readonly FunctionEntry[]): Promise<BundleSize[]> {
  const { metafile } = await build({ ...bundleOptions(outDir, entries), plugins: [stripeApart] });
  for (const { area, file } of entries)
    if (isIn(metafile.outputs[relative(ROOT, handlerPath(area, file, outDir))], FONTS_READER))
      await copyFonts(join(bundleDir(area, file, outDir), 'fonts'));
  await copyStripe(outDir, entries, metafile);
  return entries.map((entry) => ({ ...entry, bytes: bytesOf(metafile, entry, outDir) }));
}

/** @throws Error for a function that can ask the provider without the right to: its first call would fail */
async function copyStripe(
  outDir: string,
  entries: readonly FunctionEntry[],
  metafile: Metafile,
): Promise<void> {
  const asking = entries.filter(({ area, file }) =>
    metafile.outputs[relative(ROOT, handlerPath(area, file, outDir))]?.imports.some(
      ({ path }) => path === STRIPE_FILE,
    ),
  );
  const unaware = asking.filter(({ payments }) => !payments).map(({ area, file }) => `${area}/${file}`);
  if (unaware.length > 0)
    throw new Error(
      `These ask the payment provider and do not say so (payments: true): ${unaware.join(', ')}`,
    );
  if (asking.length === 0) return;
  const made = await build({
    absWorkingDir: ROOT,
    stdin: { contents: "export { Stripe } from 'stripe';", resolveDir: join(ROOT, 'functions') },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
  });
  for (const { area, file } of asking)
    await writeFile(join(bundleDir(area, file, outDir), STRIPE_FILE), made.outputFiles[0]?.contents ?? '');
}

/** What reads fonts: the functions that have it inside write on paper, and no other carries fonts. */
const FONTS_READER = 'functions/certificates/model/font-files.ts';

/** Whether anything of a module is in a bundle. */
const isIn = (output: Metafile['outputs'][string] | undefined, module: string): boolean =>
  (output?.inputs[module]?.bytesInOutput ?? 0) > 0;

/** The files of the fonts, which are read one by one as a name needs them. */
async function copyFonts(folder: string): Promise<void> {
  for (const { family, style } of CERTIFICATE_FONTS) {
    const source = join(ROOT, 'node_modules', '@fontsource', family);
    const wanted = (path: string) => !path.includes('.') || path.endsWith(`-${style}.woff`);
    for (const part of ['LICENSE', 'unicode.json']) await cp(join(source, part), join(folder, family, part));
    await cp(join(source, 'files'), join(folder, family, 'files'), {
      recursive: true,
      filter: (path) => wanted(relative(source, path)),
    });
  }
}

function bytesOf(metafile: Metafile, { area, file }: FunctionEntry, outDir: string): number {
  const output = metafile.outputs[relative(ROOT, handlerPath(area, file, outDir))];
  if (!output) throw new Error(`esbuild wrote no bundle for ${area}/${file}`);
  return output.bytes;
}

/** Functions on the burst path that are larger than the budget. */
export function overBudget(sizes: readonly BundleSize[]): BundleSize[] {
  return sizes.filter(({ burst, bytes }) => burst && bytes > BURST_BUDGET);
}

/** One line for each function, the largest first; those on the burst path are marked. */
export function sizeReport(sizes: readonly BundleSize[]): string {
  return sizes
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ area, file, bytes, burst }) => {
      const kilobytes = (bytes / 1_000).toFixed(1).padStart(8);
      return `${kilobytes} KB  ${area}/${file}${burst ? '  (burst)' : ''}`;
    })
    .join('\n');
}

/**
 * Bundles every function and says how large each is.
 * @throws Error when one on the burst path is over the budget
 */
export async function bundleWithinBudget(): Promise<void> {
  const sizes = await bundleFunctions();
  process.stdout.write(`${sizeReport(sizes)}\n`);
  const tooLarge = overBudget(sizes);
  if (tooLarge.length > 0)
    throw new Error(`Over the budget of ${BURST_BUDGET / 1_000} KB:\n${sizeReport(tooLarge)}`);
}
