import { excerptOf, type ImportItem, makeItems, tidy } from './item.ts';

/** An item as its lines are collected. `phase` = what a further line would belong to. */
interface Collected {
  line: number;
  phase: 'stem' | 'answer' | 'options' | 'over';
  stem: string[];
  answer: string[];
  options: string[][];
  problem?: string;
}

const STEM = /^#Q(?:\s+(.*))?$/;
const ANSWER = /^\^\s*(.*)$/;
const OPTION = /^([A-Z])(?:\s+(.*))?$/;

const begin = (line: number, phase: Collected['phase'], first?: string): Collected => ({
  line,
  phase,
  stem: first ? [first] : [],
  answer: [],
  options: [],
});

/** Options come in the order of their letters; a line with another letter only looks like one. */
function isNextOption(item: Collected, letter: string): boolean {
  const next = 'A'.charCodeAt(0) + item.options.length;
  return (item.phase === 'answer' || item.phase === 'options') && letter.charCodeAt(0) === next;
}

function addLine(item: Collected, line: string): void {
  const answer = ANSWER.exec(line);
  if (answer) {
    if (item.phase !== 'stem') item.problem = 'There is more than one line with the correct answer';
    item.answer.push(answer[1] ?? '');
    item.phase = 'answer';
    return;
  }
  const [, letter, text = ''] = OPTION.exec(line) ?? [];
  if (letter && isNextOption(item, letter)) {
    item.options.push([text]);
    item.phase = 'options';
  } else if (item.phase === 'stem') item.stem.push(line);
  else if (item.phase === 'answer') item.answer.push(line);
  else item.options.at(-1)?.push(line);
}

/** The items of a text: each from its `#Q` to the blank line after its options. */
function collect(text: string): Collected[] {
  const items: Collected[] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    const stem = STEM.exec(line);
    const current = items.at(-1);
    if (stem) items.push(begin(index + 1, 'stem', stem[1]));
    else if (line === '') {
      // A blank line ends an item only after its options: poems in a stem have blank lines too.
      if (current?.phase === 'options') current.phase = 'over';
    } else if (!current || current.phase === 'over') {
      const stray = begin(index + 1, 'stem', line);
      items.push({ ...stray, problem: 'This text does not belong to a question' });
    } else addLine(current, line);
  }
  return items;
}

const inAnyCase = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** The option that is the correct answer: the same text, or the only one that differs in upper and lower case. */
function findCorrect(options: readonly string[], answer: string): string | undefined {
  if (options.includes(answer)) return answer;
  const alike = options.filter((option) => inAnyCase(option) === inAnyCase(answer));
  return alike.length === 1 ? alike[0] : undefined;
}

const isTrueFalse = (options: readonly string[]): boolean =>
  options.length === 2 &&
  ['true', 'false'].every((text) => options.some((option) => option.toLowerCase() === text));

function toItem({ line, stem, answer, options, problem }: Collected): ImportItem {
  const question = tidy(stem.join('\n'));
  const correct = tidy(answer.join('\n'));
  const texts = options.map((lines) => tidy(lines.join('\n')));
  const filled = texts.filter(Boolean);
  const unique = [...new Set(filled)];
  const base = { line, excerpt: excerptOf(question), changes: [] };
  const dropped = (reason: string): ImportItem => ({ ...base, problem: reason });

  if (problem) return dropped(problem);
  if (!question) return dropped('There is no question text');
  if (!correct) return dropped('There is no correct answer');
  if (unique.length < 2) return dropped('There are fewer than two different options');
  const match = findCorrect(unique, correct);
  if (match === undefined)
    return dropped(`The correct answer “${excerptOf(correct)}” is none of the options`);

  const repeated = filled.filter((text, index) => filled.indexOf(text) < index);
  const changes = [
    stem.length > 1 ? `The question runs over ${stem.length} lines, which were joined` : '',
    filled.length < texts.length ? 'An empty option was removed' : '',
    ...repeated.map((text) => `The repeated option “${excerptOf(text)}” was removed`),
    match === correct ? '' : 'The correct answer is written differently among the options',
  ].filter(Boolean);
  const trueFalse = isTrueFalse(unique);
  const shown = trueFalse ? ['True', 'False'] : unique;
  const isMatch = (text: string) => (trueFalse ? text.toLowerCase() === match.toLowerCase() : text === match);
  return {
    ...base,
    changes,
    question: {
      type: trueFalse ? 'true_false' : 'one_choice',
      question,
      options: shown.map((text) => ({ text, isCorrect: isMatch(text) })),
      // The format has no time limit, so none is invented.
      timeLimit: 0,
    },
  };
}

/**
 * Reads the text format of OpenTriviaQA: `#Q` question (over any number of lines), `^` correct answer, `A …`, `B …` …
 * and a blank line. Items that do not hold together are dropped, never guessed.
 */
export const readOpenTriviaQa = (text: string): ImportItem[] => makeItems(collect(text), toItem);
