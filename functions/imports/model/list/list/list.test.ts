import { describe, expect, it } from 'vitest';
import { readList } from '../list.ts';

const read = (...lines: string[]) => readList(lines.join('\n'));

describe('Aiken', () => {
  it('reads questions with both kinds of marks and any line ends', () => {
    const items = readList(
      'Which?\r\nA) one\r\nB) two\r\nANSWER: B\r\n\r\nWhere?\nA. here\nB. there\nC. nowhere\nANSWER: A',
    );
    expect(items).toEqual([
      {
        line: 1,
        excerpt: 'Which?',
        changes: [],
        question: {
          type: 'one_choice',
          question: 'Which?',
          options: [
            { text: 'one', isCorrect: false },
            { text: 'two', isCorrect: true },
          ],
          timeLimit: 0,
        },
      },
      expect.objectContaining({ line: 6, changes: [] }),
    ]);
  });

  it('reads options without a space, and no initials as options', () => {
    const [item] = read('Who lived when', 'A.D. 476 began?', 'A)Odoacer', 'B)Theoderic', 'ANSWER: A');
    expect(item?.question).toMatchObject({
      question: 'Who lived when\nA.D. 476 began?',
      options: [
        { text: 'Odoacer', isCorrect: true },
        { text: 'Theoderic', isCorrect: false },
      ],
    });
    expect(read('A.Bach or', 'who?', 'A.x', 'B.y', 'ANSWER: B')[0]?.question).toMatchObject({
      question: 'A.Bach or\nwho?',
      options: [{ text: 'x' }, { text: 'y', isCorrect: true }],
    });
  });

  it('takes True and False for a true/false question', () => {
    const [item] = read('So?', 'A. false', 'B. true', 'ANSWER: A');
    expect(item?.question).toMatchObject({
      type: 'true_false',
      options: [
        { text: 'True', isCorrect: false },
        { text: 'False', isCorrect: true },
      ],
    });
  });

  it('joins the lines of a question and says so', () => {
    const [item] = read('First', 'second?', 'A. a', 'B. b', 'answer: b');
    expect(item?.question?.question).toBe('First\nsecond?');
    expect(item?.changes).toEqual(['The question runs over 2 lines, which were joined']);
  });

  it.each([
    [
      'no answer line',
      ['Which?', 'A. a', 'B. b'],
      'There is no line with the answer, and no option is marked',
    ],
    [
      'another letter',
      ['Which?', 'A. a', 'B. b', 'ANSWER: C'],
      'The correct answer “C” is none of the options',
    ],
    ['one option', ['Which?', 'A. a', 'ANSWER: A'], 'There are fewer than two different options'],
    [
      'a repeated option',
      ['Which?', 'A. a', 'B. b', 'C. a', 'ANSWER: A'],
      'An option is there more than once',
    ],
    ['a repeated letter', ['Which?', 'A. a', 'A. b', 'ANSWER: A'], 'A letter is there more than once'],
    ['no question', ['A. a', 'B. b', 'ANSWER: A'], 'There is no question text'],
  ])('drops %s and reads the next', (_case, lines, problem) => {
    const items = read(...lines, 'Next?', 'A. a', 'B. b', 'ANSWER: A');
    expect(items).toMatchObject([{ line: 1, problem }, { question: { question: 'Next?' } }]);
  });
});

/** The question in one line: `one_choice Which? | a / [b]`, and what was changed behind `·`. */
const shown = (...lines: string[]): string[] =>
  read(...lines).map(({ question, problem, changes }) => {
    if (!question) return `· ${problem}`;
    const { type, question: stem, options = [], correctAnswers = [], explanation } = question;
    const key = options.map(({ text, isCorrect }) => (isCorrect ? `[${text}]` : text)).join(' / ');
    return [
      `${type} ${stem} | ${key}${correctAnswers.map((text) => `{${text}}`).join('')}`,
      ...(explanation ? [`E: ${explanation}`] : []),
      ...changes.map((change) => `· ${change}`),
    ].join(' ');
  });

const AB = ['Which?', 'A) a', 'B) b'];
const RIGHT_B = 'one_choice Which? | a / [b]';

