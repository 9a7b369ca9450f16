/** A value that was made out of a cell, and what had to be changed for it. */
export interface Reading<T> {
  value: T;
  change?: string;
}

export const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The parts of a cell between separators. A backslash takes the meaning from a separator. */
export function splitCell(cell: string, separators: string): string[] {
  const parts: string[] = [''];
  for (let index = 0; index < cell.length; index += 1) {
    const char = cell[index] ?? '';
    const next = cell[index + 1] ?? '';
    if (char === '\\' && next && separators.includes(next)) {
      parts.push(`${parts.pop() ?? ''}${next}`);
      index += 1;
    } else if (separators.includes(char)) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${char}`);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
