import { isDeepStrictEqual } from 'node:util';
import {
  CATALOGUE_SHARDS,
  type CatalogueChange,
  listCatalogueEntries,
  putReadEntry,
} from '../model/catalogue.ts';
import { toCatalogueEntry, toOrganizationEntry } from '../model/catalogue-entry.ts';
import { getQuizzes, scanListedIds } from '../../quizzes/model/quizzes-by-id.ts';
import { scanOrganizations } from '../../organizations/model/organizations-by-id.ts';
import { now } from '../../platform/clock.ts';

type Found = Omit<CatalogueChange, 'sequence'>;

/**
 * Makes the entries of the catalogue of the quizzes and organizations alone, whatever stands there; writes what differs, and
 * what the stream says meanwhile is left as it is. Answers how many quizzes are in it. The files are made of them afterwards.
 */
export async function rebuildEntries(): Promise<number> {
  const before = await standing();
  let count = 0;
  for await (const found of entriesOfAll()) {
    await putWhereOther(found, before.get(found.id));
    before.delete(found.id);
    if (found.entry) count += 1;
  }
  for (const former of before.values()) await putWhereOther({ id: former.id }, former);
  return count;
}

async function* entriesOfAll(): AsyncGenerator<Found> {
  for await (const ids of scanListedIds()) {
    const quizzes = await getQuizzes(ids);
    for (const id of ids) {
      const quiz = quizzes.get(id);
      const entry = quiz && toCatalogueEntry(quiz, now());
      if (entry) yield { id, entry };
    }
  }
  for await (const organizations of scanOrganizations())
    for (const organization of organizations)
      yield { id: organization.id, organization: toOrganizationEntry(organization) };
}

async function putWhereOther(found: Found, former: CatalogueChange | undefined): Promise<void> {
  const isSame =
    isDeepStrictEqual(found.entry, former?.entry) &&
    isDeepStrictEqual(found.organization, former?.organization);
  if (!isSame) await putReadEntry(found, former?.sequence);
}

/** The last change of everything of which anything stands in the catalogue. */
async function standing(): Promise<Map<string, CatalogueChange>> {
  const shards = Array.from({ length: CATALOGUE_SHARDS }, (_, shard) => listCatalogueEntries(shard));
  return new Map((await Promise.all(shards)).flat().map((change) => [change.id, change]));
}
