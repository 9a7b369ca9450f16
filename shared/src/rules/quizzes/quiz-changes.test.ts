import { describe, expect, it } from 'vitest';
import { gradeQuestion } from '../grading/index.ts';
import type { Question } from '../../model/quizzes/question.ts';
import { answerTo, anyQuestion } from '../../testing/arbitraries.ts';
import { buildQuestion, buildQuiz, buildSettings } from '../../testing/factories.ts';
import * as fc from '../../testing/properties.ts';
import {
  affectsGrading,
  changesBetween,
  goesOnWith,
  type QuizState,
  summariseChanges,
} from './quiz-changes.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => buildQuestion({ id })) as [
  Question,
  Question,
  Question,
  Question,
];
const quiz = (questions: Question[], overrides: Parameters<typeof buildQuiz>[0] = {}): QuizState => ({
  ...buildQuiz(overrides),
  coverImage: null,
  questions,
});
const changed = (questionId: string, fields: string[], affectsScores: boolean) => ({
  questionId,
  change: 'changed',
  fields,
  affectsScores,
});
const other = (questionId: string, change: string, affectsScores: boolean) => ({
  questionId,
  change,
  fields: [],
  affectsScores,
});

describe('changesBetween', () => {
  it('finds nothing between equal versions', () => {
    expect(changesBetween(quiz([a, b]), structuredClone(quiz([a, b])))).toEqual({
      fields: [],
      questions: [],
      affectsScores: false,
    });
  });

  it.each<[string, Question[], Question[], unknown[]]>([
    ['a new question', [a], [a, b], [other('b', 'added', true)]],
    ['a question that is gone', [a, b, c], [a, c], [other('b', 'removed', true)]],
    ['a question moved up', [a, b, c], [c, a, b], [other('c', 'moved', false)]],
    ['a question moved down', [a, b, c, d], [b, c, d, a], [other('a', 'moved', false)]],
    ['two that changed places', [a, b], [b, a], [other('b', 'moved', false)]],
    ['a stem', [a], [{ ...a, question: 'New?' }], [changed('a', ['question'], false)]],
    [
      'a stem of a question that also moved',
      [a, b],
      [{ ...b, question: 'New?' }, a],
      [changed('b', ['question'], false)],
    ],
    ['points', [a], [{ ...a, points: 5 }], [changed('a', ['points'], true)]],
    [
      'several fields',
      [a],
      [{ ...a, timeLimit: 5, tags: ['x'], explanation: 'y' }],
      [changed('a', ['explanation', 'tags', 'timeLimit'], false)],
    ],
    [
      'one gone, one new, one changed',
      [a, b],
      [c, { ...a, points: 1 }],
      [other('c', 'added', true), changed('a', ['points'], true), other('b', 'removed', true)],
    ],
  ])('%s', (_case, before, after, questions) => {
    const affectsScores = JSON.stringify(questions).includes('"affectsScores":true');
    expect(changesBetween(quiz(before), quiz(after))).toEqual({ fields: [], questions, affectsScores });
  });

  it.each<[Parameters<typeof buildQuiz>[0], string[], boolean]>([
    [{ title: 'New' }, ['title'], false],
    [{ description: 'New' }, ['description'], false],
    [
      { settings: buildSettings({ timeLimit: 5, allowRetake: true }) },
      ['settings.allowRetake', 'settings.timeLimit'],
      false,
    ],
    [{ settings: buildSettings({ passingScore: 71 }) }, ['settings.passingScore'], true],
    [
      { category: 'science', tags: ['new'], schedule: { isScheduled: true } },
      ['category', 'tags', 'schedule.isScheduled'],
      false,
    ],
    [
      { rewards: { leaderboard: false }, prizePool: { enabled: true } },
      ['rewards.leaderboard', 'prizePool.enabled'],
      false,
    ],
  ])('%o', (overrides, fields, affectsScores) => {
    expect(changesBetween(quiz([a]), quiz([a], overrides))).toEqual({ fields, questions: [], affectsScores });
  });

  it('tells a cover from none, and from another one', () => {
    const covered = (coverImage: string | null) => ({ ...quiz([a]), coverImage });
    for (const [before, after] of [
      [null, 'a.png'],
      ['a.png', null],
      ['a.png', 'b.png'],
    ] as const)
      expect(changesBetween(covered(before), covered(after)).fields).toEqual(['coverImage']);
  });

  it('does not compare what one of the two does not hold', () => {
    const { title, settings, questions } = quiz([a]);
    const bare = { title, settings, questions };
    expect(changesBetween(bare, quiz([a], { tags: ['new'] })).fields).toEqual([]);
    expect(changesBetween(quiz([a], { description: 'New' }), bare).fields).toEqual([]);
  });

  it('does not mind in which order fields were named', () => {
    const turned = Object.fromEntries(Object.entries(a).toReversed()) as Question;
    expect(changesBetween(quiz([a]), quiz([turned])).questions).toEqual([]);
  });
});

