import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { compareResults } from '../results/leaderboard.ts';
import { bestOfPersons, type Contender, keptContenders } from './winners.ts';

const one = (participant: string, percentage: number, marks: string[] = [], seconds = 60): Contender => ({
  attemptId: `a_${participant}_${percentage}`,
  participant,
  percentage,
  seconds,
  completedAt: 1_000,
  marks,
});
const idsOf = (list: readonly Contender[]) => list.map(({ attemptId }) => attemptId);

describe('bestOfPersons', () => {
  it.each<[string, Contender[], string[]]>([
    ['the best attempt of one', [one('g_1', 50), one('g_1', 80)], ['a_g_1_80']],
    [
      'a guest and an account with one address',
      [one('u_1', 50, ['e:x']), one('g_1', 80, ['e:x'])],
      ['a_g_1_80'],
    ],
    [
      'who is the same through others',
      [one('g_1', 50, ['e:x']), one('u_1', 40, ['e:x', 'e:y']), one('g_2', 90, ['e:y'])],
      ['a_g_2_90'],
    ],
    [
      'late hand-ins, which come last',
      [{ ...one('g_1', 100), late: true }, one('g_2', 40), { ...one('g_2', 90), late: true }],
      ['a_g_2_40', 'a_g_1_100'],
    ],
    ['strangers', [one('g_1', 50, ['e:x']), one('g_2', 60, ['e:y'])], ['a_g_2_60', 'a_g_1_50']],
  ])('knows %s', (_case, contenders, ids) => {
    expect(idsOf(bestOfPersons(contenders))).toEqual(ids);
  });

  it('keeps what tells who somebody is, of every attempt', () => {
    const [best] = bestOfPersons([one('u_1', 90, ['e:x']), one('u_1', 10, ['e:y'])]);
    expect(best?.marks.toSorted()).toEqual(['e:x', 'e:y', 'p:u_1']);
  });
});

const contender = fc
  .record({
    person: fc.nat(120),
    percentage: fc.nat(5).map((n) => n * 20),
    seconds: fc.nat(3),
    mark: fc.option(fc.nat(200)),
  })
  .map(({ person, percentage, seconds, mark }) =>
    one(`g_${person}`, percentage, mark === null ? [] : [`e:${mark}`], seconds),
  );

describe('keptContenders', () => {
  it('loses nobody of the first places, in however many parts it goes', () => {
    const several = fc.array(fc.array(contender, { maxLength: 120 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(several, fc.integer({ min: 1, max: 3 }), (parts, places) => {
        const kept = parts.flatMap((part) => keptContenders(part, places).kept);
        const firstOf = (list: readonly Contender[]) =>
          bestOfPersons(list)
            .slice(0, places)
            .map(({ percentage, seconds }) => [percentage, seconds]);
        // Who is one person through somebody who was left out may be counted twice, which room is kept for.
        expect(firstOf(kept).length).toBeGreaterThanOrEqual(Math.min(places, firstOf(parts.flat()).length));
        expect(firstOf(kept)).toEqual(firstOf(parts.flat()));
      }),
    );
  });

  it('keeps everybody who is equal to the last, and says that there were more', () => {
    const many = Array.from({ length: 300 }, (_, n) => one(`g_${n}`, n < 200 ? 90 : 10));
    const { kept, isCut } = keptContenders(many, 3);
    expect([kept.length, isCut]).toEqual([200, true]);
    const last = kept.at(-1);
    expect(kept.every((member) => last && compareResults(member, last) <= 0)).toBe(true);
  });
});
