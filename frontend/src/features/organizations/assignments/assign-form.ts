import type {
  Assignment,
  AssignmentTargets,
  NewAssignment,
} from '@quizhall/shared/model/organizations/assignment';
import { fromWall, toWall } from './zoned-time.ts';

export const ASSIGN_KINDS = ['everyone', 'departments', 'people', 'both'] as const;
export type AssignKind = (typeof ASSIGN_KINDS)[number];

/** Fields of the form. `due` is in the organization's time zone. */
export interface AssignFields {
  quiz: { id: string; title: string };
  kind: AssignKind;
  departmentIds: string[];
  people: { id: string; name: string }[];
  due: string;
  note: string;
  countsEarlier: boolean;
}

const WEEK = 7 * 24 * 3_600_000;

/** Default due time: 17:00 in one week, in the organization's time zone. */
export const inAWeek = (now: number, timezone: string): string =>
  `${toWall(now + WEEK, timezone).slice(0, 10)}T17:00`;

type TargetFields = Pick<AssignFields, 'kind' | 'departmentIds' | 'people'>;

/** Returns the targets to send. Both departments and people are sent if both were chosen. */
export const toTargets = ({ kind, departmentIds, people }: TargetFields): AssignmentTargets => ({
  everyone: kind === 'everyone',
  departmentIds: kind === 'departments' || kind === 'both' ? departmentIds : [],
  userIds: kind === 'people' || kind === 'both' ? people.map(({ id }) => id) : [],
});

/** Returns the target fields of an assignment. `named` are those of its people who are members. */
export function targetsOf(
  { everyone, departments }: Pick<Assignment, 'everyone' | 'departments'>,
  named: readonly { id: string; name: string }[],
): TargetFields {
  const kinds = { departments: departments.length > 0, people: named.length > 0 };
  const either = kinds.people ? 'people' : 'departments';
  const chosen = kinds.departments && kinds.people ? 'both' : either;
  return {
    kind: everyone ? 'everyone' : chosen,
    departmentIds: departments.map(({ id }) => id),
    people: [...named],
  };
}

/** Returns the assignment to send. */
export const toAssignment = (fields: AssignFields, timezone: string): NewAssignment => ({
  quizId: fields.quiz.id,
  ...toTargets(fields),
  dueAt: new Date(fromWall(fields.due, timezone) ?? 0).toISOString(),
  note: fields.note,
  countsEarlier: fields.countsEarlier,
});
