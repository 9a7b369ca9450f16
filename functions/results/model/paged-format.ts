import { crc32, constants, deflateRawSync } from 'node:zlib';
import type { ResultsSubmission } from '@quizhall/shared/model/results/results-file';
import type { About } from './results-context.ts';

/** What the pieces of one lane come to so far. */
export interface Lane {
  /** Of what was written, before it was packed. */
  crc: number;
  size: number;
  /** As it lies there. */
  bytes: number;
  /** Rows that were numbered; absent in a lane that was begun without numbers. */
  rows?: number | undefined;
}

export const NO_LANE: Lane = { crc: 0, size: 0, bytes: 0, rows: 0 };

/** A text of the file, or where all pieces of a lane stand, one after the other. */
export type Framed = string | Uint8Array | { lane: number };

/** A format that is written a page of submissions after the other, so that a file of any length needs the memory of a page. */
export interface PagedFormat {
  contentType: string;
  ending: string;
  /** Pieces are packed (RFC 1951), each so that the next one can follow; `frame` ends them with `PACKED_END`. */
  packed?: true;
  /** Numbers the rows of a piece, behind so many that were there before. */
  numbered?: (text: string, rows: number) => { text: string; rows: number };
  /** The text of each lane; the same number of lanes for every page. */
  page: (
    about: About,
    submissions: readonly ResultsSubmission[],
    /** Whether it is the first page, and how many submissions the ones before it had. */
    place: { first: boolean; before: number },
  ) => string[];
  /** The whole file, once all pieces are there. */
  frame: (about: About, lanes: readonly Lane[]) => Framed[];
}

/** An empty last block. */
export const PACKED_END = Uint8Array.of(3, 0);

/** A piece as it lies there, and what its lane comes to with it. */
export function pieceOf(
  { packed, numbered }: Pick<PagedFormat, 'packed' | 'numbered'>,
  text: string,
  before: Lane,
): { bytes: Uint8Array; lane: Lane } {
  const { text: written, rows } =
    numbered && before.rows !== undefined ? numbered(text, before.rows) : { text, rows: before.rows };
  const raw = Buffer.from(written);
  const bytes = packed ? deflateRawSync(raw, { finishFlush: constants.Z_SYNC_FLUSH }) : raw;
  return {
    bytes,
    lane: {
      crc: crc32(raw, before.crc),
      size: before.size + raw.length,
      bytes: before.bytes + bytes.length,
      rows,
    },
  };
}

/** All of it at once, for as many submissions as fit into memory. */
export function writeWhole(
  format: PagedFormat,
  about: About,
  submissions: readonly ResultsSubmission[],
): Uint8Array {
  const pieces = format
    .page(about, submissions, { first: true, before: 0 })
    .map((text) => pieceOf(format, text, NO_LANE));
  const framed = format.frame(
    about,
    pieces.map(({ lane }) => lane),
  );
  return Buffer.concat(
    framed.map((part) => {
      if (typeof part === 'string') return Buffer.from(part);
      return 'lane' in part ? (pieces[part.lane]?.bytes ?? new Uint8Array()) : part;
    }),
  );
}
