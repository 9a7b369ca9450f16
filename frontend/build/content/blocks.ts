import type {
  ContentAction,
  ContentBlock,
  ContentCard,
  Piece,
} from '../../src/features/site/content/model/content.ts';
import { piecesOf, plainOf, slugOf } from './pieces.ts';

/** What a directive without a text of its own stands for: `::: plans`, `::: articles blog`. */
export type Inserts = Record<string, (argument: string) => ContentBlock[]>;

const HEADING = /^(#{2,3}) (.+?)(?: \{#([\w-]+)\})?$/;
const ITEM = /^(?:[-*]|(\d+)[.)]) (.+)$/;
const PICTURE = /^!\[(.+)\]\(([\w-]+)\)$/;
const LINK = /^\[(.+)\]\((\S+)\)$/;

/**
 * The blocks of a text file: headings, paragraphs, lists, tables (`| a | b |`), code between fences, pictures, and what
 * stands between `::: name` and `:::`.
 * @throws Error for what no page can show
 */
export function blocksOf(text: string, inserts: Inserts): ContentBlock[] {
  const blocks: ContentBlock[] = [];
  const lines = text.split('\n');
  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    if (!line.trim()) continue;
    if (line.startsWith('::: ')) blocks.push(...directive(line.slice(4).trim(), lines, inserts));
    else if (line.startsWith('```')) blocks.push({ type: 'code', text: takeUntil(lines, '```').join('\n') });
    else blocks.push(blockFrom(line, lines));
  }
  return blocks;
}

function takeUntil(lines: string[], end: string): string[] {
  const place = lines.indexOf(end);
  if (place < 0) throw new Error(`No line ${end} at the end`);
  return lines.splice(0, place + 1).slice(0, -1);
}

const takeWhile = (lines: string[], fits: (line: string) => boolean): string[] => {
  const end = lines.findIndex((line) => !fits(line));
  return lines.splice(0, end < 0 ? lines.length : end);
};

function blockFrom(line: string, rest: string[]): ContentBlock {
  const heading = HEADING.exec(line);
  if (heading) return headingOf(heading);
  const picture = PICTURE.exec(line);
  if (picture) return { type: 'picture', alt: picture[1] ?? '', name: picture[2] ?? '' };
  if (ITEM.test(line)) {
    const lines = [line, ...takeWhile(rest, (next) => ITEM.test(next) || /^ {2,}\S/.test(next))];
    return { type: 'list', ordered: /^\d/.test(line), items: itemsOf(lines) };
  }
  if (line.startsWith('| ')) {
    const rows = [line, ...takeWhile(rest, (next) => next.startsWith('|'))].filter(
      (row) => !/^[|\s:-]+$/.test(row),
    );
    const [head = [], ...body] = rows.map(cellsOf);
    return { type: 'table', head, rows: body };
  }
  const lines = [line, ...takeWhile(rest, isText)];
  return { type: 'paragraph', of: piecesOf(lines.join(' ')) };
}

const isText = (line: string): boolean =>
  line.trim() !== '' && !/^(#{2,3} |::: |```|\| |!\[)/.test(line) && !ITEM.test(line);

function headingOf([, signs = '', text = '', id]: RegExpExecArray): ContentBlock {
  const of = piecesOf(text);
  return { type: 'heading', level: signs.length === 2 ? 2 : 3, id: id ?? slugOf(of), of };
}

/** A line that is set back goes on with the item above it. */
function itemsOf(lines: readonly string[]): Piece[][] {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? '');
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return items.map(piecesOf);
}

const cellsOf = (row: string): Piece[][] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => piecesOf(cell.trim()));

function directive(name: string, rest: string[], inserts: Inserts): ContentBlock[] {
  const [kind = '', argument = ''] = name.split(' ');
  const insert = inserts[kind];
  if (insert) return insert(argument);
  const lines = takeUntil(rest, ':::');
  if (kind === 'note') return [{ type: 'note', blocks: blocksOf(lines.join('\n'), inserts) }];
  if (kind === 'actions') return [{ type: 'actions', actions: lines.filter(Boolean).map(actionOf) }];
  const parts = partsOf(blocksOf(lines.join('\n'), inserts));
  if (kind === 'cards') return [{ type: 'cards', cards: parts.map(cardOf) }];
  if (kind === 'steps')
    return [{ type: 'steps', steps: parts.map(({ of, id, blocks }) => ({ title: of, id, blocks })) }];
  throw new Error(`No page knows what ${name} is`);
}

interface Part {
  of: Piece[];
  id: string;
  blocks: ContentBlock[];
}

/** What stands under each heading. */
function partsOf(blocks: readonly ContentBlock[]): Part[] {
  const parts: Part[] = [];
  for (const block of blocks) {
    if (block.type === 'heading') parts.push({ of: block.of, id: block.id, blocks: [] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts;
}

/** A heading that is a link makes the whole card one. */
function cardOf({ of, blocks }: Part): ContentCard {
  const [first] = of;
  const [text] = blocks;
  if (blocks.length > 1 || text?.type !== 'paragraph')
    throw new Error(`${plainOf(of)}: a card has one paragraph`);
  const card = { title: plainOf(of), text: text.of };
  return typeof first === 'object' && 'to' in first ? { ...card, to: first.to } : card;
}

function actionOf(line: string): ContentAction {
  const [, label, to] = LINK.exec(line) ?? [];
  if (!label || !to) throw new Error(`Not a link: ${line}`);
  return { label, to };
}
