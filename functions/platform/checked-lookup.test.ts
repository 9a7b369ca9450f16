import type { LookupAddress } from 'node:dns';
import { expect, it } from 'vitest';
import { checkedLookup, ForbiddenAddress } from './checked-lookup.ts';

/** What a connector is told of a name that has these addresses. */
function told(addresses: string[], all: boolean): Promise<{ error: unknown; found: unknown[] }> {
  const known: LookupAddress[] = addresses.map((address) => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }));
  const look = checkedLookup(undefined, async () => known);
  return new Promise((done) =>
    look('hooks.example.com', { all }, (error, ...found) => done({ error, found })),
  );
}

it.each([
  ['a private address', ['10.1.2.3']],
  ['the metadata of the machine', ['169.254.169.254']],
  ['loopback in v6', ['::1']],
  ['one of several that is private', ['8.8.8.8', '127.0.0.1']],
  ['none', []],
])('leads nowhere for %s', async (_, addresses) => {
  for (const all of [true, false]) {
    const { error, found } = await told(addresses, all);
    expect(error).toBeInstanceOf(ForbiddenAddress);
    expect(found).toEqual([[]]);
  }
});

it('tells the addresses that it has checked, as the connector asks for them', async () => {
  expect(await told(['8.8.8.8', '2606:4700::1111'], true)).toEqual({
    error: null,
    found: [
      [
        { address: '8.8.8.8', family: 4 },
        { address: '2606:4700::1111', family: 6 },
      ],
    ],
  });
  expect(await told(['8.8.8.8', '2606:4700::1111'], false)).toEqual({ error: null, found: ['8.8.8.8', 4] });
});

it('passes on that there is no such name', async () => {
  const look = checkedLookup(undefined, () => Promise.reject(new Error('ENOTFOUND')));
  expect(await new Promise((done) => look('hooks.example.com', {}, done))).toEqual(new Error('ENOTFOUND'));
});
