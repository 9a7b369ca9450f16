import { describe, expect, it } from 'vitest';
import { correctAnswerOf, markAnswers, type Marks, remark, scoreOf, scoreByTag } from '../grading/index.ts';
import type { Question } from '../../model/quizzes/question.ts';
import type { KeyCorrection } from '../../model/grading/regrade.ts';
import { anyQuestion, answerTo } from '../../testing/arbitraries.ts';
import { buildQuestion } from '../../testing/factories.ts';
import * as fc from '../../testing/properties.ts';
import { asAuthored, type KeyedQuestion, placesOf, rightsOf, withCorrections } from './corrections.ts';

const choice = (right: string, texts = ['Paris', 'Lyon', 'Nice']): Question =>
  buildQuestion({ id: 'q', options: texts.map((text) => ({ text, isCorrect: text === right })) });
const written = (correctAnswers: string[]): Question =>
  buildQuestion({ id: 'q', type: 'short_answer', options: [], correctAnswers });
const blanks = (correctAnswers: string[]): Question =>
  buildQuestion({ id: 'q', type: 'fill_blank', question: '___ and ___', options: [], correctAnswers });

const correct = (question: Question, ...changes: Omit<KeyCorrection, 'questionId' | 'upTo'>[]) =>
  withCorrections(
    [question],
    changes.map((change) => ({ questionId: 'q', upTo: 2, ...change })),
    2,
  )[0] as KeyedQuestion;
const right = ({ options }: Question) => options.flatMap(({ text, isCorrect }) => (isCorrect ? text : []));
const lyon = [
  { text: 'Paris', isCorrect: false },
  { text: 'Lyon', isCorrect: true },
  { text: 'Nice', isCorrect: false },
];

describe('a corrected key', () => {
  it('marks other options as right', () => {
    expect(right(correct(choice('Paris'), { options: lyon }))).toEqual(['Lyon']);
  });

  it('finds options by their text in whatever order a version has them', () => {
    expect(right(correct(choice('Paris', ['Nice', 'Paris', 'Lyon']), { options: lyon }))).toEqual(['Lyon']);
  });

  it('finds an option by its place where only its text was changed', () => {
    expect(right(correct(choice('Paris', ['Paris', 'Lyons', 'Nice']), { options: lyon }))).toEqual(['Lyons']);
  });

  it('stays where nothing of the question would be right', () => {
    expect(right(correct(choice('Rome', ['Paris', 'Rome']), { options: lyon }))).toEqual(['Rome']);
  });

  it('accepts more answers, each once', () => {
    expect(correct(written(['gold']), { accept: ['Au', 'gold'] }).correctAnswers).toEqual(['gold', 'Au']);
  });

  it('accepts more in one of several blanks and leaves the others as they are written', () => {
    const { correctAnswers } = correct(blanks(['salt|sel', 'pepper']), { accept: ['', 'poivre'] });
    expect(correctAnswers).toEqual(['salt|sel', 'pepper | poivre']);
  });

  it('replaces accepted answers', () => {
    expect(correct(written(['gold']), { correctAnswers: ['Ag'] }).correctAnswers).toEqual(['Ag']);
  });

  it('takes a question out, and brings it back with the next correction', () => {
    expect(correct(choice('Paris'), { drop: true }).dropped).toBe(true);
    const back = correct(choice('Paris'), { drop: true }, { options: lyon });
    expect([back.dropped, right(back)]).toEqual([undefined, ['Lyon']]);
  });

  it('leaves versions alone that were published after it', () => {
    const corrections = [{ questionId: 'q', upTo: 2, drop: true as const }];
    expect(withCorrections([choice('Paris')], corrections, 3)).toEqual([choice('Paris')]);
  });
});

const pairs = (lefts: string[], rights: string[], distractors: string[] = []) =>
  buildQuestion({
    id: 'q',
    type: 'matching',
    pairs: lefts.map((left, n) => ({ left, right: rights[n] ?? '' })),
    distractors,
  });
const inOrder = (...items: string[]) => buildQuestion({ id: 'q', type: 'ordering', items });

describe('a corrected key of what is stored by place', () => {
  const swapped = { places: ['France', 'Italy'], correctAnswers: ['Rome', 'Lyon'] };
  const turned = { places: ['a', 'b', 'c'], correctAnswers: ['c', 'a', 'b'] };

  it.each<[string, Question, typeof swapped, string[]]>([
    ['other pairs', pairs(['France', 'Italy'], ['Paris', 'Rome'], ['Lyon']), swapped, ['Rome', 'Lyon']],
    [
      'pairs in another order',
      pairs(['Italy', 'France'], ['Rome', 'Paris'], ['Lyon']),
      swapped,
      ['Lyon', 'Rome'],
    ],
    [
      'a left side of another text',
      pairs(['Gaul', 'Italy'], ['Paris', 'Rome'], ['Lyon']),
      swapped,
      ['Rome', 'Lyon'],
    ],
    [
      'a left side that is new',
      pairs(['Spain', 'France', 'Italy'], ['Madrid', 'Paris', 'Rome'], ['Lyon']),
      swapped,
      ['Madrid', 'Rome', 'Lyon'],
    ],
    [
      'a right side that cannot be chosen there',
      pairs(['France', 'Italy'], ['Paris', 'Rome']),
      swapped,
      ['Rome', 'Rome'],
    ],
    ['another order', inOrder('a', 'b', 'c'), turned, ['c', 'a', 'b']],
    ['items that stood elsewhere', inOrder('c', 'b', 'a'), turned, ['c', 'a', 'b']],
    ['an item of another text', inOrder('a', 'B', 'c'), turned, ['c', 'a', 'B']],
    ['other items', inOrder('a', 'b', 'c', 'd'), turned, ['a', 'b', 'c', 'd']],
  ])('%s', (_, question, change, rights) => {
    const keyed = correct(question, change);
    expect([rightsOf(keyed), correctAnswerOf(keyed), placesOf(keyed)]).toEqual([
      rights,
      rights,
      placesOf(question),
    ]);
  });

  it('is what its author goes on with; what fits nowhere any more can still be chosen', () => {
    const before = pairs(['France', 'Italy'], ['Paris', 'Rome'], ['Lyon']);
    const { pairs: after, distractors } = asAuthored(correct(before, swapped), before) as typeof before;
    expect(after).toEqual([
      { left: 'France', right: 'Rome' },
      { left: 'Italy', right: 'Lyon' },
    ]);
    expect(distractors).toEqual(['Paris']);
    const order = asAuthored(correct(inOrder('a', 'b', 'c'), turned), inOrder('a', 'b', 'c'));
    expect(order).toEqual(inOrder('c', 'a', 'b'));
  });
});

