/** One element of an array in a JSON text, as it is written there. */
export interface JsonItem {
  /** Where it begins in the text. */
  offset: number;
  source: string;
}

type List = 'questions' | 'passages';

const LISTS: Record<List, RegExp> = {
  questions: /"questions"\s{0,20}:\s{0,20}\[/,
  passages: /"passages"\s{0,20}:\s{0,20}\[/,
};

/** Where a list begins: of questions a text that is a list, else the first list under the name. */
function beginOfList(text: string, list: List): number {
  const first = /\S/.exec(text);
  if (first?.[0] === '[') return list === 'questions' ? first.index + 1 : -1;
  const named = LISTS[list].exec(text);
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
 * The questions or passages of a JSON text one by one, without reading it as a whole: so one broken question costs only itself, and
 * each has its place in the text. Undefined when the text has no such list.
 */
export function splitJson(text: string, list: List = 'questions'): JsonItem[] | undefined {
  const begin = beginOfList(text, list);
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
