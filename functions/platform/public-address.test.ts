import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

/** First and last address of everything that leads to no machine on the internet. */
const FORBIDDEN: readonly [what: string, ...addresses: string[]][] = [
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private', '10.0.0.0', '10.255.255.255', '172.16.0.0', '172.31.255.255', '192.168.0.0', '192.168.255.255'],
  ['carrier-grade NAT', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.1', '127.255.255.254'],
  ['link-local', '169.254.0.1', '169.254.255.255'],
  ['metadata of AWS', '169.254.169.254', '169.254.170.2', 'fd00:ec2::254'],
  ['runtime of a function', '127.0.0.1', '169.254.100.1', '169.254.79.130'],
  [
    'special purpose',
    '192.0.0.0',
    '192.0.0.255',
    '192.88.99.1',
    '192.31.196.1',
    '192.52.193.1',
    '192.175.48.1',
  ],
  ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.255', '2001:db8::1', '3fff::1'],
  ['benchmarks', '198.18.0.0', '198.19.255.255', '2001:2::1'],
  ['multicast', '224.0.0.1', '239.255.255.255', 'ff02::1'],
  ['reserved and broadcast', '240.0.0.1', '255.255.255.255'],
  ['unspecified and loopback in v6', '::', '::1'],
  ['unique local', 'fc00::1', 'fdff:ffff::1'],
  ['link-local in v6', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  [
    'v4 in v6',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:169.254.169.254',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
  ],
  ['translated', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::a00:1'],
  ['6to4 and Teredo', '2002:7f00:1::', '2002:a00:1::1', '2001:0:7f00:1::'],
  ['no address', '', 'localhost', 'example.com', '1.2.3', '0x7f.0.0.1', '2130706433', '01.02.03.04'],
];

describe('an address that leads nowhere outside', () => {
  it.each(FORBIDDEN.flatMap(([what, ...all]) => all.map((address) => [what, address] as const)))(
    '%s: %s',
    (_, address) => {
      expect(isPublicAddress(address)).toBe(false);
    },
  );
});

it.each([
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
  '2001:200::1',
])('%s is on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const Octet = fc.integer({ min: 0, max: 255 });
const V4 = fc.tuple(Octet, Octet, Octet, Octet);
const hex = (high: number, low: number) => (high * 256 + low).toString(16);

it('never lets an address of v4 through that is dressed as one of v6', () => {
  fc.assert(
    fc.property(V4, fc.constantFrom('::ffff:', '::', '64:ff9b::', '2002:'), ([a, b, c, d], prefix) => {
      const inside = `${hex(a, b)}:${hex(c, d)}`;
      expect(isPublicAddress(prefix === '2002:' ? `2002:${inside}::1` : `${prefix}${inside}`)).toBe(false);
    }),
  );
});

it('knows private networks by every address in them', () => {
  fc.assert(
    fc.property(
      V4,
      fc.constantFrom([10], [127], [169, 254], [192, 168], [100, 64], [172, 16]),
      (octets, net) => {
        expect(isPublicAddress([...net, ...octets.slice(net.length)].join('.'))).toBe(false);
      },
    ),
  );
});
