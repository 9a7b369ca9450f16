import { type Framed, type Lane, NO_LANE, PACKED_END, pieceOf } from './paged-format.ts';

/** An entry of an archive: a text, or the pieces of a lane and what ends them. */
export type Entry = { name: string; text: string } | { name: string; lane: number; end: string };

const DEFLATED = 8;
/** 1 January 2000: the same content gives the same bytes. */
const DATE = 0x2821;

interface Place extends Lane {
  name: Buffer;
  at: number;
}

/** The fields that stand the same in front of an entry and in the directory. */
function common({ name, crc, bytes, size }: Place): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  // Names are UTF-8.
  fields.writeUInt16LE(0x0800, 2);
  fields.writeUInt16LE(DEFLATED, 4);
  fields.writeUInt16LE(0, 6);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(bytes, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

const signed = (signature: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
};

const headOf = (place: Place): Buffer => Buffer.concat([signed(0x04034b50), common(place), place.name]);

function directoryEntry(place: Place): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(place.at, 10);
  return Buffer.concat([signed(0x02014b50), Buffer.from([20, 0]), common(place), rest, place.name]);
}

function directoryEnd(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([signed(0x06054b50), end]);
}

/** The parts of an entry, and what they come to. */
function bodyOf(entry: Entry, lanes: readonly Lane[]): { parts: Framed[]; sums: Lane } {
  const before = ('lane' in entry && lanes[entry.lane]) || NO_LANE;
  const { bytes, lane } = pieceOf({ packed: true }, 'lane' in entry ? entry.end : entry.text, before);
  const parts = 'lane' in entry ? [{ lane: entry.lane }, bytes, PACKED_END] : [bytes, PACKED_END];
  return { parts, sums: { ...lane, bytes: lane.bytes + PACKED_END.length } };
}

/** An archive (PKWARE's APPNOTE, 4.3) of texts and of lanes whose pieces are packed already. */
export function zipOf(entries: readonly Entry[], lanes: readonly Lane[]): Framed[] {
  const framed: Framed[] = [];
  const places: Place[] = [];
  let at = 0;
  for (const entry of entries) {
    const { parts, sums } = bodyOf(entry, lanes);
    const place = { ...sums, name: Buffer.from(entry.name), at };
    const head = headOf(place);
    framed.push(head, ...parts);
    places.push(place);
    at += head.length + sums.bytes;
  }
  const directory = Buffer.concat(places.map(directoryEntry));
  return [...framed, directory, directoryEnd(places.length, directory.length, at)];
}
