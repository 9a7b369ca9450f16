import { numbersOverlap } from '../first-match.ts';
import type { GiftTexts } from './gift-text.ts';
import { excerptOf, ItemProblem, type Made } from '../item.ts';
import {
  blanks,
  choice,
  essay,
  fullyRight,
  matching,
  numeric,
  ordering,
  type Stem,
  trueFalse,
  written,
} from '../answer-keys.ts';
import type { WeightedAnswer } from '../weighted-answer.ts';

/** Every function here reads the text between the braces of an item, with its escapes hidden. */

const WEIGHT = /^%(-?\d{1,3}(?:[.,]\d{0,10})?)%/;
const FULL = 100;

/** Up to the first `#` the answer, from there on the feedback to it. */
function splitFeedback(entry: string): [answer: string, feedback: string] {
  const at = entry.indexOf('#');
  return at < 0 ? [entry, ''] : [entry.slice(0, at), entry.slice(at + 1)];
}

function toAnswer(
  entry: string,
  weight: number,
  texts: GiftTexts,
  read: (hidden: string) => string = texts.answer,
): WeightedAnswer {
  const own = WEIGHT.exec(entry);
  const [text, feedback] = splitFeedback(own ? entry.slice(own[0].length) : entry);
  return {
    text: read(text),
    weight: own ? Math.max(-FULL, Math.min(FULL, Number(own[1]?.replace(',', '.')))) : weight,
    feedback: texts.feedback(feedback),
  };
}

/** `=right ~wrong ~%50%half`: every entry with the sign it begins with; text before the first sign has none. */
function splitEntries(body: string, signs: RegExp): { sign: string; entry: string }[] {
  const entries: { sign: string; entry: string }[] = [];
  let from = 0;
  let sign = '';
  for (const match of body.matchAll(signs)) {
    entries.push({ sign, entry: body.slice(from, match.index).trim() });
    sign = match[0];
    from = match.index + 1;
  }
  entries.push({ sign, entry: body.slice(from).trim() });
  return entries.filter((item) => item.sign || item.entry);
}

function readChoice(stem: Stem, body: string, texts: GiftTexts): Made {
  const entries = splitEntries(body, /[=~]/g);
  const answers = entries.map(({ sign, entry }) =>
    toAnswer(entry, sign === '=' ? FULL : 0, texts, texts.option),
  );
  const hasFull = entries.some(({ sign }, index) => sign === '=' && answers[index]?.weight === FULL);
  const sharesPoints = answers.some(({ weight }) => weight > 0 && weight < FULL);
  const several = !hasFull && (sharesPoints || answers.filter(({ weight }) => weight > 0).length === 1);
  return choice(stem, answers, several);
}

const readWritten = (stem: Stem, body: string, texts: GiftTexts): Made =>
  written(
    stem,
    splitEntries(body, /[=]/g).map(({ entry }) => toAnswer(entry, FULL, texts)),
  );

/** After `~` comes only feedback to every other number. */
function numberAnswers(body: string, texts: GiftTexts): WeightedAnswer[] {
  const entries = splitEntries(body.slice(1), /[=~]/g);
  const answers = entries.flatMap(({ sign, entry }) => {
    const answer = toAnswer(entry, sign === '~' ? 0 : FULL, texts);
    const text = answer.text.replace(/\s*(\.\.|:)\s*/, '$1');
    return [{ ...answer, text: sign === '~' ? '*' : text }];
  });
  if (!answers.some(({ text }) => text && text !== '*'))
    throw new ItemProblem('There is no number to compare with');
  return answers.map((answer) => (answer.text === '*' ? { ...answer, weight: 0 } : answer));
}

function readMatching(stem: Stem, body: string, texts: GiftTexts): Made {
  const sides = splitEntries(body, /[=]/g).map(({ entry }) => {
    const at = entry.indexOf('->');
    if (at < 0) throw new ItemProblem(`“${excerptOf(texts.answer(entry))}” is matched with nothing`);
    return { left: texts.answer(entry.slice(0, at)), right: texts.answer(entry.slice(at + 2)) };
  });
  return matching(stem, sides);
}

const TRUE_FALSE: Record<string, boolean> = { T: true, TRUE: true, F: false, FALSE: false };

