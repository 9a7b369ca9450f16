import { describe, expect, it } from 'vitest';
import { readSeedQuizzes, toQuizInput } from '@quizhall/functions/quizzes/model/open-trivia.ts';
import { CREATED_BEFORE_MS, planSittings } from './sittings.ts';

const quizzes = readSeedQuizzes();
const sittings = planSittings(quizzes);
const titles = [...new Set(sittings.map(({ quiz }) => quiz))];
const of = (title: string) => sittings.filter(({ quiz }) => quiz === title);

/** Percent of the questions that somebody got right. */
function percentOf({ quiz, answers }: (typeof sittings)[number]): number {
  const seed = quizzes.find(({ title }) => title === quiz);
  const { questions = [] } = seed ? toQuizInput(seed) : {};
  const right = questions.filter(({ question, options = [], correctAnswers = [] }) => {
    const given = answers.get(question)?.userAnswer;
    return (
      options.some(({ text, isCorrect }) => isCorrect && text === given) ||
      correctAnswers.includes(String(given))
    );
  });
  return (100 * right.length) / questions.length;
}

describe('the attempts of a fresh stage', () => {
  it('are thirty on each of three quizzes, the same in every run', () => {
    expect(titles).toHaveLength(3);
    for (const title of titles) expect(of(title)).toHaveLength(30);
    expect(planSittings(readSeedQuizzes())).toEqual(sittings);
  });

  it.each(titles)(
    'of %s lie on many days, after the quiz was made and before now, the oldest first',
    (title) => {
      const times = of(title).map(({ startedBefore }) => startedBefore);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(new Set(times.map((ms) => Math.floor(ms / 86_400_000))).size).toBeGreaterThanOrEqual(7);
      expect(Math.max(...times)).toBeLessThan(CREATED_BEFORE_MS);
      for (const { startedBefore, seconds } of of(title))
        expect(startedBefore).toBeGreaterThan(seconds * 1_000);
    },
  );

  it.each(titles)('of %s end within its time limit', (title) => {
    const limit = (quizzes.find((quiz) => quiz.title === title)?.timeLimit ?? 0) * 60;
    for (const { seconds } of of(title)) expect(seconds).toBeLessThan(limit);
  });

  it.each(titles)(
    'of %s are by guests and by people with accounts, nobody on a quiz of their own',
    (title) => {
      const owner = quizzes.find((quiz) => quiz.title === title)?.owner;
      const roles = of(title).flatMap(({ who }) => ('role' in who ? [who.role] : []));
      expect(roles.filter((role) => role === 'learner')).toHaveLength(2);
      expect(roles).not.toContain(owner);
      const guests = of(title).flatMap(({ who }) => ('guest' in who ? [who.guest] : []));
      expect(new Set(guests).size).toBe(guests.length);
      expect(guests.length).toBeGreaterThan(20);
    },
  );

  it.each(titles)('of %s have scores as people have them', (title) => {
    const scores = of(title).map(percentOf);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const passed = scores.filter((score) => score >= 60).length;
    expect(mean).toBeGreaterThan(50);
    expect(mean).toBeLessThan(80);
    expect(passed).toBeGreaterThan(10);
    expect(passed).toBeLessThan(28);
    expect(new Set(scores.map((score) => Math.floor(score / 10))).size).toBeGreaterThanOrEqual(5);
  });
});
