import { readNumbers } from '@quizhall/shared/grading';
import { readCloze } from '../cloze.ts';
import { excerptOf, ItemProblem, type Made } from '../item.ts';
import { choice, essay, matching, numeric, ordering, type Stem, trueFalse, written } from '../answer-keys.ts';
import type { WeightedAnswer } from '../weighted-answer.ts';
import type { MoodleTexts } from './moodle-texts.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../xml/xml-tree.ts';

type Reader = (stem: Stem, element: XmlElement, texts: MoodleTexts) => Made;

const isOn = (value: string): boolean => value === '1' || value.toLowerCase() === 'true';

/** `<answer fraction="50">`; old files have the share as an element. */
function weightOf(answer: XmlElement): number {
  const [weight = 0] = readNumbers(answer.attributes.fraction ?? textOf(answer, 'fraction'));
  return Math.max(-100, Math.min(100, weight));
}

const toAnswer =
  (texts: MoodleTexts, textOfAnswer: (answer: XmlElement) => string) =>
  (answer: XmlElement): WeightedAnswer => ({
    text: textOfAnswer(answer),
    weight: weightOf(answer),
    feedback: texts.marked(childOf(answer, 'feedback')),
  });

/** Written answers are plain text in Moodle, whatever format the file names. */
const verbatim = (answer: XmlElement): string => (childOf(answer, 'text') ?? answer).text.trim();

const readChoice: Reader = (stem, element, texts) => {
  const answers = childrenOf(element, 'answer').map((answer) => {
    const file = texts.slot(answer);
    const read = toAnswer(texts, texts.inline)(answer);
    return { ...read, ...file.asOption(read.text) };
  });
  return choice(stem, answers, !isOn(textOf(element, 'single') || 'true'));
};

const readTrueFalse: Reader = (stem, element, texts) => {
  const answers = childrenOf(element, 'answer').map(toAnswer(texts, verbatim));
  const [first, second] = answers;
  if (!first || !second) throw new ItemProblem('There are not two answers, true and false');
  // Old files have the words of the author's language, the true one first.
  const isNamed = answers.every(({ text }) => /^(?:true|false)$/i.test(text));
  const [yes, no] = isNamed && first.text.toLowerCase() === 'false' ? [second, first] : [first, second];
  if (yes.weight > 0 === no.weight > 0) throw new ItemProblem('There is not one right answer');
  const made = trueFalse(stem, yes.weight > 0, { true: yes.feedback, false: no.feedback });
  return {
    ...made,
    changes: [
      ...(isNamed ? [] : [`“${excerptOf(yes.text)}” was read as true, “${excerptOf(no.text)}” as false`]),
      ...(answers.some(({ weight }) => weight > 0 && weight < 100)
        ? ['The right answer gave a part of the points and gives all now']
        : []),
      ...(answers.some(({ weight }) => weight < 0) ? ['A wrong choice no longer takes points off'] : []),
    ],
  };
};

const readShortAnswer: Reader = (stem, element, texts) => {
  const made = written(stem, childrenOf(element, 'answer').map(toAnswer(texts, verbatim)));
  if (!isOn(textOf(element, 'usecase'))) return made;
  return { ...made, changes: [...made.changes, 'Capital and small letters no longer make a difference'] };
};

const readNumerical: Reader = (stem, element, texts) => {
  const lost: string[] = [];
  const answers = childrenOf(element, 'answer').map((answer) => {
    const read = toAnswer(texts, verbatim)(answer);
    if (read.text === '*') return { ...read, weight: 0 };
    const given = textOf(answer, 'tolerance') || '0';
    const [tolerance = -1] = readNumbers(given);
    if (tolerance < 0) lost.push(`The tolerance “${excerptOf(given)}” was left out`);
    return { ...read, text: tolerance > 0 ? `${read.text}:${tolerance}` : read.text };
  });
  const made = numeric(stem, answers);
  if ((childOf(element, 'units')?.children.length ?? 0) > 0) lost.push('Units were left out');
  return { ...made, changes: [...made.changes, ...lost] };
};

const readMatching: Reader = (stem, element, texts) =>
  matching(
    stem,
    childrenOf(element, 'subquestion').map((pair) => {
      const answer = childOf(pair, 'answer');
      return { left: texts.plain(pair), right: answer ? verbatim(answer) : '' };
    }),
  );

const readOrdering: Reader = (stem, element, texts) => {
  const items = childrenOf(element, 'answer').map(texts.plain).filter(Boolean);
  const made = ordering(stem, items, textOf(element, 'gradingtype') !== 'ALL_OR_NOTHING');
  const select = textOf(element, 'selecttype') || 'ALL';
  return select === 'ALL'
    ? made
    : { ...made, changes: [...made.changes, 'All items are shown, not a part of them'] };
};

const readEssay: Reader = (stem, element, texts) => {
  const rubric = texts.marked(childOf(element, 'graderinfo'));
  const explanation = [stem.explanation, rubric].filter(Boolean).join('\n\n');
  const made = essay({ ...stem, explanation });
  const lost = [
    ...(Number(textOf(element, 'attachments') || '0') > 0 ? ['Files cannot be handed in'] : []),
    ...(texts.marked(childOf(element, 'responsetemplate')) ? ['The text to begin with was left out'] : []),
  ];
  return { ...made, changes: lost };
};

/** By the `type` of the question. */
export const MOODLE_TYPES: Record<string, Reader> = {
  multichoice: readChoice,
  truefalse: readTrueFalse,
  shortanswer: readShortAnswer,
  numerical: readNumerical,
  matching: readMatching,
  match: readMatching,
  ordering: readOrdering,
  essay: readEssay,
  cloze: readCloze,
  multianswer: readCloze,
};
