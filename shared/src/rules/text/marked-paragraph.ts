import type { Inline } from './markdown.ts';
import { writeInline } from './markdown-write.ts';

/** A piece of a paragraph that looks the same. */
export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  shift?: 'sup' | 'sub' | undefined;
  /** A highlight, a colour or a line under or through it. */
  highlighted: boolean;
}

const isAlike = (a: Run, b: Run): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.shift === b.shift && a.highlighted === b.highlighted;

/** Word cuts texts wherever somebody has typed; spaces look the same in every run. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && (isAlike(last, run) || !run.text.trim())) last.text += run.text;
    else result.push({ ...run });
  }
  return result;
}

function pieceOf({ text, bold, italic, shift }: Run): Inline[] {
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  if (!inner) return [{ type: 'text', text }];
  let piece: Inline = { type: 'text', text: inner };
  if (shift) piece = { type: shift, children: [piece] };
  if (italic) piece = { type: 'em', children: [piece] };
  if (bold) piece = { type: 'strong', children: [piece] };
  return [
    ...(before ? [{ type: 'text', text: before } as const] : []),
    piece,
    ...(after ? [{ type: 'text', text: after } as const] : []),
  ];
}

const LABEL = /^\s*(?:[-•*]\s+)?\(?(?:[A-Za-z]|\d{1,3})[.):]\s*/u;

/** The runs behind a label such as `B)`. */
function behindLabel(runs: readonly Run[]): Run[] {
  const text = runs.map((run) => run.text).join('');
  let skip = LABEL.exec(text)?.[0].length ?? 0;
  return runs.flatMap((run) => {
    const cut = Math.min(skip, run.text.length);
    skip -= cut;
    return run.text.slice(cut).trim() ? [{ ...run, text: run.text.slice(cut) }] : [];
  });
}

/** A paragraph as Markdown; a highlight of all behind its label stands between `==`. */
export function paragraphText(given: readonly Run[]): { text: string; lost: string[] } {
  const runs = joined(given);
  const marked = behindLabel(runs);
  const isHighlighted = marked.length > 0 && marked.every(({ highlighted }) => highlighted);
  const lost = !isHighlighted && runs.some(({ highlighted, text }) => highlighted && text.trim());
  const { text } = writeInline(runs.flatMap(pieceOf));
  const label = isHighlighted ? (LABEL.exec(text)?.[0] ?? '') : '';
  return {
    text: isHighlighted ? `${label}==${text.slice(label.length).trim()}==` : text,
    lost: lost ? ['Highlights, colours and lines under a part of the text were left out'] : [],
  };
}
