import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundledHandlers, handlersOf, type HandlerSource } from '../front/handlers.ts';
import type { Cleanups } from './cleanups.ts';
import { isStage } from './lock.ts';

/** Inside the project, where the bundles find what they leave outside. */
export const BUNDLES = join(import.meta.dirname, '../../dist');
const NAME = /^stage-(\d+)$/;

/** Bundles of this stage alone, which go with it; with STAGE_BUNDLES set, those that lie in that folder. */
export async function ownBundles(cleanups: Cleanups): Promise<HandlerSource> {
  const lent = process.env['STAGE_BUNDLES'];
  if (lent) return handlersOf(lent);
  const folder = join(BUNDLES, `stage-${process.pid}`);
  cleanups.add(() => rmSync(folder, { recursive: true, force: true }));
  return bundledHandlers(folder);
}

/** Removes the bundles of stages that were killed. */
export function pruneBundles(folder = BUNDLES, isRunning = isStage): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (pid && !isRunning(pid)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
