import { acceptedPerBlank, countBlanks, splitAtBlanks } from '@quizhall/shared/grading';
import type { QuestionType } from '@quizhall/shared/model/enums';
import type { Passage, Question, QuestionOf } from '@quizhall/shared/model/quizzes/question';
import { writePlain } from '@quizhall/shared/rules/text/markdown-write';
import { type ExportedFiles, mediaLost, MOST_MEDIA_BYTES, NO_FILES } from './export-files.ts';
import { answer, element, escape, formatOf, formatted, MoodleWriter } from './moodle-writer.ts';
import {
  type About,
  CannotHold,
  cleanPassages,
  cleanQuestion,
  extrasLost,
  type Part,
  requireComplete,
  withDescription,
  writeEach,
} from './export-parts.ts';
import {
  type AboutPassage,
  END_HTML,
  END_NAME,
  knownPassage,
  passageLost,
  titledText,
  withPassageItems,
} from './passages.ts';
import { choiceShares, moodleAnswers, partsLoss, trueAndFalse, writtenLosses } from './written-answers.ts';
import { isRange, toleranceOf } from './number-ranges.ts';

/** Signs that end an answer, and characters that Moodle would take for entities. */
const escapeCloze = (text: string): string =>
  text.replace(/[}#~/"\\]/g, '\\$&').replace(/&(?=(?:[a-z]|\\#)\w*;)/gi, '&amp;');

/** A text that would be taken for a blank. */
const TAKEN = /\{\d*(?:\.\d*)?:[A-Z]/;

/** Several blanks as embedded answers, `{2:SHORTANSWER:=Paris~=Paname}`; the points go to the blanks in equal parts. */
function clozeText(question: QuestionOf<'fill_blank'>): { text: string; losses: string[] } {
  const around = splitAtBlanks(question.question);
  if (around.some((text) => TAKEN.test(text)))
    throw new CannotHold('The text looks like one with embedded answers');
  if (question.grading?.match === 'pattern') throw new CannotHold('Embedded answers cannot be patterns here');
  const isNumber = question.grading?.match === 'number';
  const accepted = acceptedPerBlank(question);
  const points = question.points / accepted.length;
  const isDivisible = Number.isInteger(points);
  const gaps = accepted.map((texts) => {
    const answers = moodleAnswers(question, texts).map((text) => {
      if (!isNumber) return `=${escapeCloze(text)}`;
      const { value, tolerance } = toleranceOf(text);
      return `=${value}:${tolerance}`;
    });
    return `{${isDivisible ? points : 1}:${isNumber ? 'NUMERICAL' : 'SHORTANSWER'}:${answers.join('~')}}`;
  });
  return {
    text: around.map((text, index) => `${text}${gaps[index] ?? ''}`).join(''),
    losses: [
      ...writtenLosses(question),
      ...partsLoss(question),
      ...(isDivisible
        ? []
        : [`Its ${question.points} points cannot be shared out equally: each blank gives one`]),
    ],
  };
}

/** What a question is in Moodle, and its elements beside the common ones. */
interface Body extends Part<string> {
  type: string;
  /** Where the question text holds the answers too. */
  stem?: string;
}

const CHOICE = element('shuffleanswers', 'true') + element('answernumbering', 'abc');

function oneChoice({ options }: QuestionOf<'one_choice'>, writer: MoodleWriter): Body {
  const answers = options.map((one) => writer.option(one.isCorrect ? 1 : 0, one));
  return {
    type: 'multichoice',
    content: `${element('single', 'true')}${CHOICE}\n${answers.join('')}`,
    losses: [],
  };
}

function multipleChoice(question: QuestionOf<'multiple_choice'>, writer: MoodleWriter): Body {
  const { right, wrong, losses } = choiceShares(question);
  const answers = question.options.map((one) => writer.option(one.isCorrect ? right : wrong, one));
  return {
    type: 'multichoice',
    content: `${element('single', 'false')}${CHOICE}\n${answers.join('')}`,
    losses,
  };
}

function trueFalse(question: QuestionOf<'true_false'>, { feedback }: MoodleWriter): Body {
  const { yes, no, losses } = trueAndFalse(question);
  const lines = [
    answer(yes.isCorrect ? 1 : 0, 'true', feedback(yes.explanation)),
    answer(no.isCorrect ? 1 : 0, 'false', feedback(no.explanation)),
  ];
  const hasFiles = [yes, no].some(({ media }) => media);
  return {
    type: 'truefalse',
    content: lines.join(''),
    losses: [...losses, ...(hasFiles ? ['Pictures of True and False were left out'] : [])],
  };
}

function numerical(accepted: readonly string[]): string {
  return accepted
    .map((text) => {
      const { value, tolerance } = toleranceOf(text);
      return answer(1, value, element('tolerance', tolerance));
    })
    .join('');
}

function shortAnswer(question: QuestionOf<'short_answer'> | QuestionOf<'fill_blank'>): Body {
  const accepted = moodleAnswers(question, question.correctAnswers.filter(Boolean));
  const isNumber = question.grading?.match === 'number';
  const isOther = (countBlanks(question.question) === 1) !== (question.type === 'fill_blank');
  const losses = [
    ...writtenLosses(question),
    ...(isNumber && accepted.some(isRange) ? ['A range was written as its middle and a tolerance'] : []),
    ...(isOther ? ['A blank in the text decides whether it is a blank to fill'] : []),
  ];
  if (isNumber) return { type: 'numerical', content: numerical(accepted), losses };
  const answers = accepted.map((text) => answer(1, text)).join('');
  return { type: 'shortanswer', content: `${element('usecase', '0')}\n${answers}`, losses };
}

function fillBlank(question: QuestionOf<'fill_blank'>): Body {
  if (countBlanks(question.question) < 2) return shortAnswer(question);
  const { text, losses } = clozeText(question);
  return { type: 'cloze', content: '', stem: text, losses };
}

function matching(question: QuestionOf<'matching'>): Body {
  const pairs = [...question.pairs, ...question.distractors.map((right) => ({ left: '', right }))];
  const lines = pairs.map(({ left, right }) =>
    element(
      'subquestion',
      element('text', escape(left)) + element('answer', element('text', escape(right))),
      ' format="plain_text"',
    ),
  );
  return {
    type: 'matching',
    content: `${element('shuffleanswers', 'true')}\n${lines.join('\n')}\n`,
    losses: partsLoss(question),
  };
}

function ordering({ items, grading }: QuestionOf<'ordering'>): Body {
  const partial = grading?.partialCredit === true;
  const settings = [
    element('layouttype', 'VERTICAL'),
    element('selecttype', 'ALL'),
    element('selectcount', String(items.length)),
    element('gradingtype', partial ? 'RELATIVE_TO_CORRECT' : 'ALL_OR_NOTHING'),
    element('showgrading', 'SHOW'),
  ];
  const lines = items.map((text, index) => answer((index + 1) / 100, text));
  return {
    type: 'ordering',
    content: `${settings.join('')}\n${lines.join('')}`,
    losses: partial ? ['A partly right order is graded by positions there'] : [],
  };
}

const essay = ({ explanation }: QuestionOf<'essay'>, writer: MoodleWriter): Body => ({
  type: 'essay',
  content: `${element('responseformat', 'editor')}${explanation ? writer.marked('graderinfo', explanation) : ''}\n`,
  losses: [],
});

const BODIES: { [Type in QuestionType]: (question: QuestionOf<Type>, writer: MoodleWriter) => Body } = {
  one_choice: oneChoice,
  multiple_choice: multipleChoice,
  true_false: trueFalse,
  short_answer: shortAnswer,
  fill_blank: fillBlank,
  essay,
  matching,
  ordering,
};

const NAME_LENGTH = 80;
const nameOf = (text: string): string => Array.from(text.replace(/\s+/g, ' ')).slice(0, NAME_LENGTH).join('');

const tagsOf = (tags: readonly string[]): string =>
  tags.length === 0
    ? ''
    : `${element('tags', tags.map((tag) => element('tag', element('text', escape(tag)))).join(''))}\n`;

type Passages = ReadonlyMap<string, Passage>;

const description = (name: string, content: string): string =>
  `<question type="description">\n${element('name', element('text', escape(nameOf(name))))}\n${content}\n</question>\n`;

/** The passage that stands before neighbours, as an item of its own, and which files it took along. */
function passageItem(passage: Passage | undefined, writer: MoodleWriter) {
  const text = passage ? titledText(passage, writePlain) : '';
  const item = passage && description(text, writer.marked('questiontext', text, passage.media));
  return { id: passage?.id, item, files: writer.carried, spent: writer.spent };
}

function writeQuestion(question: Question, writer: MoodleWriter): Part<string> {
  const stem = withDescription(question);
  const body = (BODIES[question.type] as (question: Question, writer: MoodleWriter) => Body)(
    { ...question, question: stem },
    writer,
  );
  const lines = [
    element('name', element('text', escape(nameOf(stem)))),
    // Answers inside of a text are no place for signs of formulas, nor for files.
    body.stem === undefined
      ? writer.marked('questiontext', stem, question.media)
      : formatted('questiontext', body.stem, formatOf(body.stem)),
    ...(question.explanation && question.type !== 'essay'
      ? [writer.marked('generalfeedback', question.explanation)]
      : []),
    element('defaultgrade', String(question.points)) + element('penalty', '0') + element('hidden', '0'),
  ];
  const held = body.stem === undefined ? writer.carried : NO_FILES;
  return {
    content: `<question type="${body.type}">\n${lines.join('\n')}\n${body.content}${tagsOf(question.tags)}</question>\n`,
    losses: [
      ...extrasLost(question, ['points', 'tags', 'media']),
      ...mediaLost(question, held),
      ...body.losses,
      ...writer.lost,
    ],
  };
}

interface Item extends AboutPassage {
  /** Before the first of neighbours that share it. */
  passage: string | undefined;
}

/** Questions have to be written in their order: what is left of the room goes to those that come first. */
function writerOf(files: ExportedFiles, passages: Passages): (given: Question) => Part<Item> {
  let room = MOST_MEDIA_BYTES;
  let open: ReturnType<typeof passageItem> = { id: undefined, item: undefined, files, spent: 0 };
  return (given) => {
    const { question, losses } = cleanQuestion(given);
    requireComplete(question);
    const writer = new MoodleWriter(files, room);
    const written = writeQuestion(question, writer);
    // A question that does not fit the format has thrown by now, and takes nothing.
    room -= writer.spent;
    const passageId = knownPassage(question, passages);
    if (passageId !== open.id) {
      open = passageItem(passages.get(passageId ?? ''), new MoodleWriter(files, room));
      room -= open.spent;
    }
    return {
      content: { text: written.content, passageId, passage: open.item },
      losses: [
        ...losses,
        ...passageLost(question, passages, { files: open.files, title: false }),
        ...written.losses,
      ],
    };
  };
}

/** Writes Moodle XML as Moodle reads it; passages are descriptions. */
export function writeMoodleXml(questions: readonly Question[], { files = NO_FILES, ...about }: About) {
  const passages = cleanPassages(about.passages);
  const { parts, report } = writeEach(questions, writerOf(files, passages));
  const end = description(END_NAME, formatted('questiontext', END_HTML, 'html'));
  const items = withPassageItems(parts, (_, { passage = '' }) => passage, end);
  return { text: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${items.join('\n')}</quiz>\n`, report };
}
