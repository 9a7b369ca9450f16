import { describe, expect, it } from 'vitest';
import { readAiken } from './aiken.ts';

const read = (...lines: string[]) => readAiken(lines.join('\n'));

describe('readAiken', () => {
  it('reads questions with both kinds of marks and any line ends', () => {
    const items = readAiken(
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
    ['no answer line', ['Which?', 'A. a', 'B. b'], 'There is no line with the answer'],
    ['another letter', ['Which?', 'A. a', 'B. b', 'ANSWER: C'], 'The answer “C” is none of the letters'],
    ['two letters', ['Which?', 'A. a', 'B. b', 'ANSWER: A, B'], 'The answer “A, B” is none of the letters'],
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