describe('the line with the answer', () => {
  it.each([
    'ANSWER : B',
    'Answer: b',
    'ANSWER:B',
    'ANSWER： B',
    'ANSWER = B',
    'Answer B',
    'Answer is B',
    'Answer - b',
    'Ans. B',
    'Answer: (B)',
    'Answer: B.',
    'Answer: B)',
    'Answer: B) b',
    'Answer: b',
    'Answer: Option B',
    'Correct answer: B',
    '**Correct Answer:** B',
    '**Correct Answer: B**',
    '- **Answer**: B',
    '(Answer: B)',
    'Key: B',
    'Richtige Antwort: B',
    'Lösung: B',
    'Bonne réponse : B',
    'Respuesta correcta: B',
    'Answer:\nB',
  ])('%s', (line) => {
    expect(shown(...AB, line)).toEqual([RIGHT_B]);
  });

  it.each(['Answer: A and B', 'Answers: A, B', 'Answers: A & B', 'ANSWER: A,B', 'Answer: AB'])(
    '%s',
    (line) => {
      expect(shown(...AB, 'C) c', line)).toEqual(['multiple_choice Which? | [a] / [b] / c']);
    },
  );
});

it('reads points of a quarter', () => {
  const [item] = read('Which?', 'A) one', 'B) two', 'Answer: B', 'Points: 0,25');
  expect(item).toMatchObject({ changes: [], question: { points: 0.25 } });
});

describe('what stands behind the answer', () => {
  const next = ['What is 3+3?', 'A. 6', 'B. 7', 'ANSWER: A'];
  it.each([
    ['an explanation', ['Explanation: two, not one.', ''], [`${RIGHT_B} E: two, not one.`]],
    ['an explanation of two lines', ['Explanation: two,', 'not one.', ''], [`${RIGHT_B} E: two,\nnot one.`]],
    ['an explanation without a blank line', ['Feedback: two.'], [`${RIGHT_B} E: two.`]],
    ['an explanation in Markdown', ['*Erklärung:* zwei', ''], [`${RIGHT_B} E: zwei`]],
    ['another line', ['Reference: p. 4', ''], [`${RIGHT_B} · The line “Reference: p. 4” was left out`]],
    ['points that are none', ['Points: many'], [`${RIGHT_B} · Points “many” are no number and became 10`]],
    ['nothing', [''], [RIGHT_B]],
  ])('%s', (_case, lines, expected) => {
    expect(shown(...AB, 'ANSWER: B', ...lines, ...next)).toEqual([
      ...expected,
      'one_choice What is 3+3? | [6] / 7',
    ]);
  });
});

describe('marked options', () => {
  const bold = '· The bold text was taken for the right answer';
  it.each([
    ['a star before the letter', ['A) a', '*B) b'], RIGHT_B],
    ['a star behind the letter', ['A) a', 'B) *b'], RIGHT_B],
    ['a star at the end', ['A) a', 'B) b*'], RIGHT_B],
    ['an escaped star', ['a. a', '\\*b. b'], RIGHT_B],
    ['a star before bullets', ['* A) a', '* B) b ✓'], RIGHT_B],
    ['a tick', ['A) a', 'B) b ✅'], RIGHT_B],
    ['a tick before', ['A) a', '✓ B) b'], RIGHT_B],
    ['a word', ['A) a', 'B) b (correct)'], RIGHT_B],
    ['a word in German', ['a) a', 'b) b (richtig)'], RIGHT_B],
    ['an arrow', ['A) a', 'B) b <-- correct'], RIGHT_B],
    ['bold text', ['A) a', 'B) **b**'], `${RIGHT_B} ${bold}`],
    ['a bold line', ['A) a', '**B) b**'], `${RIGHT_B} ${bold}`],
    ['a highlight', ['A) a', 'B) ==b=='], `${RIGHT_B} · The highlighted text was taken for the right answer`],
    ['boxes', ['- [ ] a', '- [x] b'], RIGHT_B],
    ['signs of boxes', ['☐ a', '☑ b'], RIGHT_B],
    ['letters in brackets', ['(a) a', '(b) b (correct)'], RIGHT_B],
    ['options on one line', ['A) a   B) b', 'Answer: B'], RIGHT_B],
    ['numbers', ['1) a', '2) b', 'Answer: 2'], RIGHT_B],
    ['Roman numbers', ['i) a', 'ii) b (correct)'], RIGHT_B],
    ['bullets', ['- a', '- b', 'Answer: b'], RIGHT_B],
    ['no letters', ['a', '*b', 'c'], 'one_choice Which? | a / [b] / c'],
    ['two of them', ['*A) a', '*B) b', 'C) c'], 'multiple_choice Which? | [a] / [b] / c'],
    ['a star that is text', ['A) a*', 'B) b', 'Answer: B'], 'one_choice Which? | a* / [b]'],
    ['bold options', ['A) **a**', 'B) **b**', 'Answer: B'], 'one_choice Which? | **a** / [b]'],
  ])('%s', (_case, lines, expected) => {
    expect(shown('Which?', ...lines)).toEqual([expected]);
  });

  it('contradict the line with the answer', () => {
    expect(shown('Which?', '*A) a', 'B) b', 'Answer: B')).toEqual([
      '· The line with the answer and the marked option contradict each other',
    ]);
  });
});

