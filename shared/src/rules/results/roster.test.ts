import { describe, expect, it } from 'vitest';
import { PARTICIPANT_SORTS, PARTICIPANT_STATUSES } from '../../model/enums.ts';
import * as fc from '../../testing/properties.ts';
import { isLater, latestEntries, pageOfRoster, type RosterEntry, type RosterPosition } from './roster.ts';

const entry = fc.record({
  participant: fc.constantFrom('g_a', 'g_b', 'u_c', 'u_d', 'u_e'),
  number: fc.integer({ min: 1, max: 4 }),
  name: fc.constantFrom('Ada', 'Élodie', 'zoë', 'Bo', ''),
  email: fc.constantFrom('', 'ada@example.com', 'BO@example.com'),
  status: fc.constantFrom(...PARTICIPANT_STATUSES),
  startedAt: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
  completedAt: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
  percentage: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
  seconds: fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }),
  sequenceNumber: fc.bigInt({ min: 1n, max: 10n ** 22n }).map(String),
}) satisfies fc.Arbitrary<RosterEntry>;
const entries = fc.array(entry, { maxLength: 60 });

describe('what chunks say of the same attempt', () => {
  it('is settled by the latest, in whatever pieces and however often it comes', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(entry, { selector: ({ sequenceNumber }) => sequenceNumber, maxLength: 40 }),
        fc.nat(),
        (all, cut) => {
          const [a, b] = [all.slice(0, cut % (all.length + 1)), all.slice(cut % (all.length + 1))];
          const whole = latestEntries(all);
          expect(latestEntries([...latestEntries(b), ...latestEntries(a), ...b])).toEqual(whole);
          for (const one of all)
            expect(
              whole.some(
                (kept) =>
                  kept.participant === one.participant &&
                  kept.number === one.number &&
                  !isLater(one.sequenceNumber, kept.sequenceNumber),
              ),
            ).toBe(true);
        },
      ),
    );
  });

  it('goes by the size of the numbers, not by their letters', () => {
    expect([isLater('10', '9'), isLater('9', '10'), isLater('7', '7')]).toEqual([true, false, false]);
  });
});

describe('a list of participants', () => {
  it('has every row that fits once, page after page, in every order', () => {
    fc.assert(
      fc.property(
        entries,
        fc.constantFrom(...PARTICIPANT_SORTS),
        fc.constantFrom('all' as const, ...PARTICIPANT_STATUSES),
        fc.constantFrom('', 'a', 'ÉLO', 'zoe', '@example'),
        fc.integer({ min: 1, max: 7 }),
        (some, sort, status, search, limit) => {
          const rows = latestEntries(some);
          const paged: unknown[] = [];
          let after: RosterPosition | undefined;
          let counts: Record<string, number>;
          do {
            // As a cursor comes back from a client.
            const page = pageOfRoster(rows, { search, status, sort, limit, after });
            paged.push(...page.rows);
            counts = page.counts;
            after = page.next && (JSON.parse(JSON.stringify(page.next)) as RosterPosition);
          } while (after);
          const whole = pageOfRoster(rows, { search, status, sort, limit: 1_000 }).rows;
          expect(paged).toEqual(whole);
          expect(whole.length).toBe(counts[status]);
        },
      ),
    );
  });

  const row = (name: string, more: Partial<RosterEntry> = {}): RosterEntry => ({
    participant: `u_${name}`,
    number: 1,
    name,
    email: '',
    status: 'passed',
    sequenceNumber: '1',
    ...more,
  });
  const ordered = (rows: readonly RosterEntry[], sort: (typeof PARTICIPANT_SORTS)[number]) =>
    pageOfRoster(rows, { status: 'all', sort, limit: 10 }).rows.map(({ name }) => name);

  it('has scores that are not final behind those that are, in both directions', () => {
    const rows = [
      row('waits', { status: 'pending_review', percentage: 99 }),
      row('low', { status: 'failed', percentage: 10 }),
      row('gone', { status: 'abandoned', percentage: 0 }),
      row('high', { percentage: 90 }),
    ];
    expect(ordered(rows, 'highest').slice(0, 2)).toEqual(['high', 'low']);
    expect(ordered(rows, 'lowest').slice(0, 2)).toEqual(['low', 'high']);
  });

  it('has running attempts at their start, and letters with accents among the others', () => {
    expect(
      ordered(
        [
          row('old', { completedAt: 5 }),
          row('runs', { startedAt: 9 }),
          row('new', { startedAt: 1, completedAt: 20 }),
        ],
        'recent',
      ),
    ).toEqual(['new', 'runs', 'old']);
    expect(ordered([row('Zoe'), row('Émile'), row('Ada'), row('bo')], 'name')).toEqual([
      'Ada',
      'bo',
      'Émile',
      'Zoe',
    ]);
  });

  it('is not disturbed by who comes between two pages', () => {
    const rows = ['a', 'c', 'e', 'g'].map((name) => row(name));
    const first = pageOfRoster(rows, { status: 'all', sort: 'name', limit: 2 });
    const later = [...rows, row('b'), row('d')];
    const second = pageOfRoster(later, { status: 'all', sort: 'name', limit: 5, after: first.next });
    expect(second.rows.map(({ name }) => name)).toEqual(['d', 'e', 'g']);
  });
});
