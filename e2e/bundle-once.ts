import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleForOneProcess } from '@quizhall/infra/bundle.ts';
import { BUNDLES } from '@quizhall/infra/local/stage/bundles.ts';

/** Bundles the functions before the first test, for the stages of all workers. Answers what removes them afterwards. */
export default async function bundleOnce(): Promise<(() => void) | undefined> {
  if (process.env['E2E_STAGE']) return undefined;
  mkdirSync(BUNDLES, { recursive: true });
  const folder = mkdtempSync(join(BUNDLES, 'journeys-'));
  await bundleForOneProcess(folder);
  process.env['STAGE_BUNDLES'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
