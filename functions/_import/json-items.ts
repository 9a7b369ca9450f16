/** One element of an array in a JSON text, as it is written there. */
export interface JsonItem {
  /** Where it begins in the text. */
  offset: number;
  source: string;
}

const LIST = /"questions"\s{0,20}:\s{0,20}\[/;

/** Where the list of questions begins: a text that is a list, or the first list under the name. */
function beginOfList(text: string): number {
  const first = /\S/.exec(text);
  if (first?.[0] === '[') return first.index + 1;
  const named = LIST.exec(text);
  return named ? named.index + named[0].length : -1;
}

/** The closing quotation mark of a string that begins before `from`. */
function endOfString(text: string, from: number): number {
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index;
  }
  return text.length;
}

/**
 * The questions of a JSON text one by one, without reading it as a whole: so one broken question costs only itself, and
 * each has its place in the text. Undefined when the text has no list of questions.
 */
export function splitJson(text: string): JsonItem[] | undefined {
  const begin = beginOfList(text);
  if (begin < 0) return undefined;
  const items: JsonItem[] = [];
  let from = begin;
  let depth = 0;
  const close = (end: number) => {
    const source = text.slice(from, end);
    const space = source.length - source.trimStart().length;
    if (source.trim()) items.push({ offset: from + space, source: source.trim() });
    from = end + 1;
  };
  for (let index = begin; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (char === '"') index = endOfString(text, index + 1);
    else if (char === '{' || char === '[') depth += 1;
    else if (depth === 0 && (char === ',' || char === ']')) {
      close(index);
      if (char === ']') return items;
    } else if (char === '}' || char === ']') depth = Math.max(0, depth - 1);
  }
  close(text.length);
  return items;
}
