import { countBlanks } from '@quizhall/shared/grading';
import { QUESTION_DIFFICULTIES } from '@quizhall/shared/model/enums';
import type { QuestionInput } from '@quizhall/shared/model/quizzes/question';
import { isTruthWord, readTags, truthOf } from '@quizhall/shared/rules/imports/cell-answers';
import { readKey } from '@quizhall/shared/rules/imports/cell-key';
import { isTrueFalse } from '@quizhall/shared/rules/imports/cell-type';
import { fittingTags } from '../gift/gift.ts';
import {
  excerptOf,
  type ImportItem,
  ItemProblem,
  type Made,
  makeItems,
  toItem,
  unifyLines,
} from '../item.ts';
import { type Collected, collectList } from './list-items.ts';
import type { KeyEntry } from './list-keys.ts';
import { type Marker, unwrapped } from './list-lines.ts';
import { byLook, type Option, squeeze, toOption, withPlainOptions } from './list-options.ts';
import { readPoints } from '../import-points.ts';
import { withoutQuestionWord, withoutTick } from './list-words.ts';

/** A star before every option is a bullet. */
const withoutBullets = (markers: readonly Marker[]): Marker[] =>
  markers.map((marker) => ({
    ...marker,
    isStarred: marker.isStarred && !markers.every(({ isStarred }) => isStarred),
  }));

const numberOf = (label: string, index: number): number => {
  if (/^\d+$/.test(label)) return Number(label);
  return /^[A-Za-z]$/.test(label) ? label.toUpperCase().charCodeAt(0) - 64 : index + 1;
};

interface Key {
  right: ReadonlySet<Option>;
  explanation: string;
  changes: string[];
}

/** The options that a line with the answer names, and what else it says. */
function byAnswer(answer: string, options: readonly Option[]): Key {
  const choices = {
    options: options.map(({ text }) => text),
    numbers: options.map(({ label }, index) => numberOf(label, index)),
  };
  const style = options.some(({ label }) => /^[A-Za-z]$/.test(label))
    ? 'letter'
    : options[0]?.label
      ? 'number'
      : 'text';
  const key = unwrapped(withoutTick(squeeze(answer)).text.replace(/[.]$/, '')).text;
  const meant = (cell: string) => new Set(readKey(cell, choices, style));
  const named = (texts: ReadonlySet<string>) => new Set(options.filter(({ text }) => texts.has(text)));
  try {
    return { right: named(meant(key)), explanation: '', changes: [] };
  } catch (error) {
    if (!(error instanceof ItemProblem)) throw error;
    // `B) Paris, because …`: the key, and why.
    const [, mark = '', rest = ''] =
      /^[([]?([A-Za-z]|\d{1,2})(?:[.):\]]{1,2}|\s[-–—])\s*(\S[^]*)$/u.exec(key) ?? [];
    const option = options.find(({ label }) => mark && label.toLowerCase() === mark.toLowerCase());
    if (!option) throw error;
    const text = rest.replaceAll(/\*\*|__/g, '');
    const more = text.toLowerCase().startsWith(option.text.toLowerCase())
      ? text.slice(option.text.length)
      : undefined;
    const explanation = (more ?? rest).replace(/^[\s,;:.–—-]+/, '').trim();
    // Another option's text behind this letter leaves open what was meant.
    if (options.some((other) => other !== option && other.text.toLowerCase() === rest.toLowerCase()))
      throw error;
    return { right: new Set([option]), explanation: explanation.replace(/^\((.*)\)$/, '$1'), changes: [] };
  }
}

const LOOK_WORDS = { highlighted: 'highlighted', bold: 'bold', starred: 'starred' } as const;

function keyOf(answer: string | undefined, options: readonly Option[]): Key {
  const marked = new Set(options.filter(({ isMarked }) => isMarked));
  const look = byLook(options);
  if (answer) {
    const key = byAnswer(answer, options);
    const isSame = [...marked].every((option) => key.right.has(option)) && marked.size === key.right.size;
    if (marked.size > 0 && !isSame)
      throw new ItemProblem('The line with the answer and the marked option contradict each other');
    return key;
  }
  if (marked.size > 0) return { right: marked, explanation: '', changes: [] };
  if (!look) throw new ItemProblem('There is no line with the answer, and no option is marked');
  const change =
    look.look === 'starred' ? [] : [`The ${LOOK_WORDS[look.look]} text was taken for the right answer`];
  return { right: look.right, explanation: '', changes: change };
}

