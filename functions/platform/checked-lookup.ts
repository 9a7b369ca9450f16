import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isPublicAddress } from './public-address.ts';

/** A name leads to an address to which nothing may be sent. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
/** How a connector asks for the addresses of a name. */
export type Lookup = (hostname: string, options: { all?: boolean | undefined }, found: Found) => void;
type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** Of a name server that does not answer. */
const RESOLVE_MS = 1_500;

/**
 * All addresses of a name, asked of name servers and of nobody else. The system's own look-up would hold one of the four threads
 * of the process for as long as a silent name server keeps it, and with four of them everybody else's.
 */
async function addressesOf(hostname: string): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: RESOLVE_MS, tries: 1 });
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
  const found = (answer: PromiseSettledResult<string[]>, family: number) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...found(v4, 4), ...found(v6, 6)];
}

/**
 * A look-up for connectors, which connect to what it answers and look up nothing again: a name of which any address is
 * not allowed leads nowhere, so that no answer can change between check and connection.
 */
export const checkedLookup =
  (isAllowed: (address: string) => boolean = isPublicAddress, resolve: Resolve = addressesOf): Lookup =>
  async (hostname, { all }, found) => {
    let addresses: LookupAddress[];
    try {
      addresses = await resolve(hostname);
    } catch (error) {
      found(error instanceof Error ? error : new Error(String(error)), []);
      return;
    }
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isAllowed(address)))
      found(new ForbiddenAddress(hostname), []);
    else if (all) found(null, addresses);
    else found(null, first.address, first.family);
  };