describe('what its author goes on with', () => {
  const both = lyon.map((option) => ({ ...option, isCorrect: option.text !== 'Nice' }));

  it.each([
    ['the published option of several that are right now', 'Paris', both, ['Paris']],
    ['the first of them where the published one is right no more', 'Nice', both, ['Paris']],
    ['the one that is right', 'Paris', lyon, ['Lyon']],
  ])('is %s', (_, published, options, kept) => {
    const before = choice(published);
    expect(right(asAuthored(correct(before, { options }), before))).toEqual(kept);
  });

  it('is every right option of a multiple choice, and says of none that it was dropped', () => {
    const options = choice('Paris').options;
    const before = buildQuestion({ id: 'q', type: 'multiple_choice', options });
    const keyed = correct(before, { options: both }, { drop: true });
    expect(right(keyed)).toEqual(['Paris', 'Lyon']);
    expect(right(asAuthored(keyed, before))).toEqual(['Paris', 'Lyon']);
    expect(asAuthored(keyed, before)).not.toHaveProperty('dropped');
  });
});

/** A paper, answers to it, and corrections of some of its questions. */
const paper = fc
  .array(anyQuestion, { minLength: 1, maxLength: 6 })
  .map((list) => list.map((question, n) => ({ ...question, id: `q${n}` })))
  .chain((list) =>
    fc.record({
      questions: fc.constant(list),
      texts: fc.tuple(...list.map(answerTo)),
      picks: fc.array(fc.record({ at: fc.nat(list.length - 1), kind: fc.nat(3), pick: fc.nat(20) }), {
        maxLength: 5,
      }),
    }),
  )
  .map(({ questions, texts, picks }) => ({
    questions,
    answers: new Map(questions.map(({ id }, n) => [id, texts[n] ?? null])),
    corrections: picks.map(({ at, kind, pick }) => someCorrection(questions[at] as Question, kind, pick)),
  }));

function someCorrection(question: Question, kind: number, pick: number): KeyCorrection {
  const about = { questionId: question.id, upTo: 1 };
  const { options } = question;
  if (kind === 0) return { ...about, drop: true };
  if (options.length > 0) {
    const marked = options.map(({ text }, n) => ({ text, isCorrect: n === pick % options.length }));
    return { ...about, options: marked };
  }
  const places = placesOf(question);
  if (places) {
    const rights = rightsOf(question) ?? [];
    const turn = pick % places.length;
    return { ...about, places, correctAnswers: [...rights.slice(turn), ...rights.slice(0, turn)] };
  }
  return kind === 1 ? { ...about, accept: [`more ${pick}`] } : { ...about, correctAnswers: [`only ${pick}`] };
}

describe('regrading', () => {
  it('gives what grading anew with the corrected key gives, and the same when it is done again', () => {
    fc.assert(
      fc.property(paper, ({ questions, answers, corrections }) => {
        const keyed = withCorrections(questions, corrections, 1);
        const before: Marks = { revision: 0, each: markAnswers(questions, answers) };
        const after = remark(before, keyed, answers, 1);
        expect(after).toEqual({ revision: 1, each: markAnswers(keyed, answers) });
        expect(remark(after, keyed, answers, 1)).toEqual(after);
      }),
    );
  });

  it('leaves what a person gave', () => {
    fc.assert(
      fc.property(paper, fc.nat(5), ({ questions, answers, corrections }, n) => {
        const position = n % questions.length;
        const each = markAnswers(questions, answers).map((mark, i) =>
          i === position ? { ...mark, hundredths: 123, pending: false, by: 'mP4' } : mark,
        );
        const { each: after } = remark(
          { revision: 0, each },
          withCorrections(questions, corrections, 1),
          answers,
          1,
        );
        expect(after[position]).toEqual(each[position]);
      }),
    );
  });

  it('counts a paper as if what was dropped had never been asked', () => {
    fc.assert(
      fc.property(paper, ({ questions, answers, corrections }) => {
        const keyed = withCorrections(questions, corrections, 1);
        const rest = keyed.filter(({ dropped }) => !dropped);
        const score = scoreOf(keyed, markAnswers(keyed, answers), 60);
        expect(score).toEqual(scoreOf(rest, markAnswers(rest, answers), 60));
        expect(scoreByTag(keyed, markAnswers(keyed, answers))).toEqual(
          scoreByTag(rest, markAnswers(rest, answers)),
        );
      }),
    );
  });
});
