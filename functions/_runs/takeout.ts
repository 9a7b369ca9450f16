import * as z from 'zod';
import { getUser } from '../_data/users.ts';
import { joinOn, type Joining } from '../_files/joined.ts';
import { storeFile } from '../_files/storage.ts';
import { nowIso } from '../_platform/clock.ts';
import { holderOf } from '../_takeout/holder.ts';
import { PART_NAMES, TAKEOUT_TYPE, takeoutName, WritingPlace, writeOn } from '../_takeout/write.ts';
import { runKind, type Step } from './run-kind.ts';

/** Of one piece: at least so long, but for the last, and of at most so many pages. */
const PIECE = { length: 1_000_000, pages: 20 };

const Input = z.object({ userId: z.string(), key: z.string() });
type Input = z.output<typeof Input>;

const Pieces = z.object({ pieces: z.number(), size: z.number() });
const Cursor = z.discriminatedUnion('phase', [
  Pieces.extend({ phase: z.literal('write'), place: WritingPlace }),
  Pieces.extend({
    phase: z.literal('join'),
    fileName: z.string(),
    joining: z.object({ upload: z.string(), etags: z.array(z.string()), source: z.number() }).optional(),
  }),
]);
type Cursor = z.output<typeof Cursor>;

const pieceOf = ({ key }: Input, piece: number) => `${key}.piece-${piece}`;
const total = PART_NAMES.length;

/**
 * Writes everything that an account holds as a file for its person, however much it is: page after page as pieces, which it then
 * joins. Each step writes its piece again where it was written before a crash.
 */
export const takeout = runKind({
  input: Input,
  cursor: Cursor,
  failed: 'This file could not be written. Please try again.',
  step: async (input, cursor): Promise<Step<Cursor>> => {
    if (cursor?.phase === 'join') return join(input, cursor);
    const user = await getUser(input.userId);
    // The account was deleted meanwhile, and with it whoever could fetch the file.
    if (!user) return { handled: 0, result: {} };
    const { pieces, size, place } = cursor ?? { pieces: 0, size: 0, place: undefined };
    const { text, next } = await writeOn(await holderOf(user), place, PIECE);
    const bytes = new TextEncoder().encode(text);
    await storeFile(pieceOf(input, pieces), TAKEOUT_TYPE, bytes);
    const written = { pieces: pieces + 1, size: size + bytes.length };
    const handled = (next?.part ?? total) - (place?.part ?? 0);
    return next
      ? { handled, total, cursor: { phase: 'write', ...written, place: next } }
      : { handled, total, cursor: { phase: 'join', ...written, fileName: takeoutName() } };
  },
});

async function join(input: Input, cursor: Extract<Cursor, { phase: 'join' }>): Promise<Step<Cursor>> {
  const { pieces, size, fileName } = cursor;
  const sources = Array.from({ length: pieces }, (_, piece) => ({ piece: pieceOf(input, piece) }));
  const file = { key: input.key, contentType: TAKEOUT_TYPE, fileName, sources, size };
  const joining: Joining | undefined = await joinOn(file, cursor.joining);
  if (joining) return { handled: 0, total, cursor: { ...cursor, joining } };
  return { handled: 0, result: { key: input.key, fileName, size, writtenAt: nowIso() } };
}
