import { describe, expect, it } from 'vitest';
import { QuestionInput } from '../model/question.ts';
import { normalisePrizePool, normaliseQuestions } from './normalise.ts';

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
});
