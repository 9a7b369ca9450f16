import { assignmentMessages } from './assignment-messages.ts';
import type { AssignFields } from './assign-form.ts';

const TEXT = assignmentMessages.form;

/** Returns the problems of missing targets. */
export const targetProblems = ({
  kind,
  departmentIds,
  people,
}: Pick<AssignFields, 'kind' | 'departmentIds' | 'people'>): Record<string, string> => ({
  ...((kind === 'departments' || kind === 'both') &&
    departmentIds.length === 0 && { departmentIds: TEXT.departmentsMissing }),
  ...((kind === 'people' || kind === 'both') && people.length === 0 && { people: TEXT.membersMissing }),
});

/** Form field of each API field. */
const FIELDS: Readonly<Record<string, string>> = {
  quizId: 'quiz',
  dueAt: 'due',
  departmentIds: 'departmentIds',
  userIds: 'people',
  to: 'kind',
};

/** Returns the form field of an API path, including paths within `to`. */
export const assignFieldOf = (path: string): string => {
  const [first = path, second] = path.split('.');
  return FIELDS[first === 'to' && second !== undefined ? second : first] ?? path;
};
