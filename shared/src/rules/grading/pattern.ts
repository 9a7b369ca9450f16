/**
 * The patterns that an author may accept as an answer: `*` any run of characters, `?` one character, `#` one digit,
 * `[…]` a part that may be missing, `\` takes the next character as it is. Never a regular expression: a pattern is
 * matched by following all its states at once (Thompson, "Regular Expression Search Algorithm", CACM 11(6), 1968), in
 * time proportional to pattern × answer whatever the author wrote.
 */
type Token =
  | { kind: 'character'; character: string }
  | { kind: 'any' | 'digit' | 'run' }
  /** What follows may be skipped up to the token at `end`. */
  | { kind: 'optional'; end: number };

export type Pattern = readonly Token[];

/** Longer answers match no pattern: with 50 patterns of full length an answer still takes milliseconds. */
const MOST_CHARACTERS = 1_000;

const WILDCARDS: Readonly<Record<string, Token>> = {
  '*': { kind: 'run' },
  '?': { kind: 'any' },
  '#': { kind: 'digit' },
};

/** Reads a pattern; undefined when a bracket is left open or closed twice, or nothing follows the last `\`. */
export function parsePattern(text: string): Pattern | undefined {
  const tokens: Token[] = [];
  const open: { kind: 'optional'; end: number }[] = [];
  const characters = Array.from(text);
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? '';
    if (character === '[') {
      const optional = { kind: 'optional' as const, end: 0 };
      open.push(optional);
      tokens.push(optional);
    } else if (character === ']') {
      const optional = open.pop();
      if (!optional) return undefined;
      optional.end = tokens.length;
    } else if (character === '\\') {
      at += 1;
      const escaped = characters[at];
      if (escaped === undefined) return undefined;
      tokens.push({ kind: 'character', character: escaped });
    } else {
      tokens.push(WILDCARDS[character] ?? { kind: 'character', character });
    }
  }
  return open.length === 0 ? tokens : undefined;
}

/** Whether a pattern asks for anything at all: `*` or `[a]` alone would accept every answer or none. */
export const isSelective = (pattern: Pattern): boolean => {
  let skippedTo = 0;
  return pattern.some((token, at) => {
    if (token.kind === 'optional') skippedTo = Math.max(skippedTo, token.end);
    return at >= skippedTo && (token.kind === 'character' || token.kind === 'digit');
  });
};

/** A decimal digit of any script. */
const DIGIT = /^\p{Nd}$/u;

function takes(token: Token, character: string): boolean {
  if (token.kind === 'character') return token.character === character;
  return token.kind === 'digit' ? DIGIT.test(character) : token.kind !== 'optional';
}

/** Adds the places that are reached without a character. They all lie ahead, so one pass finds them. */
function settle(pattern: Pattern, places: Uint8Array): void {
  for (const [at, token] of pattern.entries()) {
    if (places[at] === 0) continue;
    if (token.kind === 'run' || token.kind === 'optional') places[at + 1] = 1;
    if (token.kind === 'optional') places[token.end] = 1;
  }
}

/** Whether the whole text fits the pattern. */
export function fitsPattern(pattern: Pattern, text: string): boolean {
  if (text.length > MOST_CHARACTERS) return false;
  let places = new Uint8Array(pattern.length + 1);
  places[0] = 1;
  settle(pattern, places);
  for (const character of text) {
    const next = new Uint8Array(pattern.length + 1);
    for (const [at, token] of pattern.entries()) {
      if (places[at] === 1 && takes(token, character)) next[token.kind === 'run' ? at : at + 1] = 1;
    }
    settle(pattern, next);
    places = next;
  }
  return places[pattern.length] === 1;
}