describe('a list from elsewhere', () => {
  it('has what a chat assistant says before and behind it', () => {
    expect(
      shown(
        'Here are 2 questions:',
        '',
        '**1. Capital of France?**',
        'A) Berlin',
        'B) Paris',
        '',
        '**Answer: B) Paris** – the seat of the government',
        '',
        '**Question 2:** Water boils at 100 °C.',
        'Answer: True',
        '',
        'Let me know if you want more!',
      ),
    ).toEqual([
      '· This text does not belong to a question',
      'one_choice 1. Capital of France? | Berlin / [Paris] E: the seat of the government · All of the question was bold and is not any more',
      'true_false Question 2: Water boils at 100 °C. | [True] / False',
      '· This text does not belong to a question',
    ]);
  });

  it.each([
    'Answer Key:\n1. B  2. A',
    'Key\n1-B, 2-A',
    'Answers:\n1) b\n2) a',
    'Key:\n1. B) b\n2. A) a',
    'Answers: 1-B, 2-A',
  ])('has its key at the end: %s', (keys) => {
    expect(
      shown('1. One?', 'A) a', 'B) b', '2. Two?', 'A) a', 'B) b', '', ...keys.split('\n'), '7. A'),
    ).toEqual([
      'one_choice 1. One? | a / [b]',
      'one_choice 2. Two? | [a] / b',
      '· There is no question 7 to this answer',
    ]);
  });

  it('has a title and headings', () => {
    const question = ['Which?', 'A) a', 'B) b', 'Answer: B'];
    const stray = '· This text does not belong to a question';
    expect(shown('Geography quiz', '', ...question, '', '## Rivers', '', ...question)).toEqual([
      stray,
      RIGHT_B,
      stray,
      RIGHT_B,
    ]);
    expect(shown('## Which?', 'A) a', 'B) b', 'Answer: B')).toEqual([RIGHT_B]);
  });

  it('is written by a chat assistant with words and pictures before its lines', () => {
    expect(
      shown(
        '### Question 1',
        '**What is a CPU?**',
        '',
        '- **A)** one',
        '- **B)** two',
        '',
        '**✅ Correct Answer: B) two**',
        '',
        '> **Explanation:** So.',
        '',
        '---',
        '',
        'Question: What else?',
        'Options:',
        'A. x',
        'B. y',
        'Answer: A',
        'A remark behind it.',
        '',
        'Last?',
        'A. x',
        'B. y',
        'Answer: B',
      ),
    ).toEqual([
      'one_choice Question 1: What is a CPU? | one / [two] E: So.',
      'one_choice What else? | [x] / y E: A remark behind it.',
      'one_choice Last? | x / [y]',
    ]);
  });

  it('has code, whose lines are no options', () => {
    expect(shown('So?', '```', 'if x:', '    A. y', '```', 'A. 1', 'B. 2', 'Answer: A')).toEqual([
      'one_choice So?\n```\nif x:\n    A. y\n``` | [1] / 2',
    ]);
  });

  it('has options over two lines and questions over several', () => {
    expect(shown('1. One', 'and two?', 'A) long', 'text', 'B) b', 'Answer: A', '2. B?', 'Answer: 4')).toEqual(
      [
        'one_choice 1. One\nand two? | [long text] / b · The question runs over 2 lines, which were joined',
        'short_answer 2. B? | {4}',
      ],
    );
  });
});
