import { buildQuiz } from '@quizhall/shared/testing/factories';
import { describe, expect, it } from 'vitest';
import { versionFacts } from './version-facts.ts';
import { fieldName, fieldNames, summaryText } from './version-messages.ts';

const NOTHING = { fields: [], added: 0, removed: 0, changed: 0, moved: 0, affectsScores: false };

describe('what a version changed, in words', () => {
  it.each([
    [1, { added: 12 }, 'First published, with 12 questions'],
    [2, {}, 'Published again without changes'],
    [2, { fields: ['title', 'rewards.leaderboard', 'rewards.enabled'] }, 'Title, Rewards'],
    [
      3,
      { fields: ['settings.passingScore'], added: 1, removed: 2, changed: 3, moved: 4 },
      'Passing score · 1 question added · 2 questions removed · 3 questions changed · 4 questions moved',
    ],
  ])('version %i with %o', (number, changes, expected) => {
    expect(summaryText(number, { ...NOTHING, ...changes })).toBe(expected);
  });

  it('names what it does not know by its section', () => {
    expect(fieldName('settings.somethingNew')).toBe('Settings');
    expect(fieldName('prizePool.totalAmount')).toBe('Prize pool');
    expect(fieldNames(['settings.isPaid', 'settings.price'])).toBe('Price');
  });

  it('names practice as its switches do', () => {
    expect(fieldNames(['settings.practiceMode', 'settings.practiceCounts'])).toBe(
      'Practice mode, Count these attempts',
    );
  });

  it('names every setting of today by a word of its own', () => {
    const unnamed = Object.keys(buildQuiz().settings)
      .filter((name) => name !== 'hasPassword')
      .filter((name) => fieldName(`settings.${name}`) === 'Settings');
    expect(unnamed).toEqual([]);
  });
});

describe('the facts of a version', () => {
  it('are what is written, by name, and nothing that is empty', () => {
    const quiz = buildQuiz({
      tags: ['a', 'b'],
      description: '',
      schedule: { isScheduled: false, startDate: '2030-01-01T00:00:00.000Z' },
    });
    const facts = new Map(versionFacts(quiz).map(({ label, value }) => [label, value]));
    expect(facts.get('Title')).toBe('General knowledge');
    expect(facts.get('Tags')).toBe('a, b');
    expect(facts.get('Passing score')).toBe('70%');
    expect(facts.get('Questions per page')).toBe('1');
    expect(facts.get('Allow guests')).toBe('Yes');
    expect(facts.get('Require login')).toBe('No');
    expect(facts.get('Full screen')).toBe('No');
    for (const left of ['Description', 'Start', 'Pools', 'Time limit']) expect(facts.has(left)).toBe(false);
  });
});
