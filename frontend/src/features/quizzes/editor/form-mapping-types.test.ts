import type { QuestionInput } from '@quizhall/shared/model/quizzes/question';
import { describe, expect, it } from 'vitest';
import { fromQuestion, toQuestionInput } from './form-mapping.ts';

const number = { match: 'number', tolerance: 0.5 } as const;
const blank = { question: '___', correctAnswers: ['3.14'] };

describe('the grading of a question', () => {
  it.each<QuestionInput>([
    { type: 'multiple_choice', question: 'Which?', grading: { partialCredit: true } },
    { type: 'short_answer', question: 'How many?', correctAnswers: ['3.14'], grading: number },
    { type: 'fill_blank', ...blank, grading: { ...number, foldAccents: true, partialCredit: true } },
  ])('survives the editor: %o', (question) => {
    expect(toQuestionInput(fromQuestion(question))).toMatchObject(question);
  });

  it('is absent where nobody set it', () => {
    expect(toQuestionInput(fromQuestion({ type: 'fill_blank', ...blank }))).not.toHaveProperty('grading');
  });

  it.each<[QuestionInput['type'], unknown]>([
    ['one_choice', undefined],
    ['true_false', undefined],
    ['multiple_choice', { partialCredit: true }],
    ['short_answer', number],
  ])('keeps what %s can have when the type changes', (type, grading) => {
    const form = fromQuestion({ type: 'fill_blank', ...blank, grading: { ...number, partialCredit: true } });
    const changed = toQuestionInput({ ...form, type });
    expect('grading' in changed ? changed.grading : undefined).toEqual(grading);
  });

  it('leaves choices without partial credit alone', () => {
    const form = fromQuestion({ type: 'fill_blank', ...blank, grading: number });
    expect(toQuestionInput({ ...form, type: 'multiple_choice' })).not.toHaveProperty('grading');
  });
});
