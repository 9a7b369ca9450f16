import { Unzip, UnzipInflate } from 'fflate';

const CHUNK = 16_384;

/** Why a packed file is not read. */
export class ZipProblem extends Error {}

/**
 * Unpacks the entries whose names are wanted. What really comes out is counted while it comes, not what the archive says
 * about itself, and it ends at `limit` bytes: a small file can pack terabytes.
 *
 * @throws ZipProblem when there is more, or the archive is broken
 */
export function unzip(
  bytes: Uint8Array,
  { wanted, limit, entries: most }: { wanted: (name: string) => boolean; limit: number; entries: number },
): Record<string, Uint8Array> {
  const entries = new Map<string, Uint8Array[]>();
  let total = 0;
  let seen = 0;
  const found: { problem?: string } = {};
  const archive = new Unzip((file) => {
    seen += 1;
    if (seen > most) found.problem = 'The file holds too many parts';
    const name = file.name.replaceAll('\\', '/');
    if (found.problem || !wanted(name)) return;
    const pieces: Uint8Array[] = [];
    entries.set(name, pieces);
    file.ondata = (error, data) => {
      if (error) found.problem = 'The file is damaged';
      if (found.problem) return;
      total += data.length;
      if (total > limit) found.problem = 'The file is too large when unpacked';
      else pieces.push(data);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length && !found.problem; from += CHUNK) {
      archive.push(bytes.slice(from, from + CHUNK), from + CHUNK >= bytes.length);
    }
  } catch {
    // The library throws at whatever it cannot make sense of.
    found.problem ??= 'The file is damaged';
  }
  if (found.problem) throw new ZipProblem(found.problem);
  return Object.fromEntries([...entries].map(([name, pieces]) => [name, Buffer.concat(pieces)]));
}
