import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import {
  importedTimes,
  minutesOf,
  ownTimes,
  questionTimes,
  storedTimes,
  withQuestionTimes,
} from './question-times.ts';
import type { QuestionTimesMode } from './question-times-mode.ts';
import { emptyQuestion, emptyQuiz } from '../editor/quiz-form.ts';

const questionsWith = (limits: number[]) =>
  limits.map((timeLimit, index) => ({ ...emptyQuestion(`q${index}`), timeLimit }));

const stored = (own: number[], ofQuiz: number) => ({
  ...emptyQuiz(),
  settings: { ...emptyQuiz().settings, questionTimeLimit: ofQuiz },
  questions: questionsWith(own),
});

const form = (mode: QuestionTimesMode, own: number[], seconds = 45) => ({
  questionTimes: mode,
  settings: { questionTimeLimit: seconds },
  questions: questionsWith(own),
});

describe('question times', () => {
  it.each([
    ['none without questions', [], 30, undefined],
    ['their own limits', [30, 60], 0, { least: 30, most: 60 }],
    ["the quiz's limit where a question has none", [0, 60], 20, { least: 20, most: 60 }],
    ['no limit at all', [0, 0], 0, { least: 0, most: 0 }],
  ])('%s', (_, own, ofQuiz, expected) => {
    expect(questionTimes(own, ofQuiz)).toEqual(expected);
  });
});

describe('the choice of a stored quiz', () => {
  it.each<[string, number[], number, QuestionTimesMode, number]>([
    ['all alike, each with its own', [30, 30], 0, 'same', 30],
    ['all by the limit of the quiz', [0, 0], 45, 'same', 45],
    ['one with its own beside the limit of the quiz', [0, 60], 45, 'each', 45],
    ['hand-written ones beside imported ones', [30, 0], 0, 'each', 30],
    ['none', [0, 0], 0, 'none', 30],
    ['no questions yet', [], 20, 'same', 20],
    ['no questions and no limit', [], 0, 'none', 30],
  ])('%s', (_, own, ofQuiz, mode, seconds) => {
    const read = withQuestionTimes(stored(own, ofQuiz));
    expect(read.questionTimes).toBe(mode);
    expect(read.settings.questionTimeLimit).toBe(seconds);
  });

  it('keeps the limit that each question really has', () => {
    const limits = fc.array(fc.constantFrom(0, 20, 30, 60), { maxLength: 6 });
    fc.assert(
      fc.property(limits, fc.constantFrom(0, 20, 45), (own, ofQuiz) => {
        const saved = storedTimes(withQuestionTimes(stored(own, ofQuiz)));
        expect(saved.own.map((limit) => limit || saved.ofQuiz)).toEqual(own.map((limit) => limit || ofQuiz));
      }),
    );
  });
});

describe('each its own', () => {
  it.each<[QuestionTimesMode, number[], number[]]>([
    ['same', [0, 0], [45, 45]],
    ['none', [0, 0], [0, 0]],
    // The choice was made before and left again.
    ['same', [20, 0], [20, 45]],
  ])('begins with what held before (%s)', (mode, own, expected) => {
    expect(ownTimes(form(mode, own))).toEqual(expected);
  });
});

describe('imported questions', () => {
  it.each<[string, QuestionTimesMode, number[], QuestionTimesMode, number[]]>([
    ['take the limit of all', 'same', [0, 0], 'same', [0, 0]],
    ['that name the same limit change nothing', 'same', [45, 0], 'same', [0, 0]],
    ['that name their own give each its own', 'same', [60, 0], 'each', [60, 45]],
    ['have none where there is none', 'none', [0, 0], 'none', [0, 0]],
    ['keep theirs where there is none', 'none', [60, 0], 'each', [60, 0]],
    ['get the usual where each has its own', 'each', [60, 0], 'each', [60, 45]],
  ])('%s', (_, mode, imported, after, times) => {
    expect(importedTimes(form(mode, [0]), imported)).toEqual({ mode: after, imported: times });
  });
});

describe('minutesOf', () => {
  const form = (questionTimes: 'same' | 'each' | 'none', timeLimit: number, ...limits: number[]) => ({
    questionTimes,
    settings: { questionTimeLimit: 30, timeLimit },
    questions: limits.map((seconds) => ({ timeLimit: seconds })),
  });

  it.each([
    ['the sum of equal limits', form('same', 20, 0, 0, 0, 0), 3],
    ['the sum of unequal limits', form('each', 20, 10, 10, 10, 600), 12],
    ['the limit of the quiz where it is shorter', form('same', 1, 0, 0), 1],
    ['the limit of the quiz where a question has none', form('each', 20, 10, 0), 20],
    ['the usual time', form('none', 0, 0), 30],
  ])('is %s', (_, timed, minutes) => {
    expect(minutesOf(timed)).toBe(minutes);
  });
});
