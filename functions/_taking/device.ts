import type { Metadata } from '@quizhall/shared/model/attempt';

/** In this order, parted by a bar: a save is billed by the size of the whole attempt. */
const FIELDS = [
  'deviceType',
  'operatingSystem',
  'browser',
  'screenResolution',
  'timezone',
] as const satisfies (keyof Metadata)[];

/** What a device says of itself, in as few bytes as possible; undefined where it says nothing. */
export function packClient(metadata: Metadata = {}): string | undefined {
  const packed = FIELDS.map((field) => (metadata[field] ?? '').replaceAll('|', ' ')).join('|');
  return /[^|]/.test(packed) ? packed : undefined;
}

export function readClient(client: string): Metadata {
  const values = client.split('|');
  return Object.fromEntries(FIELDS.flatMap((field, i) => (values[i] ? [[field, values[i]]] : [])));
}

/** Longer is no browser with its system. */
const MOST = 40;

/** By what a person tells their own devices apart, and nothing more: “Chrome on Android”. */
export function labelOf({ browser, operatingSystem }: Metadata = {}): string | undefined {
  const names = [browser, operatingSystem].flatMap(
    (name) => name?.replaceAll(/[^\p{L}\p{N} ]/gu, '').trim() || [],
  );
  return names.length > 0 ? names.join(' on ').slice(0, MOST) : undefined;
}
