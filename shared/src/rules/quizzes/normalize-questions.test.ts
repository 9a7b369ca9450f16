import { describe, expect, it } from 'vitest';
import { QuestionInput } from '../../model/quizzes/question.ts';
import { normalisePrizePool, normaliseQuestions } from './normalize-questions.ts';

type Input = Parameters<typeof QuestionInput.parse>[0];

function normalise(...inputs: Input[]) {
  let next = 0;
  return normaliseQuestions(
    inputs.map((input) => QuestionInput.parse(input)),
    () => `new${(next += 1)}`,
  );
}

const choice = {
  type: 'one_choice',
  question: ' Which? ',
  options: [{ text: ' a ', isCorrect: true }, { text: ' ' }, { text: 'b' }],
};

describe('normaliseQuestions', () => {
  it('trims, drops empty options and gives an id', () => {
    expect(normalise(choice)[0]).toMatchObject({
      id: 'new1',
      question: 'Which?',
      options: [
        { text: 'a', isCorrect: true },
        { text: 'b', isCorrect: false },
      ],
    });
  });

  it('keeps ids, but never the same one twice', () => {
    const ids = normalise({ ...choice, id: 'x' }, { ...choice, id: 'x' }, { ...choice, id: 'y' }).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['x', 'new1', 'y']);
  });

  it('does not keep the position: the list has it', () => {
    expect(normalise({ ...choice, order: 7 })[0]).not.toHaveProperty('order');
  });

  it('drops repeated and empty accepted answers', () => {
    const [question] = normalise({
      type: 'short_answer',
      question: 'Who?',
      correctAnswers: ['Goethe', ' goethe ', '', 'J. W.'],
    });
    expect(question?.correctAnswers).toEqual(['Goethe', 'J. W.']);
  });

  it.each([
    ['inner spaces', {}, ['New York', 'New  York'], ['New York']],
    ['an invisible character', {}, ['Paris', 'Paris\u200b', '\u200b'], ['Paris']],
    ['dashes', {}, ['1914-1918', '1914–1918'], ['1914-1918']],
    ['sharp s', {}, ['Straße', 'STRASSE'], ['Straße']],
    ['accents that count', {}, ['Café', 'Cafe'], ['Café', 'Cafe']],
    ['accents that are ignored', { foldAccents: true }, ['Café', 'Cafe'], ['Café']],
    ['numbers that are spelled alike', { match: 'number' as const }, ['5', ' 5'], ['5']],
    ['raised digits in numbers', { match: 'number' as const }, ['10²', '102'], ['10²', '102']],
  ])('drops repeated accepted answers as grading compares them: %s', (_case, grading, given, kept) => {
    const [question] = normalise({ type: 'short_answer', question: '?', correctAnswers: given, grading });
    expect(question?.correctAnswers).toEqual(kept);
  });

  it('keeps every entry where each belongs to a blank', () => {
    const [question] = normalise({ type: 'fill_blank', question: '___ is ___', correctAnswers: ['a', 'a'] });
    expect(question?.correctAnswers).toEqual(['a', 'a']);
  });

  it('leaves out what the type does not use', () => {
    const [text, chosen] = normalise(
      { type: 'short_answer', question: 'Who?', correctAnswers: ['a'], options: choice.options },
      { ...choice, correctAnswers: ['a'] },
    );
    expect(text?.options).toEqual([]);
    expect(chosen?.correctAnswers).toEqual([]);
  });

  it('gives an empty true/false question its two options', () => {
    expect(normalise({ type: 'true_false', question: 'So?' })[0]?.options.map(({ text }) => text)).toEqual([
      'True',
      'False',
    ]);
  });

  it('drops empty and repeated pairs, and distractors that are right sides', () => {
    const [question] = normalise({
      type: 'matching',
      question: 'Which?',
      options: choice.options,
      correctAnswers: ['a'],
      pairs: [
        { left: ' a ', right: 'x' },
        { left: 'a', right: 'x' },
        { left: '', right: ' ' },
        { left: 'b', right: 'x' },
        { left: 'c', right: '' },
        { left: '', right: 'y' },
      ],
      distractors: ['z', 'x', 'z', ' ', 'y'],
    });
    expect(question).toMatchObject({
      options: [],
      correctAnswers: [],
      pairs: [
        { left: 'a', right: 'x' },
        { left: 'b', right: 'x' },
        { left: 'c', right: '' },
        { left: '', right: 'y' },
      ],
      distractors: ['z'],
    });
  });

  it('drops empty items of an order and keeps repeated ones for the author to mend', () => {
    const [question] = normalise({
      type: 'ordering',
      question: 'Order',
      options: choice.options,
      correctAnswers: ['a'],
      items: [' b ', '', 'a', 'b'],
    });
    expect(question).toMatchObject({ options: [], correctAnswers: [], items: ['b', 'a', 'b'] });
  });

  it('keeps an essay free of keys, its rubric and how answers are graded', () => {
    const [essay, number] = normalise(
      {
        type: 'essay',
        question: 'Why?',
        explanation: ' Two causes ',
        correctAnswers: ['a'],
        options: choice.options,
      },
      {
        type: 'short_answer',
        question: 'How many?',
        correctAnswers: ['1', '1', '01'],
        grading: { match: 'number', tolerance: 0.5 },
      },
    );
    expect(essay).toMatchObject({ options: [], correctAnswers: [], explanation: 'Two causes' });
    expect(number).toMatchObject({
      correctAnswers: ['1', '01'],
      grading: { match: 'number', tolerance: 0.5 },
    });
  });

  it('leaves the options of a true/false question alone, and an empty choice empty', () => {
    const own = [
      { text: 'Yes', isCorrect: true },
      { text: 'No', isCorrect: false },
    ];
    const [answered, empty, untouched] = normalise(
      { type: 'true_false', question: 'So?', options: own },
      { type: 'one_choice', question: 'Which?' },
      { type: 'true_false', question: 'So?' },
    );
    expect(answered?.options).toMatchObject(own);
    expect(empty?.options).toEqual([]);
    expect(untouched?.options).toEqual(
      ['True', 'False'].map((text) => ({ text, isCorrect: false, explanation: '' })),
    );
  });

  it('drops the options of blanks, and repeated answers where there is one blank', () => {
    const [one, two] = normalise(
      { type: 'fill_blank', question: 'a ___', correctAnswers: ['b', 'B', ''], options: choice.options },
      { type: 'fill_blank', question: '___ ___', correctAnswers: ['', 'b'], options: choice.options },
    );
    expect(one).toMatchObject({ options: [], correctAnswers: ['b'] });
    expect(two).toMatchObject({ options: [], correctAnswers: ['', 'b'] });
  });

  it('names a tag once', () => {
    expect(normalise({ ...choice, tags: ['a', 'b', 'a'] })[0]?.tags).toEqual(['a', 'b']);
  });

  it('changes nothing the second time', () => {
    const once = normalise(choice, { type: 'fill_blank', question: 'a ___', correctAnswers: ['b', 'B'] });
    expect(normalise(...once)).toEqual(once);
  });
});

describe('normalisePrizePool', () => {
  it('reckons fee and charge itself and never believes a payment', () => {
    const sent = {
      enabled: true,
      totalAmount: 19.99,
      distribution: '50/30/20',
      processingFee: 0,
      totalCharge: 1,
      hasPaid: true,
    };
    expect(normalisePrizePool(sent)).toEqual({
      ...sent,
      processingFee: 2,
      totalCharge: 21.99,
      hasPaid: false,
    });
  });

  it('keeps the places, and no list without any', () => {
    const pool = { enabled: true, totalAmount: 10, distribution: '' };
    const places = [{ cents: 600 }, { cents: 400 }];
    expect(normalisePrizePool({ ...pool, places })).toMatchObject({ places });
    expect(normalisePrizePool({ ...pool, places: [] })).not.toHaveProperty('places');
  });
});