/** Two states with questions in common, some of them edited. */
const twoStates = fc
  .uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 12 })
  .chain((ids) =>
    fc.tuple(
      fc.constant(ids),
      fc.shuffledSubarray(ids),
      fc.uniqueArray(fc.integer({ min: 31, max: 40 }), { maxLength: 4 }),
      fc.nat(),
      fc.infiniteStream(fc.boolean()),
      fc.constantFrom<NonNullable<Parameters<typeof buildQuiz>[0]>>(
        {},
        { title: 'New' },
        { tags: ['new'], settings: buildSettings({ passingScore: 1 }) },
      ),
    ),
  )
  .map(([ids, kept, fresh, place, edits, overrides]) => {
    const asked = (id: number) => buildQuestion({ id: `q${id}` });
    const edited = kept.map((id) => (edits.next().value ? { ...asked(id), question: 'New?' } : asked(id)));
    const after = edited.toSpliced(place % (edited.length + 1), 0, ...fresh.map(asked));
    return [quiz(ids.map(asked)), quiz(after, overrides)] as const;
  });

const idsOf = (changes: ReturnType<typeof changesBetween>, wanted: string) =>
  changes.questions.filter(({ change }) => change === wanted).map(({ questionId }) => questionId);

describe('whatever two states are compared', () => {
  const holds = (check: (before: QuizState, after: QuizState) => void) =>
    fc.assert(
      fc.property(twoStates, ([before, after]) => check(before, after)),
      { numRuns: 300 },
    );

  it('every question is told once at most, and the numbers add up', () => {
    holds((before, after) => {
      const changes = changesBetween(before, after);
      const told = changes.questions.map(({ questionId }) => questionId);
      expect(new Set(told).size).toBe(told.length);
      const { added, removed, changed, moved, fields } = summariseChanges(changes);
      expect(before.questions.length + added - removed).toBe(after.questions.length);
      expect(added + removed + changed + moved).toBe(told.length);
      expect(fields).toBe(changes.fields);
    });
  });

  it('what is not told is in both of them, alike and in the same order', () => {
    holds((before, after) => {
      const told = new Set(changesBetween(before, after).questions.map(({ questionId }) => questionId));
      const rest = ({ questions }: QuizState) => questions.filter(({ id }) => !told.has(id));
      expect(rest(after)).toEqual(rest(before));
    });
  });

  it('the other way round, what was added is removed, and the same has changed', () => {
    holds((before, after) => {
      const [there, back] = [changesBetween(before, after), changesBetween(after, before)];
      expect(idsOf(back, 'removed')).toEqual(idsOf(there, 'added'));
      expect(idsOf(back, 'added')).toEqual(idsOf(there, 'removed'));
      expect(idsOf(back, 'changed').toSorted()).toEqual(idsOf(there, 'changed').toSorted());
      expect([back.fields, back.affectsScores]).toEqual([there.fields, there.affectsScores]);
    });
  });

  it('nothing differs from itself', () => {
    holds((_, after) => {
      expect(changesBetween(after, structuredClone(after))).toEqual({
        fields: [],
        questions: [],
        affectsScores: false,
      });
    });
  });
});

