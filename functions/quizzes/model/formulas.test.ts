import { LIMITS } from '@quizhall/shared/model/limits';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import temml from 'temml';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getFormulaProblems, withFormulas } from './formulas.ts';

const watch = () => vi.spyOn(temml, 'renderToString');
let render: ReturnType<typeof watch>;
beforeEach(() => {
  render = watch();
});

/** A question of formulas that nothing else in this file has. */
const asking = (...sources: string[]) => buildQuestion({ question: sources.join(' '), options: [] });
const many = (count: number, name: string, length = 20) =>
  Array.from({ length: count }, (_, place) => `$${`${name}_{${place}}`.padEnd(length, '+')}$`);
/** As many questions as their texts need. */
const inQuestions = (sources: readonly string[]) => {
  const questions = [];
  for (let from = 0; from < sources.length; from += 4)
    questions.push(asking(...sources.slice(from, from + 4)));
  return questions;
};

describe('what a save typesets', () => {
  it('is each formula once, those too that cannot be shown', async () => {
    const questions = [asking('$a^2$', '$a^{$'), asking('$a^2$', '$a^{$', '$a^3$')];
    const saved = await withFormulas(await withFormulas(questions, []), questions);
    expect(Object.keys(await getFormulaProblems(saved))).toEqual([
      'questions.0.question',
      'questions.1.question',
    ]);
    await withFormulas(saved, saved);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('is nothing that was made before', async () => {
    const before = [{ ...asking('$b$'), formulas: { $b$: '<math><mi>b</mi></math>' } }];
    const [question] = await withFormulas([asking('$b$')], before);
    expect(question?.formulas).toEqual(before[0]?.formulas);
    expect(render).not.toHaveBeenCalled();
  });

  it('is no more than a quiz may have in LaTeX, and what is beyond keeps it from being published', async () => {
    render.mockReturnValue('<math><mi>x</mi></math>');
    const length = 900;
    const fits = Math.floor(LIMITS.latexOfQuiz / (length + 2));
    const saved = await withFormulas(inQuestions(many(fits + 40, 'c', length)), []);
    const problems = await getFormulaProblems(saved);
    expect(render).toHaveBeenCalledTimes(fits);
    expect(Object.values(problems).at(-1)).toContain('all formulas of a quiz together are too long');
  });

  it('ends where the quiz has no room for MathML', async () => {
    render.mockReturnValue(`<math><mi>${'x'.repeat(7_000)}</mi></math>`);
    await withFormulas(inQuestions(many(200, 'd')), []);
    // Each takes a little more than this: its text stands in it once more as a line.
    expect(render.mock.calls.length).toBeLessThan(LIMITS.mathmlOfQuiz / 14_000);
  });
});

it('says that a question has too many, and of none of them that it is too long', async () => {
  const questions = await withFormulas([asking(...many(101, 'e', 6))], []);
  expect(await getFormulaProblems(questions)).toEqual({
    'questions.0.question': 'A question may have at most 100 different formulas',
  });
});
