import * as z from 'zod';
import { BYTE_ORDER_MARK } from './csv.ts';
import { joinNextPart } from '../../platform/storage/joined-file.ts';
import { storeFile } from '../../platform/storage/storage.ts';
import { csvLines } from './csv.ts';
import { nowIso } from '../../platform/clock.ts';
import { sizeOf, sourcesOf } from '../../results/model/file-sources.ts';
import { NO_LANE, pieceOf } from '../../results/model/paged-format.ts';
import { zipOf } from '../../results/model/results-archive.ts';
import { type PartsFile, writeParts, WritingPlace } from './data-export/parts-file.ts';
import type { JobStep } from '../../platform/jobs/job-kind.ts';

/** Of one step: at least so long, but for the last, and of at most so many pages. */
const STEP = { length: 2_000_000, pages: 20 };
const TYPE = 'application/zip';

/** The packed text of one file in the archive, and in how many pieces it lies there. */
const Lane = z.object({ crc: z.number(), size: z.number(), bytes: z.number(), pieces: z.number() });
type Lane = z.output<typeof Lane>;

export const ArchiveCursor = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('write'), lanes: z.array(Lane), place: WritingPlace }),
  z.object({
    phase: z.literal('join'),
    lanes: z.array(Lane),
    fileName: z.string(),
    joining: z.object({ upload: z.string(), etags: z.array(z.string()), source: z.number() }).optional(),
  }),
]);
type ArchiveCursor = z.output<typeof ArchiveCursor>;
type Joining = Extract<ArchiveCursor, { phase: 'join' }>;

interface Writing<Holder> {
  file: PartsFile<Holder>;
  /** What the columns of the tables are called, by the parts that have one. */
  heads: Readonly<Record<string, readonly string[]>>;
  holder: Holder;
  /** Where the archive lies in the bucket, what whoever saves it finds it called, and its JSON in it. */
  key: string;
  fileName: string;
  jsonName: string;
}

const pieceKey = (key: string, lane: number, piece: number) => `${key}.piece-${lane}-${piece}`;

/** Stores what comes next in a file of the archive; nothing more is nothing stored. */
async function further(key: string, lane: number, before: Lane | undefined, text: string): Promise<Lane> {
  const { pieces, ...sums } = before ?? { ...NO_LANE, pieces: 0 };
  if (text === '') return { ...sums, pieces };
  const { bytes, lane: after } = pieceOf({ packed: true }, text, { ...sums, rows: undefined });
  await storeFile(pieceKey(key, lane, pieces), TYPE, bytes);
  return { crc: after.crc, size: after.size, bytes: after.bytes, pieces: pieces + 1 };
}

/**
 * One step of a run that writes an archive however long it is: all parts as one JSON, and beside it a CSV table of each that has one, as packed
 * pieces, which it then joins. Pieces that were written before a crash are written again.
 */
export async function archiveStep<Holder>(
  { file, heads, holder, key, fileName, jsonName }: Writing<Holder>,
  cursor: ArchiveCursor | undefined,
): Promise<JobStep<ArchiveCursor>> {
  const total = Object.keys(file.parts).length;
  const tables = Object.keys(heads);
  if (cursor?.phase === 'join') return join(key, [jsonName, ...tables.map((name) => `${name}.csv`)], cursor);
  const { text, rows, next } = await writeParts(file, holder, cursor?.place, STEP);
  const beginning = (name: string) => (cursor ? '' : BYTE_ORDER_MARK + csvLines([heads[name] ?? []]));
  const texts = [text, ...tables.map((name) => beginning(name) + csvLines(rows.get(name) ?? []))];
  const lanes: Lane[] = [];
  for (const [lane, more] of texts.entries()) lanes.push(await further(key, lane, cursor?.lanes[lane], more));
  const handled = (next?.part ?? total) - (cursor?.place.part ?? 0);
  return {
    handled,
    total,
    cursor: next ? { phase: 'write', lanes, place: next } : { phase: 'join', lanes, fileName },
  };
}

async function join(key: string, names: readonly string[], cursor: Joining): Promise<JobStep<ArchiveCursor>> {
  const { lanes, fileName } = cursor;
  const framed = zipOf(
    names.map((name, lane) => ({ name, lane, end: '' })),
    lanes,
  );
  const piecesOf = (lane: number) =>
    Array.from({ length: lanes[lane]?.pieces ?? 0 }, (_, piece) => pieceKey(key, lane, piece));
  const size = sizeOf(framed, lanes);
  const sources = sourcesOf(framed, piecesOf);
  const joining = await joinNextPart({ key, contentType: TYPE, fileName, sources, size }, cursor.joining);
  if (joining) return { handled: 0, total: 0, cursor: { ...cursor, joining } };
  return { handled: 0, result: { key, fileName, size, writtenAt: nowIso() } };
}
