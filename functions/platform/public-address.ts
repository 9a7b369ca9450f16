import { BlockList, isIP } from 'node:net';

/** IPv4 that leads to no machine on the internet: IANA's special-purpose registry, multicast and what is reserved. */
const NOT_PUBLIC: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Carrier-grade NAT.
  ['100.64.0.0', 10],
  // A function's own runtime API.
  ['127.0.0.0', 8],
  // Link-local: metadata of machines and containers.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 3],
];

/** Of IPv6 only what is given out to machines on the internet… */
const GLOBAL_6: readonly [network: string, prefix: number] = ['2000::', 3];
/** …less what holds an IPv4 address, documents, or is special. */
const NOT_PUBLIC_6: readonly (readonly [network: string, prefix: number])[] = [
  // Teredo, ORCHID, benchmarks.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4.
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const listOf = (networks: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
};

const refused4 = listOf(NOT_PUBLIC, 'ipv4');
const global6 = listOf([GLOBAL_6], 'ipv6');
const refused6 = listOf(NOT_PUBLIC_6, 'ipv6');

/**
 * Whether an address leads to a machine on the internet, and not into this machine, its network or its cloud. IPv4 inside
 * IPv6 (mapped, translated, 6to4, Teredo) never does.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused4.check(address, 'ipv4');
  // A zone (`%eth0`) belongs to link-local addresses alone.
  if (family !== 6 || address.includes('%')) return false;
  return global6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
}
