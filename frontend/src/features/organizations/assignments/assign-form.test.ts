import { expect, it } from 'vitest';
import { type AssignFields, inAWeek, targetsOf, toAssignment, toTargets } from './assign-form.ts';

const FIELDS: AssignFields = {
  quiz: { id: 'q_1', title: 'Metals' },
  kind: 'everyone',
  departmentIds: ['d_1'],
  people: [{ id: 'ada', name: 'Ada' }],
  due: '2026-07-15T17:00',
  note: '',
  countsEarlier: true,
};

it('begins with the end of an afternoon in a week, by the clock of the organization', () => {
  const now = Date.UTC(2026, 6, 8, 2);
  expect([inAWeek(now, 'UTC'), inAWeek(now, 'America/New_York')]).toEqual([
    '2026-07-15T17:00',
    '2026-07-14T17:00',
  ]);
});

it.each([
  ['everyone', { everyone: true, departmentIds: [], userIds: [] }],
  ['departments', { everyone: false, departmentIds: ['d_1'], userIds: [] }],
  ['people', { everyone: false, departmentIds: [], userIds: ['ada'] }],
  ['both', { everyone: false, departmentIds: ['d_1'], userIds: ['ada'] }],
] as const)('sends what was chosen last: %s', (kind, to) => {
  expect(toAssignment({ ...FIELDS, kind }, 'Europe/London')).toMatchObject({
    quizId: 'q_1',
    dueAt: '2026-07-15T16:00:00.000Z',
    ...to,
  });
});

it.each([
  ['everyone', true, [], []],
  ['departments', false, ['d_1'], []],
  ['departments', false, [], []],
  ['people', false, [], ['ada']],
  ['both', false, ['d_1'], ['ada']],
])('finds again for whom one is: %s', (kind, everyone, departmentIds, userIds) => {
  const departments = departmentIds.map((id) => ({ id, name: 'Art' }));
  const fields = targetsOf(
    { everyone, departments },
    userIds.map((id) => ({ id, name: 'Ada' })),
  );
  expect([fields.kind, toTargets(fields)]).toEqual([kind, { everyone, departmentIds, userIds }]);
});
