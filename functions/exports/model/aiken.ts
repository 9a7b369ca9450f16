import type { Question } from '@quizhall/shared/model/quizzes/question';
import { readList } from '../../imports/model/list/list.ts';
import {
  CannotHold,
  cleanQuestion,
  extrasLost,
  type Part,
  requireComplete,
  withDescription,
  writeEach,
} from './export-parts.ts';

const A = 'A'.charCodeAt(0);
const letter = (index: number): string => String.fromCharCode(A + index);

/** Lines that Aiken would take for an option or the answer. */
const TAKEN = /^(?:[A-Z][.)]\s|ANSWER:)/i;

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

const squeezed = (text: string): string => oneLine(text).replace(/\s+/g, ' ');

/** Signs that readers of lists would take for numbers, marks of the answer or options. */
function readBack(content: string, stem: string, options: Question['options']): string[] {
  const [item, ...more] = readList(content);
  if (!item?.question || more.length > 0)
    throw new CannotHold('Aiken would read this question as something else');
  const { question, options: read = [] } = item.question;
  const isSame =
    question === squeezed(stem) &&
    (item.question.type === 'true_false' ||
      read.map(({ text }) => text).join('\n') === options.map(({ text }) => squeezed(text)).join('\n'));
  return isSame && item.changes.length === 0 ? [] : ['Signs in it would be read as those of a list'];
}

function write(given: Question): Part<string> {
  const { question, losses } = cleanQuestion(given);
  requireComplete(question);
  if (question.type !== 'one_choice' && question.type !== 'true_false') {
    throw new CannotHold('Aiken holds only choices of one option');
  }
  const stem = oneLine(withDescription(question));
  if (TAKEN.test(stem)) throw new CannotHold('The question begins like an option of Aiken');
  const { options } = question;
  const lines = options.map(({ text }, index) => `${letter(index)}. ${oneLine(text)}`);
  const right = options.findIndex(({ isCorrect }) => isCorrect);
  const texts = [withDescription(question), ...options.map(({ text }) => text)];
  const joined = texts.some((text) => oneLine(text).replace(/\s+/g, ' ') !== text);
  const isAsRead =
    (['true', 'false'].every((word) => options.some(({ text }) => text.toLowerCase() === word)) &&
      options.length === 2) ===
    (question.type === 'true_false');
  const content = `${stem}\n${lines.join('\n')}\nANSWER: ${letter(right)}\n`;
  return {
    content,
    losses: [
      ...readBack(content, stem, options),
      ...losses,
      ...extrasLost(question, []),
      ...(joined ? ['Lines were joined'] : []),
      ...(question.explanation ? ['The explanation was left out'] : []),
      ...(options.some(({ explanation }) => explanation) ? ['Explanations of options were left out'] : []),
      ...(isAsRead ? [] : ['Only the words True and False tell a true/false question']),
    ],
  };
}

/** Writes Aiken, which holds little more than choices. */
export function writeAiken(questions: readonly Question[]) {
  const { parts, report } = writeEach(questions, write);
  return { text: parts.join('\n'), report };
}
