import { acceptedPerBlank, splitAtBlanks } from '@quizhall/shared/grading';
import type { QuestionType } from '@quizhall/shared/model/enums';
import type { Media, Passage, Question, QuestionOf } from '@quizhall/shared/model/quizzes/question';
import { plainText } from '@quizhall/shared/rules/text/markdown-plain';
import { writePlain } from '@quizhall/shared/rules/text/markdown-write';
import { isMediaAlone } from '@quizhall/shared/rules/quizzes/option-text';
import { type ExportedFiles, mediaHtml, mediaLost, NO_FILES } from './export-files.ts';
import { isRange, toleranceOf } from './number-ranges.ts';
import {
  type About,
  CannotHold,
  cleanPassages,
  cleanQuestion,
  extrasLost,
  numbersOf,
  type Part,
  requireComplete,
  withDescription,
  writeEach,
} from './export-parts.ts';
import {
  type AboutPassage,
  END_HTML,
  knownPassage,
  passageLost,
  titledText,
  withPassageItems,
} from './passages.ts';
import { blocksHtml, element, escape, latexHtml, lineHtml, plainHtml } from './qti-html.ts';
import { packFiles, placeOf, XML } from './qti-package.ts';
import { choiceShares, partsLoss, trueAndFalse, writtenLosses } from './written-answers.ts';

/** QTI 1.2 form of a question type, with Canvas's name for the type. */
interface Body {
  kind: string;
  responses: string;
  rules: string;
  /** Positions of the blanks in the text. */
  stem?: string;
  feedback?: readonly (readonly [ident: string, html: string])[];
}

interface Writing<Q extends Question = Question> {
  question: Q;
  stem: string;
  lost: Set<string>;
  show: (media: Media | undefined) => string;
}

const ID = 'response1';
const FULL = 100;

const text = (content: string, type: 'html' | 'plain'): string =>
  element('material', element('mattext', content, { texttype: `text/${type}` }));
/** HTML stands in QTI 1.2 as text. */
const html = (content: string): string => text(escape(content), 'html');
const label = (ident: string, material = ''): string => element('response_label', material, { ident });
const choiceOf = (ident: string, labels: string, cardinality = 'Single', material = ''): string =>
  element('response_lid', material + element('render_choice', labels), { ident, rcardinality: cardinality });
const entry = (isNumber = false): string =>
  element('response_str', element('render_fib', label('answer1'), isNumber ? { fibtype: 'Decimal' } : {}), {
    ident: ID,
    rcardinality: 'Single',
  });
const equal = (value: string, respident = ID): string => element('varequal', escape(value), { respident });

const rule = (condition: string, points: number, action: 'Set' | 'Add' | 'Subtract' = 'Set'): string =>
  element(
    'respcondition',
    element('conditionvar', condition) +
      element('setvar', String(Number(points.toFixed(5))), { action, varname: 'SCORE' }),
    { continue: action === 'Set' ? 'No' : 'Yes' },
  );

type Option = Question['options'][number];

function optionsOf(options: readonly Option[], { lost, show }: Writing) {
  const labels = options.map((option, index) => {
    const file = show(option.media);
    const words = file && isMediaAlone(option) ? '' : lineHtml(option.text, lost, latexHtml);
    return label(`choice${index + 1}`, html(words + file));
  });
  const feedback = options.flatMap(({ explanation }, index) =>
    explanation
      ? [[`choice${index + 1}_fb`, blocksHtml(explanation, lost, undefined, latexHtml)] as const]
      : [],
  );
  return { labels: labels.join(''), feedback };
}

const keyOf = (options: readonly Option[], isCorrect: boolean): string[] =>
  options.flatMap((option, index) => (option.isCorrect === isCorrect ? [`choice${index + 1}`] : []));

function oneOf(kind: string, writing: Writing<QuestionOf<'one_choice'> | QuestionOf<'true_false'>>): Body {
  const { options } = writing.question;
  const { labels, feedback } = optionsOf(options, writing);
  return {
    kind,
    responses: choiceOf(ID, labels),
    rules: rule(equal(keyOf(options, true)[0] ?? ''), FULL),
    feedback,
  };
}

