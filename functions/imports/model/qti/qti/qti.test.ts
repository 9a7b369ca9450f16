import { describe, expect, it } from 'vitest';
import type { ImportItem } from '../../item.ts';
import { readQtiText } from '../qti.ts';
import { readQtiPackage } from '../qti-package.ts';
import { choiceOf, choices, item, multiple, packed, response, single } from '../../testing/qti-package.ts';

const MAP =
  '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>';

function only(items: ImportItem[]): ImportItem {
  expect(items).toHaveLength(1);
  return items[0] as ImportItem;
}
const read = (parts: Parameters<typeof item>[0]): ImportItem => only(readQtiText(item(parts)));

const pairs = 'cardinality="multiple" baseType="directedPair"';

describe('items of QTI 2', () => {
  it('read a choice of one, with its feedback, explanation and points', () => {
    const made = read({
      declaration: `${response(single, ['B'])}<outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>3</value></defaultValue></outcomeDeclaration>`,
      body: `<p>A <strong>bold</strong> text.</p>${choiceOf(`${choices('One')}<simpleChoice identifier="B">Two<feedbackInline outcomeIdentifier="F" identifier="B">Right.</feedbackInline></simpleChoice>`)}`,
      more: '<modalFeedback outcomeIdentifier="F" identifier="x" showHide="show"><p>Because.</p></modalFeedback>',
    });
    expect(made).toEqual({
      line: 1,
      excerpt: 'A bold text.Which?OneTwoRight.',
      changes: [],
      question: {
        type: 'one_choice',
        question: 'A **bold** text.\n\nWhich?',
        explanation: 'Because.',
        points: 3,
        timeLimit: 0,
        options: [
          { text: 'One', isCorrect: false },
          { text: 'Two', isCorrect: true, explanation: 'Right.' },
        ],
      },
    });
  });

  it('read true and false', () => {
    const made = read({ declaration: response(single, ['A']), body: choiceOf(choices('True', 'False')) });
    expect(made.question).toMatchObject({
      type: 'true_false',
      options: [{ isCorrect: true }, { isCorrect: false }],
    });
  });

  it('read a choice of several: all or nothing, or by points', () => {
    const body = choiceOf(choices('One', 'Two', 'Three'), 0);
    const whole = read({ declaration: response(multiple, ['A', 'B']), body });
    expect(whole).toMatchObject({ changes: [], question: { type: 'multiple_choice' } });
    expect(whole.question).not.toHaveProperty('grading');
    const parts = read({
      declaration: response(multiple, ['A', 'B'], { A: 1, B: 1, C: -1 }),
      body,
      processing: MAP,
    });
    expect(parts).toMatchObject({ changes: [], question: { grading: { partialCredit: true } } });
    const uneven = read({
      declaration: response(multiple, ['A', 'B'], { A: 3, B: 1, C: -1 }),
      body,
      processing: MAP,
    });
    expect(uneven.changes).toEqual([
      'The right options had different weights and count the same now',
      'A wrong choice now takes off as much as a right one gives',
    ]);
  });

  it('read an answer below the text, and blanks in a text', () => {
    const entry = '<textEntryInteraction responseIdentifier="RESPONSE"/>';
    const declaration = response('cardinality="single" baseType="string"', ['Paris'], {
      Paris: 1,
      Paname: 1,
      Lyon: 0.5,
    });
    expect(read({ declaration, body: `<p>Capital?</p><p>${entry}</p>`, processing: MAP })).toMatchObject({
      changes: ['“Lyon” gave 50 % of the points and is not accepted now'],
      question: { type: 'short_answer', question: 'Capital?', correctAnswers: ['Paris', 'Paname'] },
    });
    expect(read({ declaration, body: `<p>It is ${entry}.</p>` })).toMatchObject({
      changes: ['Capital and small letters no longer make a difference'],
      question: { type: 'fill_blank', question: 'It is ___.', correctAnswers: ['Paris'] },
    });
  });

  it('read lists to choose from inside a text as blanks', () => {
    const list = (id: string) =>
      `<inlineChoiceInteraction responseIdentifier="${id}"><inlineChoice identifier="A">red</inlineChoice><inlineChoice identifier="B">blue</inlineChoice></inlineChoiceInteraction>`;
    const declaration = ['R1', 'R2']
      .map((id, index) => response(single, ['AB'[index] ?? '']).replace('RESPONSE', id))
      .join('');
    expect(read({ declaration, body: `<p>Roses ${list('R1')}, violets ${list('R2')}.</p>` })).toMatchObject({
      changes: ['A blank with a list to choose from became a blank to fill in'],
      question: { type: 'fill_blank', question: 'Roses ___, violets ___.', correctAnswers: ['red', 'blue'] },
    });
  });

  it('read numbers with the tolerance that their rule names', () => {
    const equal =
      '<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.01 0.01"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>';
    const made = read({
      declaration: response('cardinality="single" baseType="float"', ['3.14']),
      body: '<p>Pi?</p><div><textEntryInteraction responseIdentifier="RESPONSE"/></div>',
      processing: equal,
    });
    expect(made).toMatchObject({
      changes: [],
      question: { type: 'short_answer', correctAnswers: ['3.14:0.01'], grading: { match: 'number' } },
    });
  });

  const RULE = (condition: string, won: string, lost = '0') =>
    `<responseProcessing><responseCondition><responseIf>${condition}<setOutcomeValue identifier="SCORE"><baseValue baseType="float">${won}</baseValue></setOutcomeValue></responseIf><responseElse><setOutcomeValue identifier="SCORE"><baseValue baseType="float">${lost}</baseValue></setOutcomeValue></responseElse></responseCondition></responseProcessing>`;
  const RIGHT = '<match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>';
  const LITERAL =
    '<match><variable identifier="RESPONSE"/><baseValue baseType="identifier">B</baseValue></match>';

  it.each([
    ['that reward the key', RULE(RIGHT, '1'), []],
    [
      'that reward everything but the key',
      RULE(`<not>${RIGHT}</not>`, '1'),
      ['Its own rules of grading were replaced by those of its type'],
    ],
    [
      'that punish the key',
      RULE(RIGHT, '0', '1'),
      ['Its own rules of grading were replaced by those of its type'],
    ],
    [
      'that name another answer',
      RULE(LITERAL, '1'),
      ['Its own rules of grading were replaced by those of its type'],
    ],
  ])('are told to be changed where their rules are not those of the key: %s', (_, processing, changes) => {
    const body = choiceOf(choices('One', 'Two', 'Three'));
    expect(read({ declaration: response(single, ['A']), body, processing }).changes).toEqual(changes);
  });

  it.each([
    ['the same to both sides', 'absolute', '0.5 0.5', []],
    ['more to one side', 'absolute', '0 5', ['The tolerance of a number is left out']],
    ['a share of the number', 'relative', '10 10', ['The tolerance of a number is left out']],
  ])('say that a tolerance goes which cannot be kept: %s', (_, mode, tolerance, changes) => {
    const equal = `<equal toleranceMode="${mode}" tolerance="${tolerance}"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal>`;
    const made = read({
      declaration: response('cardinality="single" baseType="float"', ['100']),
      body: '<p>How many?</p><div><textEntryInteraction responseIdentifier="RESPONSE"/></div>',
      processing: RULE(equal, '1'),
    });
    expect(made.changes).toEqual(changes);
  });

  it('are counted where there are more than a call can pass on, and as many points', () => {
    const many = `<x>${'<assessmentItem/>'.repeat(150_000)}</x>`;
    expect(() => readQtiPackage(packed({ 'a.xml': many }))).not.toThrow();
    const entries = Object.fromEntries(Array.from({ length: 150_000 }, (_, index) => [`k${index}`, 1]));
    const declaration = response(single, ['A'], entries);
    expect(() =>
      readQtiText(item({ declaration, body: choiceOf(choices('One', 'Two')), processing: MAP })),
    ).not.toThrow();
  });

  it('read pairs, with right sides that only distract', () => {
    const set = (side: string, ...texts: string[]) =>
      `<simpleMatchSet>${texts.map((text, index) => `<simpleAssociableChoice identifier="${side}${index}" matchMax="1">${text}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`;
    const body = `<p>Match.</p><matchInteraction responseIdentifier="RESPONSE">${set('L', 'one', 'two')}${set('R', 'eins', 'zwei', 'drei')}</matchInteraction>`;
    const made = read({ declaration: response(pairs, ['L0 R0', 'L1 R1']), body });
    expect(made).toMatchObject({
      changes: [],
      question: {
        type: 'matching',
        pairs: [
          { left: 'one', right: 'eins' },
          { left: 'two', right: 'zwei' },
        ],
        distractors: ['drei'],
      },
    });
    expect(made.question).not.toHaveProperty('grading');
    const mapped = { declaration: response(pairs, [], { 'L0 R0': 1, 'L1 R1': 1 }), body, processing: MAP };
    expect(read(mapped).question).toMatchObject({ grading: { partialCredit: true } });
    expect(read({ declaration: response(pairs, ['L0 R0']), body }).problem).toBe(
      '“two” has 0 right sides and needs one',
    );
  });

  it('read an order', () => {
    const body = `<orderInteraction responseIdentifier="RESPONSE"><prompt>Sort.</prompt>${choices('b', 'c', 'a')}</orderInteraction>`;
    const ordered = 'cardinality="ordered" baseType="identifier"';
    expect(read({ declaration: response(ordered, ['C', 'A', 'B']), body })).toMatchObject({
      changes: [],
      question: { type: 'ordering', question: 'Sort.', items: ['a', 'b', 'c'] },
    });
    expect(read({ declaration: response(ordered, ['C']), body }).problem).toBe(
      'The right order does not name every item',
    );
  });

  it('read words to drag as blanks', () => {
    const body =
      '<gapMatchInteraction responseIdentifier="RESPONSE"><prompt>Fill.</prompt><gapText identifier="W" matchMax="1">winter</gapText><gapText identifier="S" matchMax="1">summer</gapText><p>Now is the <gap identifier="G1"/> of our <gap identifier="G2"/>.</p></gapMatchInteraction>';
    expect(read({ declaration: response(pairs, ['W G1', 'S G2']), body })).toMatchObject({
      changes: ['Words to drag became blanks to fill in'],
      question: {
        type: 'fill_blank',
        question: 'Fill.\n\nNow is the ___ of our ___.',
        correctAnswers: ['winter', 'summer'],
      },
    });
  });

  it('read an essay, with what graders are told as its rubric', () => {
    const made = read({
      body: '<rubricBlock view="scorer"><p>Look for reasons.</p></rubricBlock><p>Why?</p><extendedTextInteraction responseIdentifier="RESPONSE"/>',
      processing: '',
    });
    expect(made).toMatchObject({
      changes: [],
      question: { type: 'essay', question: 'Why?', explanation: 'Look for reasons.' },
    });
  });

  it('say what is lost', () => {
    const made = read({
      declaration: response(single, ['A']),
      body: `<p>See <img src="a.png" alt="a map"/></p>${choiceOf(choices('One', 'Two'))}`,
      processing: '<responseProcessing><customOperator/></responseProcessing>',
    });
    expect(made.question?.question).toBe('See [a map]\n\nWhich?');
    expect(made.changes).toEqual([
      'Its own rules of grading were replaced by those of its type',
      'A picture was left out, its description stays',
    ]);
  });

  it.each([
    [
      'a kind that is not known',
      '<p>Where?</p><hotspotInteraction responseIdentifier="RESPONSE"/>',
      'Questions of the type “hotspotInteraction” cannot be imported',
    ],
    [
      'several questions',
      `${choiceOf(choices('a', 'b'))}${choiceOf(choices('c', 'd'))}`,
      'An item with several questions in one cannot be imported',
    ],
    ['no right answer', choiceOf(choices('a', 'b')), 'No option gives all points'],
    [
      'no text',
      `<choiceInteraction responseIdentifier="RESPONSE">${choices('a', 'b')}</choiceInteraction>`,
      'There is no question text',
    ],
  ])('drop %s, with the reason', (_, body, problem) => {
    expect(read({ body }).problem).toBe(problem);
  });
});
