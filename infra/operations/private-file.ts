import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Hands a text over in a file that is gone afterwards: words of a command can be read by everybody on this machine, and may not be
 * long.
 */
export async function inPrivateFile<T>(text: string, use: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'quizhall-'));
  const file = join(folder, 'text');
  try {
    writeFileSync(file, text, { mode: 0o600 });
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
