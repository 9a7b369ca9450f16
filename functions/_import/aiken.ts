import {
  excerptOf,
  type ImportItem,
  ItemProblem,
  type Made,
  makeItems,
  tidy,
  toItem,
  unifyLines,
} from './item.ts';

interface Collected {
  line: number;
  stem: string[];
  options: { letter: string; text: string }[];
  answer?: string;
}

const OPTION = /^([A-Z])[.)][ \t]+(.*)$/;
/** Without a space only where the letter is the next one: `A.D. 476` begins a question. */
const TIGHT_OPTION = /^([A-Z])[.)](?![A-Z]\.)(\S.*)$/;
const ANSWER = /^ANSWER:(.*)$/i;

const A = 'A'.charCodeAt(0);

function readOption(line: string, open: Collected | undefined): RegExpExecArray | null {
  const tight = TIGHT_OPTION.exec(line);
  const isNext =
    open !== undefined && open.stem.length > 0 && tight?.[1]?.charCodeAt(0) === A + open.options.length;
  return OPTION.exec(line) ?? (isNext ? tight : null);
}

/** Items of lines: question, `A. option` or `A) option`, and the `ANSWER: A` that ends each. */
function collect(text: string): Collected[] {
  const items: Collected[] = [];
  let open: Collected | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (!line) continue;
    const option = readOption(line, open);
    const answer = ANSWER.exec(line);
    // A new question begins although the last one has no answer line: that costs only the last one.
    const isStem = !option && !answer;
    if (!open || (isStem && open.options.length > 0)) {
      open = { line: index + 1, stem: [], options: [] };
      items.push(open);
    }
    if (option) open.options.push({ letter: option[1] ?? '', text: tidy(option[2] ?? '') });
    else if (answer) {
      open.answer = answer[1]?.trim() ?? '';
      open = undefined;
    } else open.stem.push(line);
  }
  return items;
}

const isTrueFalse = (texts: readonly string[]): boolean =>
  texts.length === 2 && ['true', 'false'].every((word) => texts.some((text) => text.toLowerCase() === word));

function make({ stem, options, answer }: Collected): Made {
  const question = tidy(stem.join('\n'));
  const texts = options.map(({ text }) => text);
  if (!question) throw new ItemProblem('There is no question text');
  if (answer === undefined) throw new ItemProblem('There is no line with the answer');
  if (new Set(texts.filter(Boolean)).size < 2)
    throw new ItemProblem('There are fewer than two different options');
  if (new Set(texts).size < texts.length) throw new ItemProblem('An option is there more than once');
  const letters = options.map(({ letter }) => letter);
  if (new Set(letters).size < letters.length) throw new ItemProblem('A letter is there more than once');
  const right = letters.indexOf(answer.toUpperCase().replace(/[.)]$/, ''));
  if (right < 0) throw new ItemProblem(`The answer “${excerptOf(answer)}” is none of the letters`);
  const marked = texts
    .map((text, index) => ({ text, isCorrect: index === right }))
    .filter(({ text }) => text);
  const trueFalse = isTrueFalse(texts);
  return {
    question: {
      type: trueFalse ? 'true_false' : 'one_choice',
      question,
      options: trueFalse
        ? ['True', 'False'].map((text) => ({
            text,
            isCorrect: texts[right]?.toLowerCase() === text.toLowerCase(),
          }))
        : marked,
      // The format has no time limit, so none is invented.
      timeLimit: 0,
    },
    changes: [
      ...(stem.length > 1 ? [`The question runs over ${stem.length} lines, which were joined`] : []),
      ...(marked.length < texts.length ? ['An empty option was removed'] : []),
    ],
  };
}

/** Reads the Aiken format (docs.moodle.org, "Aiken format"): choices of one, without feedback. */
export const readAiken = (text: string): ImportItem[] =>
  makeItems(collect(unifyLines(text)), (item) =>
    toItem({ line: item.line, excerpt: excerptOf(item.stem.join(' ')) }, () => make(item)),
  );
