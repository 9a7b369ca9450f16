import type { JoinSource } from '../../platform/storage/joined-file.ts';
import type { Framed, Lane } from './paged-format.ts';

/** Where the bytes of such a file come from; `piecesOf` tells the keys of a lane. */
export const sourcesOf = (
  framed: readonly Framed[],
  piecesOf: (lane: number) => readonly string[],
): JoinSource[] =>
  framed.flatMap((part): JoinSource[] => {
    if (typeof part === 'string') return [Buffer.from(part)];
    return 'lane' in part ? piecesOf(part.lane).map((piece) => ({ piece })) : [part];
  });

/** How many bytes it has. */
export const sizeOf = (framed: readonly Framed[], lanes: readonly Lane[]): number =>
  framed.reduce((sum, part) => {
    if (typeof part === 'string') return sum + Buffer.byteLength(part);
    return sum + ('lane' in part ? (lanes[part.lane]?.bytes ?? 0) : part.length);
  }, 0);
