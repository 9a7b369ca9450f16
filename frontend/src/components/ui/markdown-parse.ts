/** A piece of a line. */
export type Inline =
  | { type: 'text' | 'code'; text: string }
  | { type: 'strong' | 'em'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] };

export type Block =
  | { type: 'paragraph'; lines: Inline[][] }
  | { type: 'list'; ordered: boolean; items: Inline[][] };

/** Marks in the order in which they are tried. Bodies start and end with a visible character, so `2 * 3 * 4` stays as it is. */
const MARKS: {
  pattern: RegExp;
  make: (match: RegExpExecArray, deeper: (text: string) => Inline[]) => Inline;
}[] = [
  { pattern: /`([^`\n]+)`/, make: ([, text = '']) => ({ type: 'code', text }) },
  {
    pattern: /\[([^[\]\n]+)\]\((https?:\/\/[^\s()<>]+|mailto:[^\s()<>]+)\)/,
    make: ([, label = '', href = ''], deeper) => ({ type: 'link', href, children: deeper(label) }),
  },
  {
    pattern: /\*\*(\S(?:[^\n]*?\S)?)\*\*/,
    make: ([, body = ''], deeper) => ({ type: 'strong', children: deeper(body) }),
  },
  {
    pattern: /(?<![*\w])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?![*\w])/,
    make: ([, body = ''], deeper) => ({ type: 'em', children: deeper(body) }),
  },
  {
    pattern: /(?<![_\w])_([^\s_](?:[^_\n]*[^\s_])?)_(?![_\w])/,
    make: ([, body = ''], deeper) => ({ type: 'em', children: deeper(body) }),
  },
];

const DEEPEST = 4;

/** One line of the subset: bold, italic, code, links to http(s) and mail. Everything else stays text. */
export function parseInline(text: string, depth = 0): Inline[] {
  const found: Inline[] = [];
  let rest = text;
  while (rest) {
    const first = depth < DEEPEST ? firstMark(rest) : undefined;
    if (!first) break;
    const { match, make } = first;
    if (match.index > 0) found.push({ type: 'text', text: rest.slice(0, match.index) });
    found.push(make(match, (inner) => parseInline(inner, depth + 1)));
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest) found.push({ type: 'text', text: rest });
  return found;
}

function firstMark(text: string) {
  let first: { match: RegExpExecArray; make: (typeof MARKS)[number]['make'] } | undefined;
  for (const { pattern, make } of MARKS) {
    const match = pattern.exec(text);
    if (match && (!first || match.index < first.match.index)) first = { match, make };
  }
  return first;
}

const ITEM = /^\s{0,3}(?:[-*+]|(\d{1,9})[.)])\s+(.*)$/;

/** Paragraphs and flat lists. A blank line, or the other kind of list, ends a block. */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (!line.trim()) {
      open = undefined;
      continue;
    }
    const item = ITEM.exec(line);
    const fits = item
      ? open?.type === 'list' && open.ordered === Boolean(item[1])
      : open?.type === 'paragraph';
    if (!open || !fits) {
      open = item ? { type: 'list', ordered: Boolean(item[1]), items: [] } : { type: 'paragraph', lines: [] };
      blocks.push(open);
    }
    if (open.type === 'list') open.items.push(parseInline(item?.[2] ?? ''));
    else open.lines.push(parseInline(line.trim()));
  }
  return blocks;
}
