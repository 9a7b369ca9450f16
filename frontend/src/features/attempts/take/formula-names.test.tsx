// @vitest-environment happy-dom
import type { Language } from '@quizhall/shared/model/enums';
import type { ParticipantQuestion } from '@quizhall/shared/model/quizzes/question';
import * as fc from '@quizhall/shared/testing/properties';
import { type MathWords, spokenMath } from '@quizhall/shared/rules/text/math-speech';
import { words as en } from '@quizhall/shared/rules/text/math-words/en';
import { readMathml } from '@quizhall/shared/rules/text/mathml';
import { typeset } from '@quizhall/shared/rules/text/typeset';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WrittenIn } from '@/lib/written-in.ts';
import { NO_ANSWER } from '../engine/answers.ts';
import { buildQuestion } from '../testing/fakes.ts';
import { QuestionCard } from './question-card.tsx';

afterEach(cleanup);

const formulasOf = (sources: readonly string[]) =>
  Object.fromEntries(
    sources.map((source) => {
      const made = typeset(source);
      return [source, 'mathml' in made ? made.mathml : ''];
    }),
  );

function show(question: ParticipantQuestion, language: Language = 'en') {
  const unused = () => undefined;
  return render(
    <WrittenIn value={language}>
      <QuestionCard
        question={question}
        answer={NO_ANSWER}
        index={0}
        total={3}
        onAnswer={unused}
        onOverruledSeen={unused}
        struck={[0]}
        onStrike={unused}
      />
    </WrittenIn>,
  );
}

const compact = (text: string) => text.replaceAll(/\s/g, '');

/** A text with its formula in words, or as a line of text until they are loaded. */
function readWith(words: MathWords | undefined, text: string): string {
  const [before = '', , after = ''] = text.split('$');
  const source = text.slice(before.length, text.length - after.length);
  const tree = readMathml(formulasOf([source])[source] ?? '');
  if (!tree) throw new Error(`${source} is no formula`);
  return `${before}${words ? spokenMath(tree, words) : tree.attributes.alttext}${after}`;
}

const ROLES: Readonly<Record<string, string>> = {
  one_choice: 'radio',
  multiple_choice: 'checkbox',
  matching: 'combobox',
};
const SOURCES = ['$2^2$', '$\\frac{a+b}{2}$', '$x_1$'];
const formulas = formulasOf(SOURCES);
const options = SOURCES.map((text) => ({ text }));

describe('the name of a control that shows a formula', () => {
  it.each([
    ['en', '2 squared (crossed out)', 'the fraction a plus b over 2, end of fraction'],
    ['es', '2 al cuadrado (crossed out)', 'la fracción a más b sobre 2, fin de la fracción'],
    ['fr', '2 au carré (crossed out)', 'la fraction a plus b sur 2, fin de la fraction'],
    ['de', '2 zum Quadrat (crossed out)', 'der Bruch a plus b durch 2, Ende des Bruchs'],
    // A language without words of mathematics has the line of text, which its voices read.
    ['pl', '2² (crossed out)', '(a+b)/2'],
  ] as const)('is in the language of the quiz: %s', async (language, struck, long) => {
    show(buildQuestion({ question: 'Which is $2^2$?', options, formulas }), language);
    expect(await screen.findByRole('radio', { name: struck })).toBeTruthy();
    expect(screen.getByRole('radio', { name: long })).toBeTruthy();
    const wording = `Which is ${struck.replace(/ \(.*/, '')}?`;
    expect(
      screen.getByRole('radiogroup', { name: (name) => name.replace(' ?', '?') === wording }),
    ).toBeTruthy();
  });

  it('says both sides of a matching question, and shows lines of text in its lists', async () => {
    show(
      buildQuestion({
        type: 'matching',
        options: [],
        lefts: ['The number $2^2$'],
        rights: SOURCES,
        formulas,
      }),
    );
    const list = await screen.findByRole('combobox', { name: 'The number 2 squared' });
    const fraction = within(list).getByRole('option', {
      name: 'the fraction a plus b over 2, end of fraction',
    });
    expect(fraction.textContent).toBe('(a+b)/2');
  });

  it('says what an ordering question moves', async () => {
    show(buildQuestion({ type: 'ordering', options, formulas }));
    expect(await screen.findByRole('button', { name: 'Move 2 squared down' })).toBeTruthy();
  });

  it('describes blanks by the whole sentence', async () => {
    show(buildQuestion({ type: 'fill_blank', question: '$2^2$ is ___.', blanks: 1, options: [], formulas }));
    const heading = await screen.findByRole('heading', { name: '2 squared is blank .' });
    expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe(heading.id);
  });

  const word = fc.stringMatching(/^[a-z]{2,8}$/);
  const latex = fc.oneof(
    fc.stringMatching(/^[a-z]$/),
    fc.integer({ min: 1, max: 99 }).map(String),
    fc.tuple(fc.stringMatching(/^[a-z]$/), fc.nat(9)).map(([x, n]) => `${x}^{${n}}`),
    fc.tuple(fc.stringMatching(/^[a-z]$/), fc.nat(9)).map(([x, n]) => `\\frac{${x}}{${n}}`),
    fc.constantFrom('\\alpha', '\\Omega', '\\emptyset', '\\le', '\\sqrt{2}', '|x|', '\\heartsuit', '\\%'),
  );
  const text = fc.tuple(word, latex, word).map(([a, b, c]) => `${a} $${b}$ ${c}`);

  it('is neither empty nor cut, whatever the formula', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.oneof(
            text,
            latex.map((one) => `$${one}$`),
          ),
          { minLength: 2, maxLength: 5 },
        ),
        fc.constantFrom('one_choice', 'multiple_choice', 'ordering', 'matching'),
        (texts, type) => {
          const sources = texts.map((one) => one.slice(one.indexOf('$'), one.lastIndexOf('$') + 1));
          show(
            buildQuestion({
              type: type as ParticipantQuestion['type'],
              options: type === 'matching' ? [] : texts.map((one) => ({ text: one })),
              ...(type === 'matching' && { lefts: texts, rights: texts }),
              formulas: formulasOf(sources),
            }),
          );
          const role = ROLES[type] ?? 'button';
          const names: string[] = [];
          screen.getAllByRole(role, { name: (name) => names.push(compact(name)) > 0 });
          for (const one of texts) {
            const said = [en, undefined].map((words) => compact(readWith(words, one)));
            expect(names.some((name) => said.some((wanted) => name.includes(wanted)))).toBe(true);
          }
          cleanup();
        },
      ),
      { numRuns: 25 },
    );
  });
});
