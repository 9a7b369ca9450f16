import { LIMITS } from '@quizhall/shared/model/limits';
import { readAnswers, readBlanks } from './gift-answers.ts';
import { GiftTexts, hideEscapes, showEscapes } from './gift-text.ts';
import {
  excerptOf,
  type ImportItem,
  ItemProblem,
  type Made,
  makeItems,
  Passage,
  toItem,
  unifyLines,
} from '../item.ts';

interface Block {
  /** Where it begins, counted from 1. */
  line: number;
  text: string;
  category: string;
  /** Named in comments before it, as Moodle writes them. */
  tags: string[];
}

const CATEGORY = /^\$CATEGORY:(.*)$/;
/** `// [id:1] [tag:rivers]`, with `\]` for a bracket in a tag. */
const TAG = /\[tag:((?:\\\]|[^\]\\]){1,200})\]/g;

/** Items stand between blank lines; comment lines may stand anywhere and count as nothing. */
function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let category = '';
  let open: string[] | undefined;
  let begin = 0;
  let tags: string[] = [];
  const close = () => {
    if (!open) return;
    blocks.push({ line: begin, text: open.join('\n'), category, tags });
    open = undefined;
    tags = [];
  };
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    const named = CATEGORY.exec(line);
    if (named) {
      close();
      category = named[1]?.trim() ?? '';
    } else if (line === '') close();
    else if (line.startsWith('//')) {
      for (const [, tag = ''] of line.matchAll(TAG)) tags.push(tag.replaceAll('\\]', ']').trim());
    } else {
      if (!open) begin = index + 1;
      open ??= [];
      open.push(raw);
    }
  }
  close();
  return blocks;
}

const NAMELESS = /^(?:\$\w+\$|top|default for .*)$/i;

/** The last name of a path such as `$course$/top/Europe/Rivers`, as a tag. Moodle writes `//` for a slash in a name. */
export function tagsOf(category: string): string[] {
  const names = category.replaceAll('//', '\u0000').split('/');
  const name = names.at(-1)?.replaceAll('\u0000', '/').trim() ?? '';
  return name && !NAMELESS.test(name) && name.length <= LIMITS.tagLength ? [name] : [];
}

/** The tags that a question can have. */
export function fittingTags(named: readonly string[]): { tags: string[]; changes: string[] } {
  const all = [...new Set(named.filter(Boolean))];
  const tags = all.filter((tag) => tag.length <= LIMITS.tagLength).slice(0, LIMITS.tags);
  return {
    tags,
    changes: tags.length < all.length ? ['Tags that are too long or too many were removed'] : [],
  };
}

interface Parts {
  /** The texts around the answer parts: one more than there are of those. */
  around: string[];
  answers: string[];
}

/** Takes an item apart at its braces. */
function splitBraces(hidden: string): Parts {
  const parts: Parts = { around: [], answers: [] };
  let from = 0;
  for (let start = hidden.indexOf('{'); start >= 0; start = hidden.indexOf('{', from)) {
    const end = hidden.indexOf('}', start);
    if (end < 0) throw new ItemProblem('A brace is not closed');
    if (hidden.slice(from, start).includes('}'))
      throw new ItemProblem('A brace is closed that was not opened');
    parts.around.push(hidden.slice(from, start));
    parts.answers.push(hidden.slice(start + 1, end).trim());
    from = end + 1;
  }
  const rest = hidden.slice(from);
  if (rest.includes('}')) throw new ItemProblem('A brace is closed that was not opened');
  parts.around.push(rest);
  return parts;
}

const BLANK = '_____';

/** `::title::` names the item for its teacher; participants never see it. */
function withoutTitle(hidden: string): string {
  if (!hidden.startsWith('::')) return hidden;
  const end = hidden.indexOf('::', 2);
  return end < 0 ? hidden.slice(2) : hidden.slice(end + 2).trim();
}

/** General feedback stands behind the last `####` of an answer part. */
function splitGeneral(body: string): [answers: string, feedback: string] {
  const at = body.lastIndexOf('####');
  return at < 0 ? [body, ''] : [body.slice(0, at).trim(), body.slice(at + 4)];
}

function make(hidden: string, { category, tags }: Block): Made {
  const { around, answers } = splitBraces(withoutTitle(hidden));
  const texts = new GiftTexts();
  if (answers.length === 0) {
    throw new Passage({ title: '', text: texts.question(around.join('')) }, texts.changes);
  }
  const isMissingWord = answers.length > 1 || around.at(-1)?.trim() !== '';
  const question = texts.question(around.join(isMissingWord ? BLANK : ''));
  if (!question) throw new ItemProblem('There is no question text');
  const [bodies, feedback] = [
    answers.map((body) => splitGeneral(body)[0]),
    answers.map((body) => splitGeneral(body)[1]),
  ];
  const kept = fittingTags([...tags, ...tagsOf(category)]);
  const stem = {
    question,
    explanation: feedback.map(texts.feedback).filter(Boolean).join('\n\n'),
    tags: kept.tags,
  };
  const [only = ''] = bodies;
  const made = bodies.length > 1 ? readBlanks(stem, bodies, texts) : readAnswers(stem, only, texts);
  return { question: made.question, changes: [...made.changes, ...kept.changes, ...texts.changes] };
}

/**
 * Reads the GIFT format of Moodle (docs.moodle.org, "GIFT format"): all its question types, escapes, weights, feedback,
 * text formats, categories and comments, and beyond it several blanks in one text. Titles are left out.
 */
export const readGift = (text: string): ImportItem[] =>
  makeItems(splitBlocks(unifyLines(text)), (block) => {
    const { line, category: section } = block;
    const hidden = hideEscapes(block.text).trim();
    const excerpt = excerptOf(showEscapes(withoutTitle(hidden)));
    return toItem({ line, excerpt, section }, () => make(hidden, block));
  });
