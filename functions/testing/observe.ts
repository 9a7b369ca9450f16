import { scrypt } from 'node:crypto';
import { vi } from 'vitest';
import { logger } from '../platform/logger.ts';

/** What the server did for one request. */
export interface Observed<T> {
  result: T;
  /** Log lines as objects. */
  lines: Record<string, unknown>[];
  /** Everything that was written to standard output and standard error. */
  output: string;
  /** Parameters of each password derivation that was asked for (`setup-integration.ts` does a cheaper one). */
  derivations: unknown[];
}

/** Runs `work` with all logging on and catches what it logs. */
export async function observe<T>(work: () => Promise<T>): Promise<Observed<T>> {
  let output = '';
  const streams = [process.stdout, process.stderr];
  const writes = streams.map(({ write }) => write);
  const write = (chunk: unknown) => {
    output += String(chunk);
    return true;
  };
  // Set by hand: a spy would land on the prototype that every socket shares.
  for (const stream of streams) Object.assign(stream, { write });
  const level = logger.getLevelName();
  logger.setLogLevel('INFO');
  const derived = () =>
    vi.isMockFunction(scrypt) ? vi.mocked(scrypt).mock.calls.map(([, , , cost]) => cost) : [];
  const before = derived().length;
  try {
    const result = await work();
    const lines = output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line): Record<string, unknown> => JSON.parse(line));
    return { result, lines, output, derivations: derived().slice(before) };
  } finally {
    for (const [n, stream] of streams.entries()) Object.assign(stream, { write: writes[n] });
    logger.setLogLevel(level);
  }
}

/** What the request cost: calls and capacity units of the table, and password derivations. */
export async function costOf(
  work: () => Promise<unknown>,
): Promise<{ table: unknown; derivations: unknown[] }> {
  const { lines, derivations } = await observe(work);
  return { table: lines.find(({ message }) => message === 'request')?.['table'], derivations };
}
