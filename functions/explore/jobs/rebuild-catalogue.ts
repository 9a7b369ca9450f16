import * as z from 'zod';
import { CATALOGUE_SHARDS, getManifest, type Manifest, putManifest } from '../model/catalogue.ts';
import { buildShard } from '../use-cases/build-shard.ts';
import { FORMAT } from '../use-cases/segment.ts';
import { now } from '../../platform/clock.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';

const Cursor = z.object({
  shard: z.number(),
  since: z.number(),
  segments: z.array(z.object({ shard: z.number(), key: z.string(), quizzes: z.number() })),
});

/** Background job that rebuilds the catalogue files, one shard per step, and publishes the manifest. */
export const rebuildCatalogue = jobKind({
  input: z.object({
    /** Looks at the days of every quiz, whatever the files before say. */
    fresh: z.boolean().default(false),
  }),
  cursor: Cursor,
  failed: 'The catalogue could not be made. It is tried again within the hour.',
  step: async ({ fresh }, before) => {
    const { shard, since, segments } = before ?? { shard: 0, since: now(), segments: [] };
    const former = fresh ? undefined : (await getManifest()).manifest;
    const part = await buildShard(
      shard,
      former?.segments.find((one) => one.shard === shard),
    );
    const cursor = {
      shard: shard + 1,
      since,
      segments: part ? [...segments, part] : segments,
    };
    const handled = part?.quizzes ?? 0;
    if (cursor.shard < CATALOGUE_SHARDS) return { handled, total: 0, cursor };
    await putManifest(manifestOf(cursor));
    return { handled, result: {} };
  },
});

const manifestOf = ({ since, segments }: z.output<typeof Cursor>): Manifest => ({
  since,
  segments,
  format: FORMAT,
});
