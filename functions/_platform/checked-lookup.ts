import { type LookupAddress, lookup } from 'node:dns';
import { isPublicAddress } from './public-address.ts';

/** A name leads to an address to which nothing may be sent. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
/** How a connector asks for the addresses of a name. */
export type Lookup = (hostname: string, options: { all?: boolean | undefined }, found: Found) => void;
type Resolve = (
  hostname: string,
  options: { all: true; verbatim: true },
  found: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A look-up for connectors, which connect to what it answers and look up nothing again: a name of which any address is
 * not allowed leads nowhere, so that no answer can change between check and connection.
 */
export const checkedLookup =
  (isAllowed: (address: string) => boolean = isPublicAddress, resolve: Resolve = lookup): Lookup =>
  (hostname, { all }, found) =>
    resolve(hostname, { all: true, verbatim: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) found(error ?? new ForbiddenAddress(hostname), []);
      else if (!addresses.every(({ address }) => isAllowed(address)))
        found(new ForbiddenAddress(hostname), []);
      else if (all) found(null, addresses);
      else found(null, first.address, first.family);
    });
