import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

interface Wanted {
  width?: number;
  height?: number;
  /** 2: red, green, blue; 6: with how much is seen of them. */
  colours?: 2 | 6;
  interlaced?: boolean;
  /** In place of its pixels. */
  pixels?: Buffer;
}

/** A picture of one colour, with a text in it that says who made it. */
export function pngOf({
  width = 8,
  height = 4,
  colours = 6,
  interlaced = false,
  pixels,
}: Wanted = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, colours, 0, 0, interlaced ? 1 : 0], 8);
  const samples = colours === 6 ? [15, 118, 110, 255] : [15, 118, 110];
  const row = () => [0, ...Array.from({ length: width }, () => samples).flat()];
  const rows = pixels ?? Buffer.from(Array.from({ length: height }, row).flat());
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from('Author\0Ada Lovelace')),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
