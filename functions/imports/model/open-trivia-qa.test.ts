import { describe, expect, it } from 'vitest';
import { readOpenTriviaQa } from './open-trivia-qa.ts';

const read = (...lines: string[]) => readOpenTriviaQa(lines.join('\n'));
const texts = (item: ReturnType<typeof read>[number] | undefined) =>
  item?.question?.options?.map(({ text }) => text);
const correct = (item: ReturnType<typeof read>[number] | undefined) =>
  item?.question?.options?.filter(({ isCorrect }) => isCorrect).map(({ text }) => text);

describe('readOpenTriviaQa', () => {
  it('reads questions separated by blank lines, whatever the line ends', () => {
    const items = readOpenTriviaQa('\r\n#Q One?\r\n^ b\r\nA a\r\nB b\r\n\r\n#Q Two?\n^ d\nA c\nB d');
    expect(items.map(({ line, question }) => [line, question?.question])).toEqual([
      [2, 'One?'],
      [7, 'Two?'],
    ]);
    expect(items.every(({ changes, problem }) => changes.length === 0 && !problem)).toBe(true);
    expect(correct(items[0])).toEqual(['b']);
  });

  it('has no time limit, because the format has none', () => {
    expect(read('#Q One?', '^ b', 'A a', 'B b')[0]?.question).toMatchObject({
      type: 'one_choice',
      timeLimit: 0,
    });
  });

  it('takes True and False for a true/false question and puts True first', () => {
    const [item] = read('#Q So?', '^ False', 'A False', 'B True');
    expect(item?.question?.type).toBe('true_false');
    expect(texts(item)).toEqual(['True', 'False']);
    expect(correct(item)).toEqual(['False']);
  });

  it('leaves Yes and No a choice of two', () => {
    expect(read('#Q So?', '^ No', 'A Yes', 'B No')[0]?.question?.type).toBe('one_choice');
  });

  it('joins the lines of a question, also across blank lines and lines that look like options', () => {
    const [item] = read('#Q Who wrote', 'A man in black', '', 'B or C?', '^ b', 'A a', 'B b');
    expect(item?.question?.question).toBe('Who wrote\nA man in black\nB or C?');
    expect(item?.changes).toEqual(['The question runs over 3 lines, which were joined']);
  });

  it('joins the lines of an option; only the next letter begins an option', () => {
    const [item] = read('#Q One?', '^ b', 'A first', 'A second line', 'B b');
    expect(texts(item)).toEqual(['first\nA second line', 'b']);
  });

  it('tidies stray spaces without calling it a change', () => {
    const [item] = read('  #Q   One \t two? ', '^  b  b', 'A a ', ' B  b b');
    expect(item).toMatchObject({ changes: [], question: { question: 'One two?' } });
    expect(correct(item)).toEqual(['b b']);
  });

  it('removes repeated and empty options and says so', () => {
    const [item] = read('#Q One?', '^ b', 'A a', 'B b', 'C a', 'D');
    expect(texts(item)).toEqual(['a', 'b']);
    expect(item?.changes).toEqual(['An empty option was removed', 'The repeated option “a” was removed']);
  });

  it('recognises the correct answer in other case, and says so', () => {
    const [item] = read('#Q One?', '^ new york', 'A New York', 'B Boston');
    expect(correct(item)).toEqual(['New York']);
    expect(item?.changes).toEqual(['The correct answer is written differently among the options']);
  });

  it.each([
    [
      'a correct answer that matches no option',
      ['#Q One?', '^ c', 'A a', 'B b'],
      'The correct answer “c” is none of the options',
    ],
    ['no correct answer', ['#Q One?', '#Q Two?', '^ a', 'A a', 'B b'], 'There is no correct answer'],
    ['an empty correct answer', ['#Q One?', '^', 'A a', 'B b'], 'There is no correct answer'],
    [
      'two correct answers',
      ['#Q One?', '^ a', 'A a', '^ b', 'B b'],
      'There is more than one line with the correct answer',
    ],
    ['one option', ['#Q One?', '^ a', 'A a'], 'There are fewer than two different options'],
    ['the same option twice', ['#Q One?', '^ a', 'A a', 'B a'], 'There are fewer than two different options'],
    ['no options', ['#Q One?', '^ a'], 'There are fewer than two different options'],
    ['no question', ['#Q', '^ a', 'A a', 'B b'], 'There is no question text'],
    [
      'text before any question',
      ['Hello', '#Q One?', '^ a', 'A a', 'B b'],
      'This text does not belong to a question',
    ],
  ])('drops %s', (_case, lines, problem) => {
    expect(read(...lines)[0]).toMatchObject({ line: 1, problem });
  });

  it('drops text after an item, but not the items around it', () => {
    const items = read(
      '#Q One?',
      '^ a',
      'A a',
      'B b',
      '',
      'stray',
      'more',
      '',
      '#Q Two?',
      '^ a',
      'A a',
      'B b',
    );
    expect(items.map(({ line, problem }) => [line, problem])).toEqual([
      [1, undefined],
      [6, 'This text does not belong to a question'],
      [9, undefined],
    ]);
  });
});
