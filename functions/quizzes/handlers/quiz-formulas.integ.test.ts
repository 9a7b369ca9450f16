import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { typeset } from '@quizhall/shared/rules/text/typeset';
import { beforeAll, describe, expect, it } from 'vitest';
import { callGet, callUpdate, creator, ownQuiz, QUESTION } from '../../testing/authoring.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { start, submit } from '../../testing/taking.ts';
import { handler as duplicateQuiz } from './duplicate-quiz.ts';
import { handler as getOverview } from '../../results/handlers/get-quiz-overview.ts';
import { handler as publishQuiz } from './publish-quiz.ts';

let token = '';
beforeAll(async () => {
  ({ token } = await creator());
});

const STEM = 'What is $x^2$ for $x = 3$? It costs $5 and $6.';
const MATH = {
  ...QUESTION,
  question: STEM,
  options: [
    { text: '$3^2$', isCorrect: true, explanation: 'Because $3 \\cdot 3 = 9$' },
    { text: '<math><mi onclick="alert(1)">y</mi></math>' },
  ],
  explanation: '$$\\sum_i i$$',
};
const SHOWN = ['$x^2$', '$x = 3$', '$3^2$'];
const KEPT = ['$3 \\cdot 3 = 9$', '$$\\sum_i i$$'];
const made = (sources: readonly string[]) =>
  Object.fromEntries(
    sources.map((source) => {
      const set = typeset(source);
      return [source, 'mathml' in set ? set.mathml : ''];
    }),
  );
const draft = (questions: Parameters<typeof ownQuiz>[1] = {}) =>
  ownQuiz(token, { status: 'draft', ...questions });

describe('formulas', () => {
  it('become MathML when a quiz is saved, beside the texts as they were written', async () => {
    const { id, questions } = await draft({ questions: [MATH, QUESTION] });
    expect(questions[0]).toMatchObject({ question: STEM, formulas: made([...SHOWN, ...KEPT]) });
    expect(questions[1]).not.toHaveProperty('formulas');
    const { body } = await callUpdate(token, id, {
      revision: 1,
      questions: [{ ...QUESTION, question: 'And $y$?', formulas: { $y$: '<script>', $z$: 'x' } }],
    });
    expect(body.data.quiz.questions[0]?.formulas).toEqual(made(['$y$']));
    expect((await callGet(token, id)).body.data.quiz).toEqual(body.data.quiz);
  });

  it('reach participants with what is shown before the submit, and the rest with the result', async () => {
    const quiz = await ownQuiz(token, { questions: [MATH], settings: { disclosure: 'at_once' } });
    const { data } = (await start(quiz.id)).body;
    expect(data.quiz.questions[0]).toMatchObject({ question: STEM, formulas: made(SHOWN) });
    expect(JSON.stringify(data)).not.toContain('∑');
    const result = (await submit(data, { [quiz.questions[0]?.id ?? '']: '$3^2$' })).body.data;
    expect(result.score?.percentage).toBe(100);
    expect(result.results?.[0]?.formulas).toEqual(made([...SHOWN, ...KEPT]));
    const overview = await invokeEndpoint(getOverview, quizzes.getQuizOverview, {
      token,
      params: { id: quiz.id },
    });
    expect(overview.body.data.questions[0]?.formulas).toEqual(made(SHOWN.slice(0, 2)));
  });

  it('are in a copy, too', async () => {
    const { id } = await draft({ questions: [MATH] });
    const { body } = await invokeEndpoint(duplicateQuiz, quizzes.duplicateQuiz, { token, params: { id } });
    const copy = (await callGet(token, body.data.quiz.id)).body.data.quiz;
    expect(copy.questions[0]?.formulas).toEqual(made([...SHOWN, ...KEPT]));
  });

  it('that nobody can read are saved in a draft, and named where they keep it from being published', async () => {
    const broken = {
      ...MATH,
      question: 'What is $x^{2$?',
      options: [...MATH.options, { text: '<math><mi>x</math>' }],
    };
    const { id, questions } = await draft({ questions: [QUESTION, broken] });
    expect(questions[1]).toMatchObject({ question: 'What is $x^{2$?', formulas: made(KEPT.concat('$3^2$')) });
    const publish = () => invokeEndpoint(publishQuiz, quizzes.publishQuiz, { token, params: { id } });
    expect(await publish()).toMatchObject({
      body: {
        code: 'NOT_PUBLISHABLE',
        errors: {
          'questions.1.question': expect.stringContaining('The formula $x^{2$ cannot be shown'),
          'questions.1.options': expect.stringContaining('it is no MathML'),
        },
      },
    });
    await callUpdate(token, id, { revision: 1, questions: [QUESTION, MATH] });
    expect((await publish()).status).toBe(200);
  });

  it('are as many as a question may have', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, place) => `$x_{${place}}$`).join(' ');
    const { questions, id } = await draft({ questions: [{ ...QUESTION, question: many(101) }] });
    expect(Object.keys(questions[0]?.formulas ?? {})).toHaveLength(100);
    const { body } = await invokeEndpoint(publishQuiz, quizzes.publishQuiz, { token, params: { id } });
    expect(body.errors).toMatchObject({
      'questions.0.question': expect.stringContaining('at most 100 different formulas'),
    });
  });
});
