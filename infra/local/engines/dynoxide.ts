import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { StageError } from '../stage-error.ts';

const PACKAGES = createRequire(import.meta.url);

/** Sources of the dynoxide binary. */
export interface DynoxideSources {
  /** `DYNOXIDE_PATH`: a binary that the person chose. */
  chosen?: string;
  /** `PATH`, searched last. */
  path?: string;
  /** `process.platform` and `process.arch`; npm has a binary for linux-x64 only. */
  platform: string;
  arch: string;
}

/**
 * Path of the dynoxide binary: `DYNOXIDE_PATH`, else the one that npm installed, else the first on the `PATH`.
 * @throws StageError if `DYNOXIDE_PATH` names no executable file
 */
export function findDynoxide({ chosen, path = '', platform, arch }: DynoxideSources): string | undefined {
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new StageError(`DYNOXIDE_PATH is "${chosen}", which is not an executable file.`);
  }
  const name = platform === 'win32' ? 'dynoxide.exe' : 'dynoxide';
  const folders = path.split(delimiter).filter(Boolean);
  return bundledDynoxide(platform, arch) ?? folders.map((folder) => join(folder, name)).find(isExecutable);
}

function bundledDynoxide(platform: string, arch: string): string | undefined {
  try {
    return PACKAGES.resolve(`@dynoxide/${platform}-${arch}/dynoxide`);
  } catch {
    // Optional dependency: npm publishes no binary for this platform.
    return undefined;
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    // Missing, or not ours to run.
    return false;
  }
}
