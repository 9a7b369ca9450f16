import { getManifest } from '../model/catalogue.ts';
import { createJob, newJobItem } from '../../platform/jobs/job-store.ts';
import { conditionFailure } from '../../platform/dynamodb/table.ts';
import { FORMAT } from '../use-cases/segment.ts';
import { now } from '../../platform/clock.ts';

/** Nobody has asked for these runs. */
const SITE = 'site';
const HOUR_MS = 3_600_000;

/**
 * Has the catalogue made anew in each hour, and at once where this release cannot read what is there. The run is named after
 * its hour, so that it is begun once. Answers whether it was begun now.
 */
export async function scheduleCatalogueRebuild(): Promise<boolean> {
  const { manifest, isEmpty } = await getManifest();
  const hour = Math.floor(now() / HOUR_MS);
  const isRecent = manifest?.format === FORMAT && Math.floor(manifest.since / HOUR_MS) === hour;
  return !isEmpty && !isRecent && beginOnce(`run_catalogue_${hour}_${FORMAT}`);
}

async function beginOnce(id: string): Promise<boolean> {
  try {
    await createJob(newJobItem({ ownerId: SITE, id }, 'catalogue', { fresh: false }));
    return true;
  } catch (error) {
    if (conditionFailure(error)) return false;
    throw error;
  }
}
