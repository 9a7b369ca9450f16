import { Resolver } from 'node:dns/promises';
import { config } from './config.ts';
import { AppError } from './errors.ts';
import { logger } from './logger.ts';
import { measureCall } from './capacity-meter.ts';

/** One name server after the other, twice. */
const PATIENCE = { timeout: 2_000, tries: 2 };
/** There is no such name, or none with a record of this kind. */
const NOTHING = ['ENOTFOUND', 'ENODATA'];
/** The name servers of somebody's zone do not answer, or not well: nothing of ours. */
const THEIRS = ['ESERVFAIL', 'ETIMEOUT', 'EREFUSED'];

/**
 * TXT records of a domain, each as one text.
 * @throws AppError UNAVAILABLE if no name server responds
 */
export async function getTxtRecords(name: string): Promise<string[]> {
  const resolver = new Resolver(PATIENCE);
  if (config.DNS_SERVER) resolver.setServers([config.DNS_SERVER]);
  try {
    return (await measureCall('DNS', () => resolver.resolveTxt(name))).map((parts) => parts.join(''));
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (NOTHING.includes(code)) return [];
    logger[THEIRS.includes(code) ? 'info' : 'error']('no answer of a name server', { name, code });
    throw new AppError('UNAVAILABLE', {
      message: 'The name server of this domain did not answer. Please try again in a moment.',
    });
  }
}