/** The question as one text. */
function stemOf(lines: readonly string[]): { question: string; changes: string[] } {
  const isCode = lines.some((line) => /^\s{0,3}```/.test(line));
  const [first = '', ...rest] = lines;
  // The number of a question may stand alone above it, or in the mark around it.
  const bare = unwrapped(withoutQuestionWord(first.replace(/^#{1,6}\s+/, '')));
  const numbered = bare.text.replace(
    /^(?:\*\*|__)\s*((?:[\p{L}]+\s*)?\(?\d{1,4}[.):]?\)?:?)\s*(?:\*\*|__)\s*/u,
    '$1 ',
  );
  const changes = bare.mark ? [`All of the question was ${LOOK_WORDS[bare.mark]} and is not any more`] : [];
  const isLabel = /^(?:question|frage|pregunta|domanda|pergunta|vraag)\s*\d{1,4}[.):]?$/iu.test(
    numbered.trim(),
  );
  const text = [
    isLabel ? `${numbered.trim().replace(/[.):]$/, '')}: ${unwrapped(rest[0] ?? '').text}` : numbered,
    ...(isLabel ? rest.slice(1) : rest),
  ];
  const said = text.filter(Boolean).length;
  return {
    question: isCode
      ? text.join('\n').trim()
      : text
          .map(squeeze)
          .join('\n')
          .replace(/\n{3,}/g, '\n\n')
          .trim(),
    changes: [
      ...changes,
      ...(said > 1 && !isCode ? [`The question runs over ${said} lines, which were joined`] : []),
    ],
  };
}

const rightOf = (options: readonly Option[], { right }: Key) =>
  options.map((option) => ({ text: option.text, isCorrect: right.has(option) }));

function choiceOf(options: readonly Option[], key: Key): { own: Partial<QuestionInput>; changes: string[] } {
  const filled = rightOf(options, key).filter(({ text }) => text);
  const texts = filled.map(({ text }) => text);
  if (new Set(texts).size < 2) throw new ItemProblem('There are fewer than two different options');
  if (new Set(texts).size < texts.length) throw new ItemProblem('An option is there more than once');
  const changes = filled.length < options.length ? ['An empty option was removed'] : [];
  if (isTrueFalse({ options: texts })) {
    const isTrue = filled.some(({ text, isCorrect }) => isCorrect && truthOf(text) === true);
    if (filled.filter(({ isCorrect }) => isCorrect).length !== 1)
      throw new ItemProblem('Both True and False are marked');
    const truths = ['True', 'False'].map((text) => ({ text, isCorrect: (text === 'True') === isTrue }));
    return { own: { type: 'true_false', options: truths }, changes };
  }
  const type = filled.filter(({ isCorrect }) => isCorrect).length > 1 ? 'multiple_choice' : 'one_choice';
  return { own: { type, options: filled }, changes };
}

/** A question without options, by its answer. */
function writtenOf(question: string, answer: string): Partial<QuestionInput> {
  const key = answer.replaceAll(/\*\*|__/g, '').trim();
  if (isTruthWord(key.replace(/[.]$/, ''))) {
    const isTrue = truthOf(key.replace(/[.]$/, '')) === true;
    const options = ['True', 'False'].map((text) => ({ text, isCorrect: (text === 'True') === isTrue }));
    return { type: 'true_false', options };
  }
  const blanks = countBlanks(question);
  if (blanks <= 1) {
    const type = blanks === 1 ? 'fill_blank' : 'short_answer';
    return { type, correctAnswers: [key] };
  }
  const parts = key.split(/\s*[;,/]\s*/);
  if (parts.length !== blanks) throw new ItemProblem('The text has other blanks than the answer');
  return { type: 'fill_blank', correctAnswers: parts };
}

function fieldsOf(
  { fields, left }: Collected,
  more: string,
): { own: Partial<QuestionInput>; changes: string[] } {
  const { points, difficulty, tags } = fields;
  const explanation = [more, ...fields.explanation].filter(Boolean).join('\n');
  const mark = readPoints(points);
  const level = QUESTION_DIFFICULTIES.find((known) => known === difficulty.toLowerCase());
  const fitting = fittingTags(readTags(tags));
  const lost = [...(difficulty && !level ? [`Difficulty: ${difficulty}`] : []), ...left];
  return {
    own: {
      ...(explanation && { explanation }),
      ...(mark.points !== undefined && { points: mark.points }),
      ...(level && { difficulty: level }),
      ...(fitting.tags.length > 0 && { tags: fitting.tags }),
    },
    changes: [
      ...mark.changes,
      ...fitting.changes,
      ...lost.map((line) => `The line “${excerptOf(line)}” was left out`),
    ],
  };
}

const STRAY = 'This text does not belong to a question';

function make(given: Collected): Made {
  const item = withPlainOptions(given);
  if (item.problem) throw new ItemProblem(item.problem);
  if (item.stem.length === 0) throw new ItemProblem('There is no question text');
  if (item.options.length === 0 && !item.answer) {
    throw new ItemProblem(
      item.number === undefined && item.answer === undefined ? STRAY : 'There are no options and no answer',
    );
  }
  const labels = item.options.map(({ label }) => label.toUpperCase()).filter(Boolean);
  if (new Set(labels).size < labels.length) throw new ItemProblem('A letter is there more than once');
  const stem = stemOf(item.stem);
  const options = withoutBullets(item.options).map(toOption);
  const key: Key | undefined = options.length > 0 ? keyOf(item.answer, options) : undefined;
  const isLookKey =
    key !== undefined &&
    !item.answer &&
    key.changes.length + Number(options.some(({ look }) => look === 'starred')) > 0;
  // A look that does not mark the key belongs to the text.
  const shown = options.map((option) =>
    isLookKey || !option.look || key?.right.has(option) ? option : { ...option, text: option.plain },
  );
  const right: Key | undefined = key && {
    ...key,
    right: new Set(shown.filter((_, index) => options[index] && key.right.has(options[index]))),
  };
  const choice = right
    ? choiceOf(shown, right)
    : { own: writtenOf(stem.question, item.answer ?? ''), changes: [] };
  const fields = fieldsOf(item, key?.explanation ?? '');
  return {
    // Lists have no time limit, so none is invented.
    question: { question: stem.question, ...choice.own, ...fields.own, timeLimit: 0 } as QuestionInput,
    changes: [...stem.changes, ...(key?.changes ?? []), ...choice.changes, ...fields.changes],
  };
}

/** Keys at the end of the list go to the questions with their numbers. */
function withKeys(items: readonly Collected[], keys: readonly KeyEntry[]): Collected[] {
  const byNumber = new Map(keys.map((key) => [key.number, key]));
  const known = new Set(items.map(({ number }) => number));
  const stray = keys
    .filter(({ number }) => !known.has(number))
    .map(
      ({ line, number, answer }): Collected => ({
        line,
        stem: [`${number}. ${answer}`],
        options: [],
        fields: { explanation: [], points: '', difficulty: '', tags: '' },
        left: [],
        problem: `There is no question ${number} to this answer`,
      }),
    );
  return [
    ...items.map((item) => {
      const answer = item.number === undefined ? undefined : byNumber.get(item.number)?.answer;
      return answer !== undefined && item.answer === undefined ? { ...item, answer } : item;
    }),
    ...stray,
  ].toSorted((a, b) => a.line - b.line);
}

/**
 * Reads lists of questions as people have them: the Aiken format (docs.moodle.org, "Aiken format"), and what word
 * processors and chat assistants write. Options have letters, numbers, bullets or boxes; the key stands on a line of its
 * own, at the end of the list, or is marked among the options.
 */
export function readList(text: string): ImportItem[] {
  const { items, keys } = collectList(unifyLines(text));
  return makeItems(withKeys(items, keys), (item) =>
    toItem({ line: item.line, excerpt: excerptOf(item.stem.join(' ')) }, () => make(item)),
  );
}
