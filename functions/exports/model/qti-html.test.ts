import { buildQuestion } from '@quizhall/shared/testing/factories';
import temml from 'temml';
import { describe, expect, it, vi } from 'vitest';
import { writeQuestions } from './index.ts';
import { latexHtml, lineHtml } from './qti-html.ts';

const qti = (text: string) => lineHtml(text, new Set());
const moodle = (text: string) => lineHtml(text, new Set(), latexHtml);
const SHOWN = '<mi>x</mi></math>';
const NAMESPACE = 'xmlns="http://www.w3.org/1998/Math/MathML"';

describe('MathML that somebody pasted', () => {
  it('has its namespace once', () => {
    expect(qti(`<math ${NAMESPACE} display="block"><mi>x</mi></math>`)).toBe(
      `<math ${NAMESPACE} display="block">${SHOWN}`,
    );
  });

  it.each([
    '<math><mi>x</mi><script>alert(1)</script></math>',
    '<math onclick="alert(1)"><mi>x</mi><img src="x" onerror="alert(1)"/></math>',
    '<math href="javascript:alert(1)"><mi style="position:fixed">x</mi></math>',
  ])('leaves with nothing but what is shown: %s', (source) => {
    expect(qti(source)).toBe(`<math ${NAMESPACE}>${SHOWN}`);
    expect(moodle(source)).toBe(`<math>${SHOWN}`);
  });

  it('is text where it is none', () => {
    const source = '<math><script>alert(1)</math>';
    expect([qti(source), moodle(source)].join()).not.toContain('<script');
  });
});

it('writes the MathML that a save has stored, and typesets nothing', async () => {
  const render = vi.spyOn(temml, 'renderToString');
  const question = buildQuestion({
    question: 'What is $stored_1$?',
    options: ['$stored_2$', '$stored_3$'].map((text, place) => ({
      text,
      isCorrect: place === 0,
      explanation: '',
    })),
  });
  const sources = ['$stored_1$', '$stored_2$', '$stored_3$'];
  const formulas = Object.fromEntries(sources.map((source) => [source, '<math><mi>s</mi></math>']));
  const { report } = await writeQuestions('qti', [{ ...question, formulas }]);
  expect(render).not.toHaveBeenCalled();
  expect(report[0]?.reason ?? '').not.toMatch(/layout/i);
});
