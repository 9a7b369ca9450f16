import * as z from 'zod';
import { joinNextPart } from '../../platform/storage/joined-file.ts';
import { storeFile } from '../../platform/storage/storage.ts';
import { nowIso } from '../../platform/clock.ts';
import { type PartsFile, writeParts, WritingPlace } from './data-export/parts-file.ts';
import type { JobStep } from '../../platform/jobs/job-kind.ts';

/** Of one piece: at least so long, but for the last, and of at most so many pages. */
const PIECE = { length: 1_000_000, pages: 20 };
const TYPE = 'application/json; charset=utf-8';

const Pieces = z.object({ pieces: z.number(), size: z.number() });
export const FileCursor = z.discriminatedUnion('phase', [
  Pieces.extend({ phase: z.literal('write'), place: WritingPlace }),
  Pieces.extend({
    phase: z.literal('join'),
    fileName: z.string(),
    joining: z.object({ upload: z.string(), etags: z.array(z.string()), source: z.number() }).optional(),
  }),
]);
type FileCursor = z.output<typeof FileCursor>;

interface Writing<Holder> {
  file: PartsFile<Holder>;
  /** Whose it is; undefined: there is nobody any more who could fetch it. */
  holder: () => Promise<Holder | undefined>;
  /** Where it lies in the bucket … */
  key: string;
  /** … and what whoever saves it finds it called. */
  fileName: () => string;
}

const pieceOf = (key: string, piece: number) => `${key}.piece-${piece}`;

/**
 * One step of a run that writes such a file however long it is: page after page as pieces, which it then joins. A piece that was written
 * before a crash is written again.
 */
export async function writeStep<Holder>(
  { file, holder: find, key, fileName }: Writing<Holder>,
  cursor: FileCursor | undefined,
): Promise<JobStep<FileCursor>> {
  const total = Object.keys(file.parts).length;
  if (cursor?.phase === 'join') return join(key, total, cursor);
  const holder = await find();
  if (!holder) return { handled: 0, result: {} };
  const { pieces, size, place } = cursor ?? { pieces: 0, size: 0, place: undefined };
  const { text, next } = await writeParts(file, holder, place, PIECE);
  const bytes = new TextEncoder().encode(text);
  await storeFile(pieceOf(key, pieces), TYPE, bytes);
  const written = { pieces: pieces + 1, size: size + bytes.length };
  const handled = (next?.part ?? total) - (place?.part ?? 0);
  return next
    ? { handled, total, cursor: { phase: 'write', ...written, place: next } }
    : { handled, total, cursor: { phase: 'join', ...written, fileName: fileName() } };
}

async function join(
  key: string,
  total: number,
  cursor: Extract<FileCursor, { phase: 'join' }>,
): Promise<JobStep<FileCursor>> {
  const { pieces, size, fileName } = cursor;
  const sources = Array.from({ length: pieces }, (_, piece) => ({ piece: pieceOf(key, piece) }));
  const joining = await joinNextPart({ key, contentType: TYPE, fileName, sources, size }, cursor.joining);
  if (joining) return { handled: 0, total, cursor: { ...cursor, joining } };
  return { handled: 0, result: { key, fileName, size, writtenAt: nowIso() } };
}
