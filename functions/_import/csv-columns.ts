/** What a cell of an imported table is, with its options by their number. */
export interface Row {
  question: string;
  type: string;
  options: string[];
  /** To each of the options. */
  feedback: string[];
  correct: string;
  points: string;
  timeLimit: string;
  explanation: string;
  difficulty: string;
  tags: string;
  description: string;
  grading: string;
}

type Single = Exclude<keyof Row, 'options' | 'feedback'>;

/** Headings that mean the same, in lower case without spaces and signs. */
const SYNONYMS: Record<Single, string[]> = {
  question: ['question', 'questiontext', 'stem', 'prompt', 'text', 'q'],
  type: ['type', 'questiontype', 'kind', 'format'],
  correct: [
    'correct',
    'correctanswer',
    'correctanswers',
    'correctoption',
    'correctoptions',
    'answer',
    'answers',
    'rightanswer',
    'solution',
    'key',
  ],
  points: ['points', 'point', 'score', 'marks', 'mark', 'weight'],
  timeLimit: ['timelimit', 'time', 'seconds', 'timeinseconds', 'timelimitseconds', 'timelimitinseconds'],
  explanation: ['explanation', 'feedback', 'rationale', 'comment', 'reason'],
  difficulty: ['difficulty', 'level'],
  tags: ['tags', 'tag', 'keywords', 'labels'],
  description: ['description', 'hint', 'details'],
  grading: ['grading'],
};

const plain = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/** `option1`, `Option A`, `choice_3`, `answer 2`, `B`: the number of the option, from 1. */
function optionNumber(heading: string): number | undefined {
  const [, mark = ''] = /^(?:option|choice|answer|opt)?([a-z]|\d{1,2})$/.exec(heading) ?? [];
  if (/^\d+$/.test(mark)) return heading === mark ? undefined : Number(mark);
  return mark && mark !== 'q' ? mark.charCodeAt(0) - 'a'.charCodeAt(0) + 1 : undefined;
}

const feedbackNumber = (heading: string): number =>
  Number(/^(?:feedback|explanation)(\d{1,2})$/.exec(heading)?.[1] ?? Number.NaN);

/** More options than any question can have; a row costs no more than this however wide the table is. */
const MOST_COLUMNS = 40;

/** Which column holds what; undefined when no column holds the question. */
export function readHeader(headings: readonly string[]): ((cells: readonly string[]) => Row) | undefined {
  const single = new Map<Single, number>();
  const options: { number: number; column: number }[] = [];
  for (const [column, heading] of headings.map(plain).entries()) {
    const field = (Object.keys(SYNONYMS) as Single[]).find((name) => SYNONYMS[name].includes(heading));
    const number = field ? undefined : optionNumber(heading);
    if (field && !single.has(field)) single.set(field, column);
    else if (number !== undefined) options.push({ number, column });
  }
  if (!single.has('question')) return undefined;
  const ordered = options.toSorted((a, b) => a.number - b.number).slice(0, MOST_COLUMNS);
  const feedback = new Map(headings.map((heading, column) => [feedbackNumber(plain(heading)), column]));
  return (cells) => {
    const cell = (field: Single) => cells[single.get(field) ?? -1] ?? '';
    return {
      question: cell('question'),
      type: cell('type'),
      options: ordered.map(({ column }) => cells[column] ?? ''),
      feedback: ordered.map(({ number }) => cells[feedback.get(number) ?? -1] ?? ''),
      correct: cell('correct'),
      points: cell('points'),
      timeLimit: cell('timeLimit'),
      explanation: cell('explanation'),
      difficulty: cell('difficulty'),
      tags: cell('tags'),
      description: cell('description'),
      grading: cell('grading'),
    };
  };
}