const isTrueFalse = (options: readonly Option[]): boolean =>
  options.length === 2 &&
  ['true', 'false'].every((word) => options.some((option) => option.text.toLowerCase() === word));

function oneChoice(writing: Writing<QuestionOf<'one_choice'>>): Body {
  if (isTrueFalse(writing.question.options))
    writing.lost.add('Only the words True and False tell a true/false question');
  return oneOf('multiple_choice_question', writing);
}

function trueFalse(writing: Writing<QuestionOf<'true_false'>>): Body {
  for (const loss of trueAndFalse(writing.question).losses) writing.lost.add(loss);
  return oneOf('true_false_question', writing);
}

function multipleChoice(writing: Writing<QuestionOf<'multiple_choice'>>): Body {
  const { options, grading } = writing.question;
  const [right, wrong] = [keyOf(options, true), keyOf(options, false)];
  for (const loss of choiceShares(writing.question).losses) writing.lost.add(loss);
  const { labels, feedback } = optionsOf(options, writing);
  const all = right.map((ident) => equal(ident)).join('');
  const none = wrong.map((ident) => element('not', equal(ident))).join('');
  const share = FULL / right.length;
  const isPartial = grading?.partialCredit === true && right.length > 1;
  return {
    kind: 'multiple_answers_question',
    responses: choiceOf(ID, labels, 'Multiple'),
    rules: isPartial
      ? [
          ...right.map((ident) => rule(equal(ident), share, 'Add')),
          ...wrong.map((ident) => rule(equal(ident), share, 'Subtract')),
        ].join('')
      : rule(element('and', all + none), FULL),
    feedback,
  };
}

type Written = QuestionOf<'short_answer'> | QuestionOf<'fill_blank'>;

function numberRule(spelled: string): string {
  const { value, tolerance } = toleranceOf(spelled);
  if (Number(tolerance) === 0) return rule(equal(value), FULL);
  const [low, high] = [-1, 1].map((sign) =>
    Number((Number(value) + sign * Number(tolerance)).toPrecision(12)),
  );
  const range =
    element('vargte', String(low), { respident: ID }) + element('varlte', String(high), { respident: ID });
  return rule(element('or', equal(value) + element('and', range)), FULL);
}

function shortAnswer(writing: Writing<Written>): Body {
  const { question, lost } = writing;
  if (question.grading?.match === 'pattern')
    throw new CannotHold('QTI holds no patterns that every program reads');
  for (const loss of writtenLosses(question)) lost.add(loss);
  const isOther = (splitAtBlanks(writing.stem).length === 2) !== (question.type === 'fill_blank');
  if (isOther) lost.add('A blank in the text decides whether it is a blank to fill');
  const accepted = question.correctAnswers.filter(Boolean);
  if (question.grading?.match !== 'number') {
    const condition = accepted.map((answer) => equal(plainText12(answer, lost))).join('');
    return { kind: 'short_answer_question', responses: entry(), rules: rule(condition, FULL) };
  }
  const numbers = numbersOf(accepted, question.grading.tolerance);
  if (numbers.some(isRange)) lost.add('A range was written as its middle and a tolerance');
  return { kind: 'numerical_question', responses: entry(true), rules: numbers.map(numberRule).join('') };
}

/** An answer that is compared; spaces around it do not come back. */
function plainText12(answer: string, lost: Set<string>): string {
  if (answer.trim() !== answer || answer.includes('\n')) lost.add('Some of its layout cannot be written');
  return answer;
}

