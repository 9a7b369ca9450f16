import { createHash } from 'node:crypto';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { Entry, OrganizationEntry } from './catalogue-entry.ts';
import { queryAll, getItem, queryPage, putIf } from '../../platform/dynamodb/commands.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import {
  CATALOGUE_CHANGE_PREFIX,
  CATALOGUE_PK,
  catalogueChangeKey,
  catalogueEntryKey,
  catalogueEntryPk,
  catalogueManifestKey,
} from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** Over so many partitions, and files, the catalogue is spread. */
export const CATALOGUE_SHARDS = 32;

/** Shard of a quiz or an organization; never changes. */
export const catalogueShard = (id: string): number =>
  (createHash('sha256').update(id).digest()[0] ?? 0) % CATALOGUE_SHARDS;

/** Changes are read by whoever has an older file; those are made every hour. */
const CHANGES_KEPT_MS = 48 * 3_600_000;
/** What stands where a quiz left outlives every message that may come late. */
const GONE_KEPT_MS = 15 * 24 * 3_600_000;

/** What the stream says of a quiz or an organization: its entry, or that it is not in Explore. */
const Change = z.object({
  id: z.string(),
  entry: Entry.optional(),
  organization: OrganizationEntry.optional(),
  /** Of the record in the stream, padded: of two changes the later one counts, in whatever order they come. */
  sequence: z.string(),
});
export type CatalogueChange = z.output<typeof Change>;

/** An entry as it stands in the table. */
export const entryItem = (change: CatalogueChange) => ({
  ...catalogueEntryKey(catalogueShard(change.id), change.id),
  ...change,
});

const isLater = 'attribute_not_exists(pk) OR #sequence < :sequence';

/**
 * Keep what became of a quiz or an organization, unless a later change was kept before; and tell whoever has read the
 * catalogue.
 * @throws Error where another change of it is being kept at this moment
 */
export async function putCatalogueChange({
  id,
  entry,
  organization,
  sequence,
}: CatalogueChange): Promise<void> {
  const at = now();
  const change = { id, sequence, ...(entry && { entry }), ...(organization && { organization }) };
  const Item = { ...entryItem(change), ...ending(change, at) };
  const changeKey = catalogueChangeKey(new Date(at).toISOString(), id);
  const failed = await transactWrite({
    entry: {
      Put: {
        TableName,
        Item,
        ConditionExpression: isLater,
        ExpressionAttributeNames: { '#sequence': 'sequence' },
        ExpressionAttributeValues: { ':sequence': sequence },
      },
    },
    change: {
      Put: { TableName, Item: { ...changeKey, ...change, expiresAt: expiryOf(at, CHANGES_KEPT_MS) } },
    },
  });
  if (failed && !((await sequenceOf(id)) >= sequence)) throw new Error(`Entry of ${id} moved`);
}

const expiryOf = (at: number, ms: number): number => Math.ceil((at + ms) / 1_000);

/** What stands where something left ends by itself. */
const ending = ({ entry, organization }: Partial<CatalogueChange>, at: number) =>
  !entry && !organization && { expiresAt: expiryOf(at, GONE_KEPT_MS) };

/** The last change of a quiz or an organization that was kept. */
async function sequenceOf(id: string): Promise<string> {
  const Key = catalogueEntryKey(catalogueShard(id), id);
  const item = await getItem(Key);
  return item ? Change.parse(item).sequence : '';
}

/** Put an entry as the quiz or organization itself says, unless the stream has said something of it since this was read. */
export const putReadEntry = (
  { id, entry, organization }: Omit<CatalogueChange, 'sequence'>,
  before: string | undefined,
): Promise<boolean> =>
  putIf({
    Item: {
      ...entryItem({
        id,
        sequence: before ?? '',
        ...(entry && { entry }),
        ...(organization && { organization }),
      }),
      ...ending({ entry, organization }, now()),
    },
    ConditionExpression: before === undefined ? 'attribute_not_exists(pk)' : '#sequence = :before',
    ...(before !== undefined && {
      ExpressionAttributeNames: { '#sequence': 'sequence' },
      ExpressionAttributeValues: { ':before': before },
    }),
  });

/** Entries of a catalogue partition, removed ones included. */
export async function listCatalogueEntries(shard: number): Promise<CatalogueChange[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': catalogueEntryPk(shard) },
    ConsistentRead: true,
  });
  return items.map((item) => Change.parse(item));
}

/** Which files the catalogue is made of. They never change; another catalogue has others. */
const Manifest = z.object({
  /** Epoch ms: what changed before is in the files. */
  since: z.number(),
  segments: z.array(z.object({ shard: z.number(), key: z.string(), quizzes: z.number() })),
  /** How the files are written: those of another release cannot be read. */
  format: z.string(),
});
export type Manifest = z.output<typeof Manifest>;

/** Which files the catalogue is made of, and everything that changed from this instant (epoch ms) on. */
export async function readCatalogue(
  since: number,
): Promise<{ manifest: Manifest | undefined; changes: CatalogueChange[] }> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND sk >= :since',
    ExpressionAttributeValues: {
      ':pk': CATALOGUE_PK,
      ':since': catalogueChangeKey(new Date(since).toISOString(), '').sk,
    },
  });
  const manifest = items.find(({ sk }) => sk === catalogueManifestKey().sk);
  const changes = items.filter(({ sk }) => String(sk).startsWith(CATALOGUE_CHANGE_PREFIX));
  return {
    manifest: manifest && Manifest.parse(manifest),
    changes: changes.map((item) => Change.parse(item)),
  };
}

/** The manifest, or whether there is anything of which a catalogue could be made. */
export async function getManifest(): Promise<{ manifest: Manifest | undefined; isEmpty: boolean }> {
  const { items } = await queryPage({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': CATALOGUE_PK },
    ScanIndexForward: false,
    Limit: 1,
  });
  const [last] = items;
  const isManifest = last?.['sk'] === catalogueManifestKey().sk;
  return { manifest: isManifest ? Manifest.parse(last) : undefined, isEmpty: last === undefined };
}

/** From now on the catalogue is made of these files, unless later ones were made meanwhile; none are from times to come. */
export const putManifest = (manifest: Manifest): Promise<boolean> =>
  putIf({
    Item: { ...catalogueManifestKey(), ...manifest },
    ConditionExpression: 'attribute_not_exists(pk) OR since <= :since OR since > :now',
    ExpressionAttributeValues: { ':since': manifest.since, ':now': now() },
  });
