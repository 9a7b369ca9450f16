import { CATEGORIES } from '@quizhall/shared/model/enums';
import { Question } from '@quizhall/shared/model/quizzes/question';
import { QuizInput } from '@quizhall/shared/model/quizzes/quiz';
import { questionProblems } from '@quizhall/shared/rules/quizzes/publish';
import { describe, expect, it } from 'vitest';
import { readSeedQuizzes, toQuizInput } from './open-trivia.ts';

const quizzes = readSeedQuizzes();

describe('the demo quizzes', () => {
  it('are at least 22, two or more in every category', () => {
    expect(quizzes.length).toBeGreaterThanOrEqual(22);
    const counts = Object.groupBy(quizzes, ({ category }) => category);
    for (const category of CATEGORIES) expect(counts[category]?.length, category).toBeGreaterThanOrEqual(2);
  });

  it('have each a title and stems of their own', () => {
    const titles = quizzes.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const stems = quizzes.flatMap(({ questions }) => questions.map(({ q }) => q.toLowerCase()));
    expect(new Set(stems).size).toBe(stems.length);
  });

  it('use several question types', () => {
    const types = new Set(quizzes.flatMap((quiz) => toQuizInput(quiz).questions?.map(({ type }) => type)));
    expect(types).toEqual(new Set(['one_choice', 'true_false', 'fill_blank', 'short_answer']));
  });

  it.each(quizzes.map((quiz) => [quiz.title, quiz] as const))('%s can be published as it is', (_, quiz) => {
    const input = QuizInput.parse(toQuizInput(quiz));
    for (const [index, question] of input.questions.entries())
      expect(questionProblems(Question.parse({ ...question, id: `n${index}` })), question.question).toEqual(
        {},
      );
    expect(input.description).toContain('OpenTriviaQA');
    expect(input.description).toContain('CC BY-SA 4.0');
  });

  it('have one right option each, in all places about equally often', () => {
    const places = new Map<number, number>();
    for (const { questions } of quizzes)
      for (const question of questions)
        if ('o' in question) {
          expect(question.a, question.q).toBeLessThan(question.o.length);
          places.set(question.a, (places.get(question.a) ?? 0) + 1);
        }
    const counts = [...places.values()];
    expect(Math.max(...counts)).toBeLessThan(2 * Math.min(...counts));
  });

  it('are written cleanly', () => {
    for (const { title, description, questions } of quizzes)
      for (const text of [
        title,
        description,
        ...questions.flatMap((one) => [one.q, ...('o' in one ? one.o : [])]),
      ]) {
        expect(text).not.toMatch(/\s{2}|\s$|^\s|\uFFFD|â€|&\w+;/);
        expect(text).toBe(text.normalize('NFC'));
      }
    for (const { q } of quizzes.flatMap(({ questions }) => questions)) expect(q).toMatch(/[?.…]$|___/);
  });
});
