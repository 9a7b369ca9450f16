/** Signed whole numbers as zigzag varints (Protocol Buffers, "Signed integers"): 1 byte up to ±63, 2 up to ±8,191. */
export function encodeVarints(numbers: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (const number of numbers) {
    let rest = number < 0 ? -2 * number - 1 : 2 * number;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

/** The inverse of `encodeVarints`. */
export function decodeVarints(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let rest = 0;
  let factor = 1;
  for (const byte of bytes) {
    rest += (byte % 0x80) * factor;
    factor *= 0x80;
    if (byte >= 0x80) continue;
    numbers.push(rest % 2 === 0 ? rest / 2 : -(rest + 1) / 2);
    [rest, factor] = [0, 1];
  }
  return numbers;
}