function fillBlank(writing: Writing<QuestionOf<'fill_blank'>>): Body {
  const { question, stem, lost } = writing;
  const around = splitAtBlanks(question.question);
  if (around.length <= 2) return shortAnswer(writing);
  if ((question.grading?.match ?? 'text') !== 'text')
    throw new CannotHold('Several blanks can hold only texts');
  if (/\[blank\d+\]/.test(stem)) throw new CannotHold('The text looks like one with names of blanks');
  if (splitAtBlanks(stem).length !== around.length) throw new CannotHold('The description contains a blank');
  for (const loss of [...writtenLosses(question), ...partsLoss(question)]) lost.add(loss);
  const accepted = acceptedPerBlank(question);
  const share = FULL / accepted.length;
  const responses = accepted.map((texts, blank) => {
    const labels = texts.map((answer, index) =>
      label(`blank${blank + 1}_${index + 1}`, html(plainHtml(answer, lost))),
    );
    return choiceOf(
      `response_blank${blank + 1}`,
      labels.join(''),
      'Single',
      text(`blank${blank + 1}`, 'plain'),
    );
  });
  const names = accepted.map((_, blank) => `[blank${blank + 1}]`);
  return {
    kind: 'fill_in_multiple_blanks_question',
    stem: blocksHtml(stem, lost, () => names.shift() ?? '', latexHtml),
    responses: responses.join(''),
    rules: accepted
      .map((_, blank) => rule(equal(`blank${blank + 1}_1`, `response_blank${blank + 1}`), share, 'Add'))
      .join(''),
  };
}

function matching({ question, lost }: Writing<QuestionOf<'matching'>>): Body {
  const rights = [...new Set([...question.pairs.map(({ right }) => right), ...question.distractors])];
  const side = (content: string) => html(plainHtml(content, lost));
  const labels = rights.map((right, index) => label(`match${index + 1}`, side(right))).join('');
  for (const loss of partsLoss(question)) lost.add(loss);
  const share = FULL / question.pairs.length;
  return {
    kind: 'matching_question',
    responses: question.pairs
      .map(({ left }, index) => choiceOf(`response_${index + 1}`, labels, 'Single', side(left)))
      .join(''),
    rules: question.pairs
      .map(({ right }, index) =>
        rule(equal(`match${rights.indexOf(right) + 1}`, `response_${index + 1}`), share, 'Add'),
      )
      .join(''),
  };
}

function ordering({ question, lost }: Writing<QuestionOf<'ordering'>>): Body {
  if (question.grading?.partialCredit) lost.add('A partly right order gives no points there');
  const idents = question.items.map((_, index) => `item${index + 1}`);
  const labels = question.items.map((item, index) => label(idents[index] ?? '', html(plainHtml(item, lost))));
  return {
    kind: 'ordering_question',
    responses: choiceOf(ID, labels.join(''), 'Ordered'),
    rules: rule(element('and', idents.map((ident) => equal(ident)).join('')), FULL),
  };
}

const essay = (): Body => ({ kind: 'essay_question', responses: entry(), rules: '' });

const BODIES: { [Type in QuestionType]: (writing: Writing<QuestionOf<Type>>) => Body } = {
  one_choice: oneChoice,
  multiple_choice: multipleChoice,
  true_false: trueFalse,
  short_answer: shortAnswer,
  fill_blank: fillBlank,
  essay,
  matching,
  ordering,
};

const field = (name: string, value: string): string =>
  element('qtimetadatafield', element('fieldlabel', name) + element('fieldentry', escape(value)));

const TITLE_LENGTH = 80;
const titleOf = (question: string): string =>
  Array.from(plainText(question).replace(/\s+/g, ' ')).slice(0, TITLE_LENGTH).join('');

/** An item whose name is known when all are written. */
interface Item extends AboutPassage {
  files: string[];
  passage: string;
}

const IDENT = '\uFDD0ident\uFDD0';

function itemXml(
  title: string,
  { kind, responses, rules, feedback = [] }: Body,
  shown: string,
  points?: number,
): string {
  const metadata =
    field('question_type', kind) + (points === undefined ? '' : field('points_possible', String(points)));
  const outcomes = element(
    'outcomes',
    element('decvar', '', { maxvalue: FULL, minvalue: 0, varname: 'SCORE', vartype: 'Decimal' }),
  );
  const texts = feedback.map(([ident, content]) =>
    element('itemfeedback', element('flow_mat', html(content)), { ident }),
  );
  const content =
    element('itemmetadata', element('qtimetadata', metadata)) +
    element('presentation', html(shown) + responses) +
    (rules ? element('resprocessing', outcomes + rules) : '') +
    texts.join('');
  return element('item', content, { ident: IDENT, title });
}

