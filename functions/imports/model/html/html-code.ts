import { chunksOf } from '@quizhall/shared/rules/text/markdown-chunks';

/** Stand around the number of a piece of code until its text is laid out; no text may contain them (html-lines.ts). */
export const CODE = '\uFDE5';
export const CODE_END = '\uFDE6';
const PLACE = /\uFDE5(\d+)\uFDE6/g;

/** `class="language-python"`, as highlighters name it. */
export const languageOf = ({ class: names = '' }: Record<string, string>): string | undefined =>
  /(?:^|\s)lang(?:uage)?-([\w+#.-]{1,30})(?:\s|$)/.exec(names)?.[1];

/** Code between fences; undefined where there is none, or it would not be read as it was meant. */
export function fencedCode(given: string, language = ''): string | undefined {
  // As browsers show it: a break right behind the tag is none.
  const code = given.replace(/^\n/, '').trimEnd();
  if (!code.trim()) return undefined;
  const fenced = `\`\`\`${language}\n${code}\n\`\`\``;
  const [chunk, ...more] = chunksOf(fenced);
  return chunk?.type === 'code' && chunk.text === code && more.length === 0 ? fenced : undefined;
}

/** The text with its pieces of code where they belong. */
export const withCode = (text: string, code: readonly string[]): string =>
  text.replace(PLACE, (_, index: string) => code[Number(index)] ?? '');
