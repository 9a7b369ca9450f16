import { acceptedPerBlank, countBlanks } from '@quizhall/shared/grading';
import type { QuestionType } from '@quizhall/shared/model/enums';
import type { Media, Question, QuestionOf } from '@quizhall/shared/model/quizzes/question';
import { isMediaAlone } from '@quizhall/shared/rules/quizzes/option-text';
import { isRange, toleranceOf } from './number-ranges.ts';
import { CannotHold, numbersOf } from './export-parts.ts';
import { blocksHtml, element, escape, hasLonelyBlank, lineHtml, plainHtml } from './qti-html.ts';
import { partsLoss, trueAndFalse, writtenLosses } from './written-answers.ts';

/** What a question is in QTI: what it declares, what is shown, how it is graded. */
export interface Body {
  declarations: string;
  content: string;
  rules: string;
}

/** The question with its description, what is lost of it, and how its text is written. */
export interface Writing<Q extends Question = Question> {
  question: Q;
  /** With the description. */
  stem: string;
  lost: Set<string>;
  /** What shows a file of the package; empty where it is none. */
  show: (media: Media | undefined) => string;
}

const ID = 'RESPONSE';
const value = (text: string): string => element('qti-value', escape(text));
const variable = (id: string): string => element('qti-variable', '', { identifier: id });
const shown = ({ stem, lost }: Writing): string => blocksHtml(stem, lost);

interface Declared {
  id?: string;
  cardinality: 'single' | 'multiple' | 'ordered';
  base: string;
  correct: readonly string[];
  mapped?: readonly (readonly [key: string, points: number])[];
}

function declare({ id = ID, cardinality, base, correct, mapped }: Declared): string {
  const entries = (mapped ?? []).map(([key, points]) =>
    element('qti-map-entry', '', {
      'map-key': key,
      'mapped-value': Number(points.toFixed(5)),
      ...(base === 'string' && { 'case-sensitive': 'false' }),
    }),
  );
  const right = correct.length > 0 ? element('qti-correct-response', correct.map(value).join('')) : '';
  const mapping = mapped
    ? element('qti-mapping', entries.join(''), { 'lower-bound': 0, 'default-value': 0 })
    : '';
  return element('qti-response-declaration', right + mapping, {
    identifier: id,
    cardinality,
    'base-type': base,
  });
}

const score = (content: string): string => element('qti-set-outcome-value', content, { identifier: 'SCORE' });
const all = (points: number): string =>
  score(element('qti-base-value', String(points), { 'base-type': 'float' }));
const onlyIf = (condition: string, points: number): string =>
  element('qti-response-condition', element('qti-response-if', condition + all(points)));

/** All points for what is exactly right. */
const matchRules = ({ points }: Question): string =>
  onlyIf(element('qti-match', variable(ID) + element('qti-correct', '', { identifier: ID })), points);
/** The points of every part that is right. */
const mapRules = (ids: readonly string[] = [ID]): string =>
  score(element('qti-sum', ids.map((id) => element('qti-map-response', '', { identifier: id })).join('')));

type Option = Question['options'][number];

function choiceBody(options: readonly Option[], writing: Writing, several: boolean): Body {
  const { question, lost, show } = writing;
  const correct = options.flatMap(({ isCorrect }, index) => (isCorrect ? [`choice-${index + 1}`] : []));
  const share = question.points / correct.length;
  const isPartial = question.type === 'multiple_choice' && question.grading?.partialCredit === true;
  const isMapped = isPartial && correct.length > 1;
  if (isPartial && !isMapped) lost.add('With one right option there are no partial points');
  const choices = options.map(({ text, explanation, media }, index) => {
    const identifier = `choice-${index + 1}`;
    const feedback = explanation
      ? element('qti-feedback-block', blocksHtml(explanation, lost), {
          'outcome-identifier': 'FEEDBACK',
          identifier,
          'show-hide': 'show',
        })
      : '';
    const file = show(media);
    const words = file && isMediaAlone({ text, media }) ? '' : lineHtml(text, lost);
    return element('qti-simple-choice', words + file + feedback, { identifier });
  });
  const attributes = { 'response-identifier': ID, shuffle: 'true', 'max-choices': several ? 0 : 1 };
  return {
    declarations: declare({
      cardinality: several ? 'multiple' : 'single',
      base: 'identifier',
      correct,
      ...(isMapped && {
        mapped: options.map(
          ({ isCorrect }, index) => [`choice-${index + 1}`, isCorrect ? share : -share] as const,
        ),
      }),
    }),
    content: shown(writing) + element('qti-choice-interaction', choices.join(''), attributes),
    rules: isMapped ? mapRules() : matchRules(question),
  };
}

