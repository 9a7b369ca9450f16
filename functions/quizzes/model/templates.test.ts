import { QUESTION_TYPES } from '@quizhall/shared/model/enums';
import { Question } from '@quizhall/shared/model/quizzes/question';
import { normaliseQuestions } from '@quizhall/shared/rules/quizzes/normalize-questions';
import { questionProblems } from '@quizhall/shared/rules/quizzes/publish';
import { describe, expect, it } from 'vitest';
import { toDraft, toShownTemplate, TEMPLATES } from './templates.ts';

let ids = 0;
const questionsOf = (template: (typeof TEMPLATES)[number]) =>
  normaliseQuestions(toDraft(template).questions, () => `q${(ids += 1)}`).map((question) =>
    Question.parse(question),
  );

describe('the templates', () => {
  it('are sixteen or more, each with an id of its own, and together show every type', () => {
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(16);
    expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length);
    const types = new Set(TEMPLATES.flatMap(questionsOf).map(({ type }) => type));
    expect(types).toEqual(new Set(QUESTION_TYPES));
  });

  it('include real questions, which say whose they are', () => {
    const real = TEMPLATES.filter(({ description }) => description.includes('OpenTriviaQA'));
    expect(real).toHaveLength(12);
    for (const { description } of real) expect(description).toContain('CC BY-SA 4.0');
  });

  it.each(TEMPLATES.map((template) => [template.id, template] as const))('%s is complete', (_, template) => {
    const questions = questionsOf(template);
    expect(questions.length).toBeGreaterThanOrEqual(4);
    for (const question of questions) expect(questionProblems(question), question.question).toEqual({});
  });

  it.each(TEMPLATES.map((template) => [template.id, template] as const))('%s shows no key', (_, template) => {
    const shown = toShownTemplate(template);
    expect(JSON.stringify(shown)).not.toMatch(/"(isCorrect|correctAnswers|explanation|pairs)"/);
    for (const [index, question] of questionsOf(template).entries()) {
      const preview = shown.questions[index];
      if (question.type === 'ordering')
        expect(preview?.items).toEqual(question.items.toSorted((a, b) => a.localeCompare(b, 'en')));
      if (question.type === 'matching')
        expect(preview?.rights).toEqual((preview?.rights ?? []).toSorted((a, b) => a.localeCompare(b, 'en')));
    }
  });
});
