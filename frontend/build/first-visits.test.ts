import { array, assert, constantFrom, property, tuple, uniqueArray } from 'fast-check';
import { expect, it } from 'vitest';
import { groupsOf, needsOf, type Visit } from './first-visits.ts';

const LARGE = 20_000;
const SMALL = 100;

const need = (...modules: [string, number][]) => new Map(modules);
const named = (needs: ReadonlyMap<string, number>[]) =>
  groupsOf(needs)
    .map(({ visits, modules }) => `${[...visits].join('')} ${[...modules.keys()].toSorted().join(' ')}`)
    .toSorted();

it('puts together what the same visits need', () => {
  const core: [string, number] = ['core', LARGE];
  const both: [string, number][] = [
    ['quiz', LARGE],
    ['cover', SMALL],
  ];
  expect(
    named([need(core, ['front', LARGE]), need(core, ...both), need(core, ...both, ['runner', LARGE])]),
  ).toEqual(['0 front', '012 core', '12 cover quiz', '2 runner']);
});

it('leaves what is little to the file of the next larger circle', () => {
  const core: [string, number] = ['core', LARGE];
  const shared: [string, number] = ['shared', LARGE];
  expect(named([need(core, shared, ['icon', SMALL]), need(core, shared), need(core)])).toEqual([
    '01 icon shared',
    '012 core',
  ]);
});

it('keeps what is little where no larger circle is', () => {
  expect(named([need(['a', SMALL]), need(['b', SMALL])])).toEqual(['0 a', '1 b']);
});

it('divides what visits with a limit need without those that come later', () => {
  const visits: (Pick<Visit, 'most' | 'isLater'> & { need: Map<string, number> })[] = [
    { need: need(['core', LARGE], ['quiz', LARGE]), most: { kilobytes: 1, files: 1 } },
    { need: need(['core', LARGE], ['form', LARGE]) },
    { need: need(['core', LARGE], ['form', LARGE], ['result', LARGE]), isLater: true },
  ];
  expect(named(needsOf(visits, (visit) => visit.need))).toEqual(['0 quiz', '01 core', '12 form', '2 result']);
});

it('has each module once, in a file that every visit of it loads', () => {
  const needs = array(
    uniqueArray(tuple(constantFrom('a', 'b', 'c', 'd', 'e', 'f'), constantFrom(SMALL, LARGE)), {
      selector: ([module]) => module,
    }),
    { minLength: 1, maxLength: 5 },
  );
  assert(
    property(needs, (lists) => {
      const visits = lists.map((list) => new Map(list));
      const groups = groupsOf(visits);
      const all = groups.flatMap(({ modules }) => [...modules.keys()]);
      expect(all.toSorted()).toEqual([...new Set(visits.flatMap((visit) => [...visit.keys()]))].toSorted());
      for (const [n, visit] of visits.entries())
        for (const module of visit.keys())
          expect(groups.find(({ modules }) => modules.has(module))?.visits.has(n)).toBe(true);
    }),
  );
});
