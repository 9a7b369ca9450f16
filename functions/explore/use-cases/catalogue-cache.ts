import {
  type CatalogueChange,
  getManifest,
  type Manifest,
  readCatalogue,
  catalogueShard,
} from '../model/catalogue.ts';
import type { OrganizationEntry } from '../model/catalogue-entry.ts';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import { getFile } from '../../platform/storage/storage.ts';
import { now } from '../../platform/clock.ts';
import { logger } from '../../platform/logger.ts';
import { getAuthorNames } from './author-names.ts';
import { indexOrganizations, type OrganizationIndex } from './organization-index.ts';
import { docsOf, type View } from './search.ts';
import {
  buildSegment,
  decodeSegment,
  docOf,
  type Figures,
  figuresAt,
  type Listed,
  ownerTerm,
  type Segment,
} from './segment.ts';

/** How long a function goes on with what it knows of the catalogue, so that what changes is there within seconds. */
export const FRESH_MS = 1_000;
/** Changes may be written in another order than they say: so much is read again. */
const OVERLAP_MS = 15_000;

/** Everything that a function remembers of the catalogue. */
interface Known {
  manifest: Manifest | undefined;
  /** The files, by shard; they never change. */
  segments: Map<number, Segment>;
  /** What changed since they were made: the last change of each quiz and organization. */
  changes: Map<string, CatalogueChange>;
  /** Names of the people whose quizzes changed, by their ids. */
  authors: Map<string, string>;
  /** Epoch ms. */
  readAt: number;
  view: View;
}

const NOTHING: Known = {
  manifest: undefined,
  segments: new Map(),
  changes: new Map(),
  authors: new Map(),
  readAt: 0,
  view: { parts: [], organizations: indexOrganizations([]) },
};

let known = NOTHING;
let reading: Promise<Known> | undefined;

/** The catalogue, at most a second old: its files and the changes since. */
export async function getCatalogueView(): Promise<View> {
  if (now() - known.readAt >= FRESH_MS || now() < known.readAt) {
    reading ??= readOn(known).finally(() => {
      reading = undefined;
    });
    known = await reading;
  }
  return known.view;
}

/** For tests, which have a table of their own and one process. */
export function forgetCatalogue(): void {
  known = NOTHING;
}

async function readOn(before: Known): Promise<Known> {
  const readAt = now();
  const isFirst = before === NOTHING || readAt < before.readAt;
  const from = isFirst ? sinceOf((await getManifest()).manifest) : before.readAt - OVERLAP_MS;
  const read = await readCatalogue(from);
  const isOther = isFirst || read.manifest?.since !== before.manifest?.since;
  const { manifest } = read;
  const news = isOther && !isFirst ? (await readCatalogue(sinceOf(manifest))).changes : read.changes;
  const changes = isOther ? new Map<string, CatalogueChange>() : new Map(before.changes);
  const fresh = news.filter((change) => keepLast(changes, change));
  if (!isOther && fresh.length === 0) return { ...before, readAt };
  const authors = new Map([
    ...(isOther ? [] : before.authors),
    ...(await getAuthorNames(fresh.flatMap(({ entry }) => entry ?? []))),
  ]);
  const segments = isOther ? await loadSegments(manifest) : before.segments;
  const isSame = !isOther && fresh.every(({ id }) => 'person' in ownerOf(id));
  const organizations = isSame ? before.view.organizations : organizationsOf(segments, changes);
  const view = viewOf(segments, changes, { organizations, authors });
  return { manifest, segments, changes, authors, readAt, view };
}

/** What changed before stands in the files; unless the clock was put back since, as it may be on a stage of one machine. */
const sinceOf = (manifest: Manifest | undefined): number =>
  manifest && manifest.since <= now() ? manifest.since - OVERLAP_MS : 0;

/** False: a later change of it, or this one, is known. */
function keepLast(changes: Map<string, CatalogueChange>, change: CatalogueChange): boolean {
  if ((changes.get(change.id)?.sequence ?? '') >= change.sequence) return false;
  changes.set(change.id, change);
  return true;
}

/** A file of another release is none: a new one is made within a minute. */
async function loadSegments(manifest: Manifest | undefined): Promise<Map<number, Segment>> {
  const loaded = (manifest?.segments ?? []).map(async ({ shard, key }) => {
    const file = await getFile(key);
    const segment = file && decodeSegment(file);
    if (!segment) logger.error('part of the catalogue cannot be read', { key });
    return segment && ([shard, segment] as const);
  });
  return new Map((await Promise.all(loaded)).filter((one) => one !== undefined));
}

/** The organizations of the files, and what became of them since. */
function organizationsOf(
  segments: ReadonlyMap<number, Segment>,
  changes: ReadonlyMap<string, CatalogueChange>,
): OrganizationIndex {
  const filed = [...segments.values()].flatMap(({ organizations }) => organizations);
  const byId = new Map<string, OrganizationEntry | undefined>(filed.map((entry) => [entry.id, entry]));
  for (const { id, organization } of changes.values())
    if (organization || byId.has(id)) byId.set(id, organization);
  return indexOrganizations([...byId.values()].filter((entry) => entry !== undefined));
}

/**
 * The files with what changed since: quizzes that changed are hidden in their file and stand, if at all, in a part of their
 * own. Those of organizations that nobody may know are hidden everywhere.
 */
function viewOf(
  segments: ReadonlyMap<number, Segment>,
  changes: ReadonlyMap<string, CatalogueChange>,
  { organizations, authors }: { organizations: OrganizationIndex; authors: ReadonlyMap<string, string> },
): View {
  const hidden = new Map([...segments.keys()].map((shard) => [shard, new Set<number>()]));
  const changed: Listed[] = [];
  for (const { id, entry } of changes.values()) {
    const segment = segments.get(catalogueShard(id));
    const doc = segment && docOf(segment, id);
    if (doc !== undefined) hidden.get(catalogueShard(id))?.add(doc);
    if (entry)
      changed.push({
        entry,
        author: authors.get(entry.ownerId),
        figures: segment && doc !== undefined ? figuresAt(segment, doc) : NO_FIGURES,
      });
  }
  const parts = [
    ...[...segments].map(([shard, segment]) => ({
      segment,
      hidden: hidden.get(shard) ?? new Set<number>(),
    })),
    { segment: buildSegment(changed), hidden: new Set<number>() },
  ];
  for (const { id } of privateOnes(organizations))
    for (const part of parts)
      for (const posting of docsOf(part.segment, ownerTerm(id))) part.hidden.add(posting >> 2);
  return { parts, organizations };
}

const privateOnes = ({ byId }: OrganizationIndex): OrganizationEntry[] =>
  [...byId.values()].filter(({ isPublic }) => !isPublic);

const NO_FIGURES: Figures = { participants: 0, heat: 0, ratings: 0, rating: 0 };
