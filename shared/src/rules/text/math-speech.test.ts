import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { type MathWords, spokenMath } from './math-speech.ts';
import { words as de } from './math-words/de.ts';
import { words as en } from './math-words/en.ts';
import { words as es } from './math-words/es.ts';
import { words as fr } from './math-words/fr.ts';
import { type MathElement, type MathNode, readMathml } from './mathml.ts';
import { typeset } from './typeset.ts';

const LANGUAGES: [string, MathWords][] = [
  ['en', en],
  ['es', es],
  ['fr', fr],
  ['de', de],
];

function treeOf(latex: string): MathElement {
  const made = typeset(`$${latex}$`);
  const tree = 'mathml' in made ? readMathml(made.mathml) : undefined;
  if (!tree) throw new Error(`${latex} is no formula`);
  return tree;
}

describe('spokenMath', () => {
  it.each([
    ['2^2', '2 squared', '2 al cuadrado', '2 au carré', '2 zum Quadrat'],
    [
      'x^{-1}',
      'x to the power of minus 1, end of power',
      'x elevado a menos 1, fin del exponente',
      'x puissance moins 1, fin de l’exposant',
      'x hoch minus 1, Ende des Exponenten',
    ],
    ['\\frac12', '1 over 2', '1 sobre 2', '1 sur 2', '1 durch 2'],
    [
      '\\frac{a+b}{2}',
      'the fraction a plus b over 2, end of fraction',
      'la fracción a más b sobre 2, fin de la fracción',
      'la fraction a plus b sur 2, fin de la fraction',
      'der Bruch a plus b durch 2, Ende des Bruchs',
    ],
    [
      '\\sqrt{2}',
      'the square root of 2',
      'la raíz cuadrada de 2',
      'la racine carrée de 2',
      'die Quadratwurzel aus 2',
    ],
    [
      'x_1\\le y',
      'x sub 1 is less than or equal to y',
      'x sub 1 es menor o igual que y',
      'x indice 1 est inférieur ou égal à y',
      'x Index 1 ist kleiner oder gleich y',
    ],
    [
      '\\sum_{i=1}^n i',
      'the sum from i equals 1 to n of i',
      'la suma desde i es igual a 1 hasta n de i',
      'la somme de i égale 1 à n de i',
      'die Summe von i ist gleich 1 bis n über i',
    ],
    ['90^\\circ', '90 degrees', '90 grados', '90 degrés', '90 Grad'],
    [
      '\\Delta\\alpha',
      'capital delta alpha',
      'delta mayúscula alfa',
      'delta majuscule alpha',
      'großes Delta Alpha',
    ],
  ])('%s', (latex, ...expected) => {
    expect(LANGUAGES.map(([, words]) => spokenMath(treeOf(latex), words))).toEqual(expected);
  });

  it.each([
    ['\\lim_{x\\to 0} f', 'the limit for x approaching 0 of f'],
    [
      '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
      'open parenthesis 2 by 2 table, row 1: 1, 2, row 2: 3, 4 close parenthesis',
    ],
    ['\\vec{v}\\cdot\\bar{x}', 'v vector times x bar'],
    ['\\underbrace{a+b}_{n}', 'a plus b with n below'],
    ['\\overline{AB}', 'A B bar'],
    ['\\cancel{x}', 'crossed out x'],
    ['\\sqrt[3]{8}', 'the root of order 3 of 8, end of root'],
    ['\\ce{2H2 + O2 -> 2H2O}', '2 H sub 2 plus O sub 2 to 2 H sub 2 O'],
    ['{}^{14}_{6}C', 'sub 6 to the power of 14 C'],
    ['3{,}5', '3,5'],
    ["f'(x)", 'f prime open parenthesis x close parenthesis'],
  ])('%s in English', (latex, expected) => {
    expect(spokenMath(treeOf(latex), en)).toBe(expected);
  });

  it('has the same words in every language', () => {
    for (const [, words] of LANGUAGES) {
      expect(Object.keys(words.signs).toSorted()).toEqual(Object.keys(en.signs).toSorted());
      expect(Object.values(words.signs).every((word) => word.trim() !== '')).toBe(true);
    }
  });

  const token = fc.oneof(
    fc.stringMatching(/^[a-zA-Z]$/).map((text) => ({ name: 'mi', attributes: {}, children: [text] })),
    fc.integer({ min: 0, max: 999 }).map((n) => ({ name: 'mn', attributes: {}, children: [String(n)] })),
  );
  const { node } = fc.letrec<{ node: MathElement }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      token,
      ...['mrow', 'mfrac', 'mroot', 'msup', 'msub', 'munder', 'mover', 'msqrt', 'mtd', 'menclose'].map(
        (name) => fc.tuple(tie('node'), tie('node')).map((children) => ({ name, attributes: {}, children })),
      ),
      ...['msubsup', 'munderover'].map((name) =>
        fc
          .tuple(tie('node'), tie('node'), tie('node'))
          .map((children) => ({ name, attributes: {}, children })),
      ),
    ),
  }));
  const leavesOf = (one: MathNode): string[] =>
    typeof one === 'string' ? [one] : one.children.flatMap(leavesOf);

  it('leaves out no letter and no number', () => {
    fc.assert(
      fc.property(node, fc.constantFrom(...LANGUAGES), (tree, [, words]) => {
        const said = spokenMath({ name: 'math', attributes: {}, children: [tree] }, words);
        for (const leaf of leavesOf(tree)) {
          const number = words.powers[leaf] ?? leaf;
          expect(said.includes(leaf) || said.includes(number)).toBe(true);
        }
      }),
    );
  });
});
