import { crc32, deflateSync } from 'node:zlib';

const SIDE = 64;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function header(): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(SIDE, 0);
  data.writeUInt32BE(SIDE, 4);
  data.set([8, 2], 8);
  return data;
}

/** Filter byte 0, then red, green and blue of each pixel. */
const ROW = Buffer.from([0, ...Array.from({ length: SIDE }, () => [124, 58, 237]).flat()]);

/** A violet square of 64 × 64 pixels (PNG specification, third edition, §5). */
export const PNG = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk('IHDR', header()),
  chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: SIDE }, () => ROW)))),
  chunk('IEND', Buffer.alloc(0)),
]);