const isTrueFalse = (options: readonly Option[]): boolean =>
  options.length === 2 &&
  ['true', 'false'].every((word) => options.some(({ text }) => text.toLowerCase() === word));

function oneChoice(writing: Writing<QuestionOf<'one_choice'>>): Body {
  const { options } = writing.question;
  if (isTrueFalse(options)) writing.lost.add('Only the words True and False tell a true/false question');
  return choiceBody(options, writing, false);
}

function trueFalse(writing: Writing<QuestionOf<'true_false'>>): Body {
  const { losses } = trueAndFalse(writing.question);
  for (const loss of losses) writing.lost.add(loss);
  return choiceBody(writing.question.options, writing, false);
}

const entry = (id: string): string =>
  element('qti-text-entry-interaction', '', { 'response-identifier': id });

const mappedTexts = (id: string, texts: readonly string[], points: number): string =>
  declare({
    id,
    cardinality: 'single',
    base: 'string',
    correct: texts.slice(0, 1),
    mapped: texts.map((text) => [text, points] as const),
  });

type Written = QuestionOf<'short_answer'> | QuestionOf<'fill_blank'>;

/** Numbers with how far an answer may be off, each compared by a rule of its own. */
function numberBody({ question, lost }: Writing<Written>): Omit<Body, 'content'> {
  const accepted = numbersOf(question.correctAnswers.filter(Boolean), question.grading?.tolerance);
  if (accepted.some(isRange)) lost.add('A range was written as its middle and a tolerance');
  const numbers = accepted.map(toleranceOf);
  const rules = numbers.map((number) =>
    element('qti-equal', variable(ID) + element('qti-base-value', number.value, { 'base-type': 'float' }), {
      'tolerance-mode': 'absolute',
      tolerance: `${number.tolerance} ${number.tolerance}`,
    }),
  );
  const correct = numbers.slice(0, 1).map((number) => number.value);
  return {
    declarations: declare({ cardinality: 'single', base: 'float', correct }),
    rules: onlyIf(rules.length > 1 ? element('qti-or', rules.join('')) : rules.join(''), question.points),
  };
}

function writtenBody(writing: Writing<Written>): Omit<Body, 'content'> {
  const { question, lost } = writing;
  if (question.grading?.match === 'pattern')
    throw new CannotHold('QTI holds no patterns that every program reads');
  for (const loss of writtenLosses(question)) lost.add(loss);
  if (question.grading?.match === 'number') return numberBody(writing);
  return {
    declarations: mappedTexts(ID, question.correctAnswers.filter(Boolean), question.points),
    rules: mapRules(),
  };
}

const OTHER = 'A blank in the text decides whether it is a blank to fill';

function shortAnswer(writing: Writing<QuestionOf<'short_answer'>>): Body {
  if (countBlanks(writing.stem) === 1) writing.lost.add(OTHER);
  return { ...writtenBody(writing), content: shown(writing) + element('p', entry(ID)) };
}

/** The text with something to fill in at each of its blanks. */
function blanksIn({ stem, lost }: Writing, ids: readonly string[]): string {
  if (countBlanks(stem) !== ids.length) throw new CannotHold('The description contains a blank');
  const rest = [...ids];
  return blocksHtml(stem, lost, () => entry(rest.shift() ?? ID));
}

