import { buildQuestion, buildQuiz } from '@quizhall/shared/testing/factories';
import { isSame } from '@quizhall/shared/rules/quizzes/quiz-changes';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromQuiz, type QuizBody, toQuizBody } from './form-mapping.ts';
import { mergeBodies } from './merge-bodies.ts';

const question = (id: string, text = id) => buildQuestion({ id, question: text });
const base = toQuizBody(fromQuiz(buildQuiz({ questions: ['a', 'b', 'c'].map((id) => question(id)) })));
const withQuestions = (...wanted: (string | [string, string])[]): QuizBody => ({
  ...base,
  questions: toQuizBody(
    fromQuiz(
      buildQuiz({
        questions: wanted.map((one) => (typeof one === 'string' ? question(one) : question(...one))),
      }),
    ),
  ).questions,
});
const shown = ({ questions = [] }: QuizBody) =>
  questions.map(({ id, question: text }) => (text === id ? id : `${id}:${text}`)).join(' ');

describe('merging two versions of a quiz', () => {
  it('takes each field from the version that changed it', () => {
    const mine = { ...base, title: 'Mine', settings: { ...base.settings, passingScore: 50 } };
    const theirs = { ...base, tags: ['theirs'], settings: { ...base.settings, timeLimit: 9 } };
    const { body, collisions } = mergeBodies(base, mine, theirs);
    expect(collisions).toEqual([]);
    expect(body).toMatchObject({
      title: 'Mine',
      tags: ['theirs'],
      settings: { passingScore: 50, timeLimit: 9 },
    });
  });

  it.each<[string, QuizBody, QuizBody, string, string[]]>([
    [
      'other questions changed',
      withQuestions(['a', '1'], 'b', 'c'),
      withQuestions('a', ['b', '2'], 'c'),
      'a:1 b:2 c',
      [],
    ],
    ['both added one', withQuestions('a', 'x', 'b', 'c'), withQuestions('a', 'b', 'c', 'y'), 'a x b c y', []],
    [
      'one deleted, another changed',
      withQuestions('b', 'c'),
      withQuestions('a', ['b', '2'], 'c'),
      'b:2 c',
      [],
    ],
    [
      'mine moved, theirs added',
      withQuestions('c', 'b', 'a'),
      withQuestions('a', 'y', 'b', 'c'),
      'c b a y',
      [],
    ],
    [
      'theirs moved, mine changed',
      withQuestions(['a', '1'], 'b', 'c'),
      withQuestions('c', 'a', 'b'),
      'c a:1 b',
      [],
    ],
    [
      'the same change',
      withQuestions(['a', '1'], 'b', 'c'),
      withQuestions(['a', '1'], 'b', 'c'),
      'a:1 b c',
      [],
    ],
    [
      'one question changed twice',
      withQuestions(['a', '1'], 'b', 'c'),
      withQuestions(['a', '2'], 'b', 'c'),
      'a:1 b c',
      ['questions.a'],
    ],
    [
      'changed here, deleted there',
      withQuestions(['a', '1'], 'b', 'c'),
      withQuestions('b', 'c'),
      'a:1 b c',
      ['questions.a'],
    ],
    [
      'deleted here, changed there',
      withQuestions('b', 'c'),
      withQuestions(['a', '2'], 'b', 'c'),
      'b c',
      ['questions.a'],
    ],
    ['moved differently', withQuestions('b', 'a', 'c'), withQuestions('a', 'c', 'b'), 'b a c', ['questions']],
  ])('with %s', (_, mine, theirs, questions, collisions) => {
    const merged = mergeBodies(base, mine, theirs);
    expect([shown(merged.body), merged.collisions]).toEqual([questions, collisions]);
  });

  it('asks which side counts where both changed the same', () => {
    const mine = withQuestions(['a', '1'], 'b', 'c');
    const theirs = withQuestions(['a', '2'], 'b', 'c');
    expect(shown(mergeBodies(base, mine, theirs, new Map([['questions.a', 'theirs']])).body)).toBe('a:2 b c');
  });

  it('calls every difference a collision where the common version is not known', () => {
    const { collisions } = mergeBodies(undefined, { ...base, title: 'Mine' }, withQuestions('a', 'b'));
    expect(collisions).toEqual(['title', 'questions.c']);
  });

  const edited = fc
    .record({
      title: fc.constantFrom(base.title, 'x', 'y'),
      passingScore: fc.constantFrom(70, 10, 20),
      ids: fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e']),
      text: fc.constantFrom('', '1', '2'),
    })
    .map(({ title, passingScore, ids, text }) => ({
      ...withQuestions(...ids.map((id): [string, string] => [id, id === 'b' ? `${id}${text}` : id])),
      title,
      settings: { ...base.settings, passingScore },
    }));

  it('keeps what only one version changed, and is the same from both sides where nothing collides', () => {
    fc.assert(
      fc.property(edited, edited, edited, (before, mine, theirs) => {
        expect(isSame(mergeBodies(before, mine, before).body, mine)).toBe(true);
        expect(isSame(mergeBodies(before, before, theirs).body, theirs)).toBe(true);
        expect(mergeBodies(before, mine, mine)).toMatchObject({ collisions: [] });
        const { body, collisions } = mergeBodies(before, mine, theirs);
        const ids = (body.questions ?? []).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const swapped = mergeBodies(before, theirs, mine);
        expect(swapped.collisions.toSorted()).toEqual(collisions.toSorted());
      }),
    );
  });
});