const truthOf = (body: string): boolean | undefined =>
  TRUE_FALSE[splitFeedback(body)[0].trim().toUpperCase()];

/** `{T#feedback to the wrong answer#feedback to the right one}` */
function readTrueFalse(stem: Stem, body: string, texts: GiftTexts): Made {
  const isTrue = truthOf(body) === true;
  const [, wrong = '', right = ''] = splitParts(body);
  const [toRight, toWrong] = [texts.feedback(right), texts.feedback(wrong)];
  return trueFalse(
    stem,
    isTrue,
    isTrue ? { true: toRight, false: toWrong } : { true: toWrong, false: toRight },
  );
}

function splitParts(body: string): string[] {
  const [answer, rest] = splitFeedback(body);
  return [answer, ...splitFeedback(rest)];
}

const ORDERING_WORD =
  /^(?:ALL_OR_NOTHING|(?:ABSOLUTE|RELATIVE|LONGEST)_[A-Z_]+|ALL|EXACT|RANDOM|REL|RELATIVE|ABSOLUTE|ABS|CONTIGUOUS|CONTIG|HORIZONTAL|HORI|H|VERTICAL|VERT|V|SHOW|HIDE|TRUE|FALSE|YES|NO|none|123|abc|ABCD|iii|IIII|\d{1,2})$/;

/** `{>3 RANDOM VERTICAL ABSOLUTE_POSITION SHOW 123` and then one item per line (the ordering type of Moodle). */
function readOrdering(stem: Stem, body: string, texts: GiftTexts): Made {
  const [first = '', ...lines] = body.slice(1).split('\n');
  const words = first.trim().split(/\s+/);
  const settings = words.every((word) => !word || ORDERING_WORD.test(word));
  const items = (settings ? lines : [first, ...lines]).map(texts.answer).filter(Boolean);
  const isPartial = settings && !words.includes('ALL_OR_NOTHING');
  const made = ordering(stem, items, isPartial);
  const isExtract = settings && words.some((word) => /^(?:RANDOM|REL|CONTIG(?:UOUS)?)$/.test(word));
  return isExtract
    ? { ...made, changes: [...made.changes, 'All items are shown, not a part of them'] }
    : made;
}

interface Kind {
  fits(body: string): boolean;
  read(stem: Stem, body: string, texts: GiftTexts): Made;
}

/** In the order in which the documentation tells the types apart. */
const KINDS: Kind[] = [
  { fits: (body) => body === '', read: essay },
  { fits: (body) => body.startsWith('>'), read: readOrdering },
  {
    fits: (body) => body.startsWith('#'),
    read: (stem, body, texts) => numeric(stem, numberAnswers(body, texts)),
  },
  { fits: (body) => body.includes('~'), read: readChoice },
  { fits: (body) => body.includes('=') && body.includes('->'), read: readMatching },
  { fits: (body) => truthOf(body) !== undefined, read: readTrueFalse },
  { fits: () => true, read: readWritten },
];

/** The question with this one answer part. */
export function readAnswers(stem: Stem, body: string, texts: GiftTexts): Made {
  const kind = KINDS.find(({ fits }) => fits(body));
  if (!kind) throw new ItemProblem('This is not a question');
  return kind.read(stem, body, texts);
}

/** The question with an answer part in each of several blanks: words or numbers, not both. */
export function readBlanks(stem: Stem, bodies: readonly string[], texts: GiftTexts): Made {
  const numbers = bodies.every((body) => body.startsWith('#'));
  const parts = bodies.map((body) => {
    const [isNumber, isWord] = [
      body.startsWith('#'),
      body.startsWith('=') && !body.includes('~') && !body.includes('->'),
    ];
    if (numbers ? !isNumber : !isWord) {
      throw new ItemProblem(
        'A question has more than one set of answers, and they are not all blanks to fill',
      );
    }
    return numbers
      ? fullyRight(numberAnswers(body, texts), numbersOverlap)
      : fullyRight(splitEntries(body, /[=]/g).map(({ entry }) => toAnswer(entry, FULL, texts)));
  });
  const made = blanks(
    stem,
    parts.map((part) => part.texts),
    { numbers, partialCredit: false },
  );
  return { ...made, changes: [...new Set(parts.flatMap((part) => part.changes))] };
}