function fillBlank(writing: Writing<QuestionOf<'fill_blank'>>): Body {
  const { question, stem, lost } = writing;
  if (countBlanks(question.question) < 2) {
    if (hasLonelyBlank(stem)) lost.add('A blank in a line of its own is read as a short answer');
    const content =
      countBlanks(question.question) === 0
        ? shown(writing) + element('p', entry(ID))
        : blanksIn(writing, [ID]);
    if (countBlanks(question.question) === 0) lost.add(OTHER);
    return { ...writtenBody(writing), content };
  }
  const { match = 'text' } = question.grading ?? {};
  if (match !== 'text') throw new CannotHold('Several blanks can hold only texts');
  for (const loss of [...writtenLosses(question), ...partsLoss(question)]) lost.add(loss);
  const accepted = acceptedPerBlank(question);
  const ids = accepted.map((_, index) => `${ID}-${index + 1}`);
  const share = question.points / accepted.length;
  return {
    declarations: accepted.map((texts, index) => mappedTexts(ids[index] ?? ID, texts, share)).join(''),
    content: blanksIn(writing, ids),
    rules: mapRules(ids),
  };
}

function matching(writing: Writing<QuestionOf<'matching'>>): Body {
  const { question, lost } = writing;
  const rights = [...new Set([...question.pairs.map(({ right }) => right), ...question.distractors])];
  const keys = question.pairs.map(
    ({ right }, index) => `left-${index + 1} right-${rights.indexOf(right) + 1}`,
  );
  const isPartial = question.grading?.partialCredit === true;
  const set = (side: string, texts: readonly string[], most: number) =>
    element(
      'qti-simple-match-set',
      texts
        .map((text, index) =>
          element('qti-simple-associable-choice', plainHtml(text, lost), {
            identifier: `${side}-${index + 1}`,
            'match-max': most,
          }),
        )
        .join(''),
    );
  const sets =
    set(
      'left',
      question.pairs.map(({ left }) => left),
      1,
    ) + set('right', rights, 0);
  const share = question.points / keys.length;
  return {
    declarations: declare({
      cardinality: 'multiple',
      base: 'directedPair',
      correct: keys,
      ...(isPartial && { mapped: keys.map((key) => [key, share] as const) }),
    }),
    content:
      shown(writing) +
      element('qti-match-interaction', sets, {
        'response-identifier': ID,
        shuffle: 'true',
        'max-associations': 0,
      }),
    rules: isPartial ? mapRules() : matchRules(question),
  };
}

function ordering(writing: Writing<QuestionOf<'ordering'>>): Body {
  const { question, lost } = writing;
  if (question.grading?.partialCredit) lost.add('A partly right order gives no points there');
  const choices = question.items.map((text, index) =>
    element('qti-simple-choice', plainHtml(text, lost), { identifier: `choice-${index + 1}` }),
  );
  return {
    declarations: declare({
      cardinality: 'ordered',
      base: 'identifier',
      correct: question.items.map((_, index) => `choice-${index + 1}`),
    }),
    content:
      shown(writing) +
      element('qti-order-interaction', choices.join(''), { 'response-identifier': ID, shuffle: 'true' }),
    rules: matchRules(question),
  };
}

function essay(writing: Writing<QuestionOf<'essay'>>): Body {
  const { explanation } = writing.question;
  const rubric = explanation
    ? element('qti-rubric-block', blocksHtml(explanation, writing.lost), { view: 'scorer' })
    : '';
  return {
    declarations: declare({ cardinality: 'single', base: 'string', correct: [] }),
    content:
      rubric +
      shown(writing) +
      element('qti-extended-text-interaction', '', { 'response-identifier': ID, 'expected-lines': 10 }),
    rules: '',
  };
}

export const QTI_BODIES: { [Type in QuestionType]: (writing: Writing<QuestionOf<Type>>) => Body } = {
  one_choice: oneChoice,
  multiple_choice: (writing) => choiceBody(writing.question.options, writing, true),
  true_false: trueFalse,
  short_answer: shortAnswer,
  fill_blank: fillBlank,
  essay,
  matching,
  ordering,
};
