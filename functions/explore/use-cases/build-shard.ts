import { createHash } from 'node:crypto';
import { CATALOGUE_PREFIX } from '@quizhall/shared/model/enums';
import { HEAT_DAYS, heatOf } from '@quizhall/shared/rules/explore/search-rank';
import { type CardNumbers, listCardNumbers } from '../../results/model/card-numbers.ts';
import { listCatalogueEntries, type Manifest } from '../model/catalogue.ts';
import type { Entry, OrganizationEntry } from '../model/catalogue-entry.ts';
import { listDays } from '../../results/model/quiz-days.ts';
import { getFile, storeFile } from '../../platform/storage/storage.ts';
import { now } from '../../platform/clock.ts';
import { getAuthorNames } from './author-names.ts';
import {
  buildSegment,
  decodeSegment,
  docOf,
  encodeSegment,
  figuresAt,
  type Listed,
  type Segment,
} from './segment.ts';

type Part = Manifest['segments'][number];

/**
 * Makes the file of one shard of the catalogue: its quizzes with the figures of this hour, and its organizations. `before` is the file of last
 * time, which tells of whose days nothing can have changed. Undefined: there is nothing.
 */
export async function buildShard(shard: number, before: Part | undefined): Promise<Part | undefined> {
  const [{ entries, organizations }, former] = await Promise.all([
    listLive(shard),
    before && loadPart(before),
  ]);
  if (entries.length + organizations.length === 0) return undefined;
  const bytes = encodeSegment(buildSegment(await withFigures(entries, former), organizations));
  const key = `${CATALOGUE_PREFIX}${createHash('sha256').update(bytes).digest('base64url')}`;
  await storeFile(key, 'application/octet-stream', bytes);
  return { shard, key, quizzes: entries.length };
}

async function listLive(shard: number): Promise<{ entries: Entry[]; organizations: OrganizationEntry[] }> {
  const all = await listCatalogueEntries(shard);
  return {
    entries: all.flatMap(({ entry }) =>
      entry && !(entry.endsAt && Date.parse(entry.endsAt) <= now()) ? [entry] : [],
    ),
    organizations: all.flatMap(({ organization }) => organization ?? []),
  };
}

async function loadPart({ key }: Part): Promise<Segment | undefined> {
  const file = await getFile(key);
  return file && decodeSegment(file);
}

async function withFigures(entries: readonly Entry[], former: Segment | undefined): Promise<Listed[]> {
  const numbersOf = await listCardNumbers(entries.map(({ id }) => id));
  const authors = await getAuthorNames(entries);
  const active = entries.filter(({ id }) => mayBeHot(id, numbersOf(id), former)).map(({ id }) => id);
  const heat = await heatsOf(active);
  return entries.map((entry) => {
    const { totalResponses, rating } = numbersOf(entry.id);
    const figures = {
      participants: totalResponses,
      ratings: rating.count,
      rating: rating.average,
      heat: heat.get(entry.id) ?? 0,
    };
    return { entry, figures, author: authors.get(entry.ownerId) };
  });
}

/** Nobody has taken it since last time, and even then it was not taken lately: nothing to read. */
function mayBeHot(id: string, { totalResponses }: CardNumbers, former: Segment | undefined): boolean {
  const doc = former && docOf(former, id);
  if (former === undefined || doc === undefined) return totalResponses > 0;
  const { participants, heat } = figuresAt(former, doc);
  return totalResponses !== participants || heat > 0;
}

/** How much these quizzes are taken these days. */
async function heatsOf(quizIds: readonly string[]): Promise<Map<string, number>> {
  const at = now();
  const years = new Set(
    [at, at - HEAT_DAYS * 24 * 3_600_000].map((ms) => new Date(ms).toISOString().slice(0, 4)),
  );
  const days = await listDays(quizIds.map((quizId) => ({ quizId, years: [...years] })));
  return new Map(
    [...days].map(([quizId, { days: counted }]) => {
      const list = Object.entries(counted).map(([day, { completed }]) => ({ day, completed }));
      return [quizId, heatOf(list, at)];
    }),
  );
}
