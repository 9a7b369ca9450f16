import type { Assignment } from '@quizhall/shared/model/organizations/assignment';
import { assignmentMessages as TEXT } from './assignment-messages.ts';

export const titleOf = ({ quiz }: Pick<Assignment, 'quiz'>): string => quiz.title || TEXT.untitled;

/** Returns the description of the assignees. */
export function toWhom({ everyone, departments, people }: Assignment): string {
  if (everyone) return TEXT.everyone;
  const named = [...departments.map(({ name }) => name), ...(people > 0 ? [TEXT.people(people)] : [])];
  return named.join(', ') || TEXT.nobody;
}
