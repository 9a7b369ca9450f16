/** Names that lead into a machine or a network, and never to a receiver on the internet. */
const INNER_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|localdomain|arpa)\.?$/i;
/** A host that is written as an address: `URL` has turned every spelling of one (hexadecimal, short) into this. */
const NUMERIC = /^(?:\[.*\]|[\d.]+)$/;

interface Receivers {
  /** The local stage alone: receivers on this machine, at any port and without encryption. */
  thisMachine?: boolean;
}

const isThisMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && hostname === '127.0.0.1';

/**
 * What is wrong with the address of a webhook as it is written; undefined: nothing. To which machine its name leads is known
 * only when the connection is made, and checked there.
 */
export function webhookAddressProblem(
  text: string,
  { thisMachine = false }: Receivers = {},
): string | undefined {
  if (!URL.canParse(text)) return 'Please enter an address that begins with https://';
  const url = new URL(text);
  if (thisMachine && isThisMachine(url)) return undefined;
  if (url.protocol !== 'https:') return 'Please enter an address that begins with https://';
  if (url.username || url.password) return 'Please leave out name and password: deliveries are signed';
  if (url.port) return 'Please use the usual port: 443';
  if (url.hash) return 'Please leave out what comes after #';
  if (NUMERIC.test(url.hostname)) return 'Please use a name, not a number';
  if (!url.hostname.includes('.') || INNER_NAMES.test(url.hostname))
    return 'Please use a name that can be reached from the internet';
  return undefined;
}
