import { describe, expect, it } from 'vitest';
import { gradeQuestion } from '../grading/index.ts';
import type { Question } from '../model/question.ts';
import { answerTo, anyQuestion } from '../testing/arbitraries.ts';
import { buildQuestion, buildQuiz, buildSettings } from '../testing/factories.ts';
import * as fc from '../testing/properties.ts';
import { affectsGrading, diffVersions } from './revision.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => buildQuestion({ id })) as [
  Question,
  Question,
  Question,
  Question,
];
const quiz = (questions: Question[], overrides: Parameters<typeof buildQuiz>[0] = {}) => ({
  ...buildQuiz(overrides),
  questions,
});
const changed = (questionId: string, fields: string[], affectsScores: boolean) => ({
  questionId,
  change: 'changed',
  fields,
  affectsScores,
});
const other = (questionId: string, change: string, affectsScores: boolean) => ({
  questionId,
  change,
  fields: [],
  affectsScores,
});

describe('diffVersions', () => {
  it('finds nothing between equal versions', () => {
    expect(diffVersions(quiz([a, b]), structuredClone(quiz([a, b])))).toEqual({
      fields: [],
      questions: [],
      affectsScores: false,
    });
  });

  it.each<[string, Question[], Question[], unknown[]]>([
    ['a new question', [a], [a, b], [other('b', 'added', true)]],
    ['a question that is gone', [a, b, c], [a, c], [other('b', 'removed', true)]],
    ['a question moved up', [a, b, c], [c, a, b], [other('c', 'moved', false)]],
    ['a question moved down', [a, b, c, d], [b, c, d, a], [other('a', 'moved', false)]],
    ['two that changed places', [a, b], [b, a], [other('b', 'moved', false)]],
    ['a stem', [a], [{ ...a, question: 'New?' }], [changed('a', ['question'], false)]],
    [
      'a stem of a question that also moved',
      [a, b],
      [{ ...b, question: 'New?' }, a],
      [changed('b', ['question'], false)],
    ],
    ['points', [a], [{ ...a, points: 5 }], [changed('a', ['points'], true)]],
    [
      'several fields',
      [a],
      [{ ...a, timeLimit: 5, tags: ['x'], explanation: 'y' }],
      [changed('a', ['explanation', 'tags', 'timeLimit'], false)],
    ],
    [
      'one gone, one new, one changed',
      [a, b],
      [c, { ...a, points: 1 }],
      [other('c', 'added', true), changed('a', ['points'], true), other('b', 'removed', true)],
    ],
  ])('%s', (_case, before, after, questions) => {
    const affectsScores = JSON.stringify(questions).includes('"affectsScores":true');
    expect(diffVersions(quiz(before), quiz(after))).toEqual({ fields: [], questions, affectsScores });
  });

  it.each([
    [{ title: 'New' }, ['title'], false],
    [{ description: 'New' }, ['description'], false],
    [
      { settings: buildSettings({ timeLimit: 5, allowRetake: true }) },
      ['settings.allowRetake', 'settings.timeLimit'],
      false,
    ],
    [{ settings: buildSettings({ passingScore: 71 }) }, ['settings.passingScore'], true],
  ])('%o', (overrides, fields, affectsScores) => {
    expect(diffVersions(quiz([a]), quiz([a], overrides))).toEqual({ fields, questions: [], affectsScores });
  });
});

describe('affectsGrading', () => {
  const choice = buildQuestion();
  const blanks = buildQuestion({ type: 'fill_blank' });
  const written = buildQuestion({ type: 'short_answer' });
  const matching = buildQuestion({ type: 'matching' });
  const ordering = buildQuestion({ type: 'ordering' });
  const [paris, ...others] = choice.options;
  it.each<[string, Question, Question, boolean]>([
    [
      'another key',
      choice,
      { ...choice, options: choice.options.map((o) => ({ ...o, isCorrect: !o.isCorrect })) },
      true,
    ],
    [
      'another option text',
      choice,
      { ...choice, options: choice.options.map((o) => ({ ...o, text: `${o.text}!` })) },
      true,
    ],
    [
      'options in another order',
      choice,
      { ...choice, options: [...others, ...(paris ? [paris] : [])] },
      false,
    ],
    [
      'an explanation of an option',
      choice,
      { ...choice, options: choice.options.map((o) => ({ ...o, explanation: 'x' })) },
      false,
    ],
    ['another type', choice, { ...choice, type: 'multiple_choice' }, true],
    [
      'one more accepted answer',
      written,
      { ...written, correctAnswers: [...written.correctAnswers, 'x'] },
      true,
    ],
    ['accents folded', written, { ...written, grading: { foldAccents: true } }, true],
    ['one more blank', blanks, { ...blanks, question: '___ ___' }, true],
    ['other words around a blank', blanks, { ...blanks, question: 'Gold is _____!' }, false],
    ['a stem', ordering, { ...ordering, question: 'x ___ y' }, false],
    ['other pairs', matching, { ...matching, pairs: matching.pairs.slice(1) }, true],
    ['other distractors', matching, { ...matching, distractors: [] }, false],
    ['another order', ordering, { ...ordering, items: ordering.items.toReversed() }, true],
    ['partial credit', ordering, { ...ordering, grading: { partialCredit: true } }, true],
  ])('%s', (_case, before, after, expected) => {
    expect(affectsGrading(before, after)).toBe(expected);
  });

  it('is told whenever any answer gets other points', () => {
    const edited = anyQuestion.chain((question) =>
      fc.tuple(
        fc.constant(question),
        fc.constantFrom<Partial<Question>>(
          { points: 7 },
          { explanation: 'x' },
          { options: question.options.toReversed() },
          { options: question.options.map((option) => ({ ...option, isCorrect: !option.isCorrect })) },
          { correctAnswers: ['x'] },
          { correctAnswers: question.correctAnswers.toReversed() },
          { question: `${question.question} ___` },
          { grading: { partialCredit: true } } as Partial<Question>,
        ),
        answerTo(question),
      ),
    );
    fc.assert(
      fc.property(edited, ([question, change, answer]) => {
        const next = { ...question, ...change } as Question;
        const [old, now] = [gradeQuestion(question, answer), gradeQuestion(next, answer)];
        if (old.hundredths !== now.hundredths) expect(affectsGrading(question, next)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
