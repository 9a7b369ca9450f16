/** A second of a quiet tone: eight-bit samples behind the header of a WAV file (RIFF, "WAVE", format 1). */
export function wav(): Buffer {
  const samples = Buffer.from(
    Uint8Array.from({ length: 8_000 }, (_, at) => 128 + Math.round(8 * Math.sin(at / 3))),
  );
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8_000, 24);
  header.writeUInt32LE(8_000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
