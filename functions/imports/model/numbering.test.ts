import { describe, expect, it } from 'vitest';
import { withoutNumbers } from './numbering.ts';

const read = (...texts: (string | undefined)[]) =>
  withoutNumbers(
    texts.map((question, index) => ({
      line: index + 1,
      excerpt: '',
      changes: [],
      ...(question === undefined
        ? { problem: 'broken' }
        : { question: { type: 'essay' as const, question } }),
    })),
  );
const stems = (...texts: (string | undefined)[]) => read(...texts).map(({ question }) => question?.question);

describe('withoutNumbers', () => {
  it.each([
    ['points', ['1. A?', '2. B?'], ['A?', 'B?']],
    ['brackets', ['(7) A?', '8) B?'], ['A?', 'B?']],
    ['words', ['Q1: A?', 'Question 2. B?', 'Question 3 : C?'], ['A?', 'B?', 'C?']],
    ['no space', ['1.What?', '2.Who?'], ['What?', 'Who?']],
    ['broken questions in between', ['1. A?', undefined, '3. B?'], ['A?', undefined, 'B?']],
    ['sections that begin anew', ['1. A?', '2. B?', '1. C?', '2. D?'], ['A?', 'B?', 'C?', 'D?']],
    ['a single question', ['1. A?'], ['A?']],
    ['a single question of a longer list', ['12) A?'], ['A?']],
    ['a word and a number before a single question', ['Question 3: A?'], ['A?']],
    ['a single question about a year', ['1989: what?'], ['1989: what?']],
    ['a single question that may begin with a ratio', ['3: 4 is?'], ['3: 4 is?']],
    ['a day alone', ['3. Oktober?'], ['3. Oktober?']],
    [
      'clubs and ordinals',
      ['Who?', '1. FC Köln?', '2. Weltkrieg?', 'x'],
      ['Who?', '1. FC Köln?', '2. Weltkrieg?', 'x'],
    ],
    ['a club alone', ['1. FC Köln?'], ['1. FC Köln?']],
    ['ordinals that count', ['1. Weltkrieg?', '2. Weltkrieg?'], ['1. Weltkrieg?', '2. Weltkrieg?']],
    ['days and moves', ['3. Oktober?', '4. Juli?', '5. Nf3?'], ['3. Oktober?', '4. Juli?', '5. Nf3?']],
    ['a number before an ordinal', ['1. 3. Oktober?', '2. B?'], ['3. Oktober?', 'B?']],
    ['a club among numbers', ['1. A?', '2. 1. FC Köln?', '3. B?'], ['A?', '1. FC Köln?', 'B?']],
    ['less than half of all', ['A?', '1. B?', '2. C?', 'D?'], ['A?', '1. B?', '2. C?', 'D?']],
    [
      'numbers that do not count on',
      ['1. FC Köln?', 'Who?', '2. Weltkrieg?'],
      ['1. FC Köln?', 'Who?', '2. Weltkrieg?'],
    ],
    ['decimals and sums', ['1.5 is?', '2.5 is?'], ['1.5 is?', '2.5 is?']],
    ['years', ['1989: what?', 'x', '1990: what?'], ['1989: what?', 'x', '1990: what?']],
    ['nothing else', ['1. ', '2. '], ['1. ', '2. ']],
  ])('%s', (_case, texts, expected) => {
    expect(stems(...texts)).toEqual(expected);
  });

  it('says what was left out', () => {
    expect(read('1. A?', 'B?', '3) C?').map(({ changes }) => changes)).toEqual([
      ['The number “1.” was left out'],
      [],
      ['The number “3)” was left out'],
    ]);
  });
});