describe('affectsGrading', () => {
  const choice = buildQuestion();
  const blanks = buildQuestion({ type: 'fill_blank' });
  const written = buildQuestion({ type: 'short_answer' });
  const matching = buildQuestion({ type: 'matching' });
  const ordering = buildQuestion({ type: 'ordering' });
  const [paris, ...others] = choice.options;
  it.each<[string, Question, Question, boolean]>([
    [
      'another key',
      choice,
      { ...choice, options: choice.options.map((o) => ({ ...o, isCorrect: !o.isCorrect })) },
      true,
    ],
    [
      'another option text',
      choice,
      { ...choice, options: choice.options.map((o) => ({ ...o, text: `${o.text}!` })) },
      true,
    ],
    [
      'options in another order',
      choice,
      { ...choice, options: [...others, ...(paris ? [paris] : [])] },
      false,
    ],
    [
      'an explanation of an option',
      choice,
      { ...choice, options: choice.options.map((o) => ({ ...o, explanation: 'x' })) },
      false,
    ],
    ['another type', choice, { ...choice, type: 'multiple_choice' }, true],
    [
      'one more accepted answer',
      written,
      { ...written, correctAnswers: [...written.correctAnswers, 'x'] },
      true,
    ],
    ['accents folded', written, { ...written, grading: { foldAccents: true } }, true],
    ['one more blank', blanks, { ...blanks, question: '___ ___' }, true],
    ['other words around a blank', blanks, { ...blanks, question: 'Gold is _____!' }, false],
    ['a stem', ordering, { ...ordering, question: 'x ___ y' }, false],
    ['other pairs', matching, { ...matching, pairs: matching.pairs.slice(1) }, true],
    ['other distractors', matching, { ...matching, distractors: [] }, false],
    ['another order', ordering, { ...ordering, items: ordering.items.toReversed() }, true],
    ['partial credit', ordering, { ...ordering, grading: { partialCredit: true } }, true],
  ])('%s', (_case, before, after, expected) => {
    expect(affectsGrading(before, after)).toBe(expected);
  });

  it('is told whenever any answer gets other points', () => {
    const edited = anyQuestion.chain((question) =>
      fc.tuple(
        fc.constant(question),
        fc.constantFrom<Partial<Question>>(
          { points: 7 },
          { explanation: 'x' },
          { options: question.options.toReversed() },
          { options: question.options.map((option) => ({ ...option, isCorrect: !option.isCorrect })) },
          { correctAnswers: ['x'] },
          { correctAnswers: question.correctAnswers.toReversed() },
          { question: `${question.question} ___` },
          { grading: { partialCredit: true } } as Partial<Question>,
        ),
        answerTo(question),
      ),
    );
    fc.assert(
      fc.property(edited, ([question, change, answer]) => {
        const next = { ...question, ...change } as Question;
        const [old, now] = [gradeQuestion(question, answer), gradeQuestion(next, answer)];
        if (old.hundredths !== now.hundredths) expect(affectsGrading(question, next)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('goesOnWith', () => {
  const turned = a.options.map((option) => ({ ...option, isCorrect: !option.isCorrect }));
  it.each([
    ['other words and another worth', { question: 'Reworded?', points: a.points + 1 }, true],
    ['another key', { options: turned }, true],
    ['other words and another key', { question: 'Reworded?', options: turned }, false],
    ['another type', { type: 'multiple_choice' }, false],
  ])('a question with %s', (_, change, goesOn) => {
    expect(goesOnWith(a, { ...a, ...change } as Question)).toBe(goesOn);
  });
});