const showFrom =
  (packed: ExportedFiles, shown: Set<string>) =>
  (media: Media | undefined): string => {
    if (!media || !(packed.get(media.key) instanceof Uint8Array)) return '';
    shown.add(placeOf(media.key));
    return mediaHtml(media, placeOf(media.key));
  };

const paragraph = (content: string): string => (content ? element('p', content) : '');
const NO_QUESTION: Body = { kind: 'text_only_question', responses: '', rules: '' };

type Passages = ReadonlyMap<string, Passage>;

/** A passage as an item without a question, as Canvas has it. */
function passageItem(passage: Passage | undefined, lost: Set<string>, show: Writing['show']): string {
  if (!passage) return '';
  const content = blocksHtml(titledText(passage, writePlain), lost, undefined, latexHtml);
  return itemXml(passage.title, NO_QUESTION, content + paragraph(show(passage.media)));
}

const write =
  (packed: ExportedFiles, passages: Passages) =>
  (given: Question): Part<Item> => {
    const { question, losses } = cleanQuestion(given);
    requireComplete(question);
    const [lost, files] = [new Set<string>(), new Set<string>()];
    const show = showFrom(packed, files);
    const stem = withDescription(question);
    const body = (BODIES[question.type] as (writing: Writing) => Body)({ question, stem, lost, show });
    const content = body.stem ?? blocksHtml(stem, lost, undefined, latexHtml);
    const general = question.explanation
      ? [['general_fb', blocksHtml(question.explanation, lost, undefined, latexHtml)] as const]
      : [];
    const shown = content + paragraph(show(question.media));
    const feedback = [...general, ...(body.feedback ?? [])];
    const passageId = knownPassage(question, passages);
    const passage = passageItem(passages.get(passageId ?? ''), lost, show);
    return {
      content: {
        text: itemXml(titleOf(question.question), { ...body, feedback }, shown, question.points),
        files: [...files],
        passageId,
        passage,
      },
      losses: [
        ...losses,
        ...extrasLost(question, ['points', 'media']),
        ...mediaLost(question, packed),
        ...passageLost(question, passages, { files: packed, title: false }),
        ...lost,
      ],
    };
  };

const XMLNS = 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2';
const QUIZ = 'quiz.xml';

function manifestOf(files: Iterable<string>): string {
  const listed = [QUIZ, ...files].map((href) => element('file', '', { href })).join('');
  const content =
    element('metadata', element('schema', 'IMS Content') + element('schemaversion', '1.1.3')) +
    element('organizations', '') +
    element(
      'resources',
      element('resource', listed, { identifier: 'quiz', type: 'imsqti_xmlv1p2', href: QUIZ }),
    );
  return `${XML}${element('manifest', content, { xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1', identifier: 'quizhall' })}\n`;
}

/** Writes a package of QTI 1.2 with the names that Canvas gives to kinds of questions; passages are items without one. */
export function writeQti12(questions: readonly Question[], { files = NO_FILES, title, ...about }: About) {
  const passages = cleanPassages(about.passages);
  const { parts, report } = writeEach(questions, write(files, passages));
  const end = itemXml('', NO_QUESTION, END_HTML);
  const items = withPassageItems(parts, (_, { passage }) => passage, end);
  const section = element(
    'section',
    items.map((item, index) => item.replace(IDENT, `item${index + 1}`)).join('\n'),
    { ident: 'root_section' },
  );
  const assessment = element('assessment', section, { ident: 'quiz', title });
  const shown = new Set(parts.flatMap((part) => part.files));
  const xml = `${XML}${element('questestinterop', assessment, { xmlns: XMLNS })}\n`;
  return { bytes: packFiles({ 'imsmanifest.xml': manifestOf(shown), [QUIZ]: xml }, shown, files), report };
}
