import type { Question, UserAnswer } from '../../model/quizzes/question.ts';
import { acceptedPerBlank } from './fill-blank.ts';
import { rightSides } from './matching.ts';

/** One answer as the table keeps it. `timeSpent` in seconds. */
export interface StoredAnswer {
  userAnswer: UserAnswer;
  timeSpent: number;
  flagged: boolean;
  /** Sequence number of the save that changed it last; absent in a finished attempt. */
  seq?: number | undefined;
}

type Given = string | string[];

interface PayloadCodec {
  encode(question: Question, answer: Given): string | undefined;
  decode(question: Question, payload: string): Given | undefined;
}

const DIGITS = 36;

const digitOf = (texts: readonly string[], text: string): string | undefined => {
  const index = texts.indexOf(text);
  return index < 0 ? undefined : index.toString(DIGITS);
};

const textAt = (texts: readonly string[], digit: string): string | undefined =>
  texts[Number.parseInt(digit, DIGITS)];

const optionIndex = ({ options }: Question, text: string): string | undefined => {
  const index = options.findIndex((option) => option.text === text);
  return index < 0 ? undefined : index.toString(DIGITS);
};

const optionText = ({ options }: Question, digit: string): string | undefined =>
  options[Number.parseInt(digit, DIGITS)]?.text;

/** All results, or undefined as soon as one is unknown. */
const all = <In>(items: readonly In[], map: (item: In) => string | undefined): string[] | undefined => {
  const results = items.map(map);
  return results.every((result) => result !== undefined) ? results : undefined;
};

const singleChoice: PayloadCodec = {
  encode: (question, answer) => (typeof answer === 'string' ? optionIndex(question, answer) : undefined),
  decode: (question, payload) => (payload.length === 1 ? optionText(question, payload) : undefined),
};

/** One digit per chosen option, ascending: a set, and a question has at most 20 options. */
const severalChoices: PayloadCodec = {
  encode(question, answer) {
    if (!Array.isArray(answer)) return undefined;
    return all([...new Set(answer)], (text) => optionIndex(question, text))
      ?.toSorted()
      .join('');
  },
  decode: (question, payload) => all(payload.split(''), (digit) => optionText(question, digit)),
};

const text: PayloadCodec = {
  encode: (_question, answer) => (typeof answer === 'string' ? answer : undefined),
  decode: (_question, payload) => payload,
};

const isTextOrTexts = (value: unknown): value is Given =>
  typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** JSON for several blanks; a single text stays raw unless it could be taken for JSON. */
const blanks: PayloadCodec = {
  encode(question, answer) {
    if (typeof answer === 'string') return /^["[]/.test(answer) ? JSON.stringify(answer) : answer;
    return answer.length <= acceptedPerBlank(question).length ? JSON.stringify(answer) : undefined;
  },
  decode(_question, payload) {
    if (!/^["[]/.test(payload)) return payload;
    try {
      const value: unknown = JSON.parse(payload);
      return isTextOrTexts(value) ? value : undefined;
    } catch {
      return undefined;
    }
  },
};

/** One digit per left side: the right side chosen for it, `-` where none is. */
const NONE_CHOSEN = '-';

const chosenPerLeft: PayloadCodec = {
  encode(question, answer) {
    if (question.type !== 'matching' || !Array.isArray(answer)) return undefined;
    if (answer.length > question.pairs.length) return undefined;
    const sides = rightSides(question);
    return all(answer, (text) => (text === '' ? NONE_CHOSEN : digitOf(sides, text)))?.join('');
  },
  decode(question, payload) {
    if (question.type !== 'matching' || payload.length > question.pairs.length) return undefined;
    const sides = rightSides(question);
    return all(payload.split(''), (digit) => (digit === NONE_CHOSEN ? '' : textAt(sides, digit)));
  },
};

/** One digit per item, in the order given: every item once. */
const order: PayloadCodec = {
  encode(question, answer) {
    if (question.type !== 'ordering' || !Array.isArray(answer)) return undefined;
    return wholeOrder(
      question.items,
      all(answer, (text) => digitOf(question.items, text)),
    )?.join('');
  },
  decode(question, payload) {
    if (question.type !== 'ordering') return undefined;
    return wholeOrder(
      question.items,
      all(payload.split(''), (digit) => textAt(question.items, digit)),
    );
  },
};

const wholeOrder = (items: readonly string[], given: string[] | undefined): string[] | undefined =>
  given && given.length === items.length && new Set(given).size === items.length ? given : undefined;

const CODECS: Record<Question['type'], PayloadCodec> = {
  one_choice: singleChoice,
  true_false: singleChoice,
  multiple_choice: severalChoices,
  short_answer: text,
  essay: text,
  fill_blank: blanks,
  matching: chosenPerLeft,
  ordering: order,
};

/** Between time and payload one character says flagged or not, answered or not. */
const GIVEN = ':';
const GIVEN_FLAGGED = '!';
const NONE = '.';
const NONE_FLAGGED = '?';

const markOf = (flagged: boolean, given: boolean): string => {
  if (given) return flagged ? GIVEN_FLAGGED : GIVEN;
  return flagged ? NONE_FLAGGED : NONE;
};

/** Before the sequence number of its last change. */
const CHANGED = '~';

/**
 * An answer in as few bytes as possible, because a save is billed by the size of the whole attempt: seconds in base 36,
 * the sequence number of its last change likewise, a mark, then the payload (choices as indexes into the question's own,
 * unshuffled options; texts as they are). `k~3:2` = 20 seconds, changed by the third save, third option. Undefined when
 * the answer does not fit the question (unknown option, wrong shape).
 */
export function encodeAnswer(question: Question, answer: StoredAnswer): string | undefined {
  const seconds = Math.round(answer.timeSpent).toString(DIGITS);
  const head = answer.seq === undefined ? seconds : seconds + CHANGED + answer.seq.toString(DIGITS);
  if (answer.userAnswer === null) return head + markOf(answer.flagged, false);
  const payload = CODECS[question.type].encode(question, answer.userAnswer);
  return payload === undefined ? undefined : head + markOf(answer.flagged, true) + payload;
}

/** The inverse of `encodeAnswer` for the same question; undefined when the text was not written by it. */
export function decodeAnswer(question: Question, encoded: string): StoredAnswer | undefined {
  const [, time = '', seq, mark = '', payload = ''] =
    /^([0-9a-z]+)(?:~([0-9a-z]+))?([:!.?])(.*)$/s.exec(encoded) ?? [];
  if (!mark) return undefined;
  const flagged = mark === GIVEN_FLAGGED || mark === NONE_FLAGGED;
  const given = mark === GIVEN || mark === GIVEN_FLAGGED;
  const userAnswer = given ? CODECS[question.type].decode(question, payload) : null;
  if (userAnswer === undefined) return undefined;
  const changed = seq === undefined ? {} : { seq: Number.parseInt(seq, DIGITS) };
  return { userAnswer, timeSpent: Number.parseInt(time, DIGITS), flagged, ...changed };
}
