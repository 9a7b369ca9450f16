/**
 * Bytes of a value as DynamoDB counts them for capacity (Developer Guide, "Item sizes and formats"): UTF-8 text, about a
 * byte for two digits, three bytes for a list or map and one for each of its elements.
 */
export function valueBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(value).replace(/\D/g, '').length / 2) + 1;
  if (value instanceof Uint8Array) return value.length;
  if (Array.isArray(value)) return 3 + sum(value.map((one) => valueBytes(one) + 1));
  if (typeof value === 'object' && value !== null)
    return 3 + sum(Object.entries(value).map(([name, one]) => Buffer.byteLength(name) + valueBytes(one) + 1));
  return 1;
}

/** Bytes of a whole item: its attributes' names and values. */
export const itemBytes = (item: object): number =>
  sum(Object.entries(item).map(([name, value]) => Buffer.byteLength(name) + valueBytes(value)));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
