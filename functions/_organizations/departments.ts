import { ORGANIZATION_FIELDS } from '@quizhall/shared/model/organization-limits';
import {
  deleteDepartment,
  type Department,
  listDepartments,
  newDepartment,
  saveDepartment,
} from '../_data/departments.ts';
import { refusalsOf } from '../_data/idioms.ts';
import { listMembers, moveMembers } from '../_data/memberships.ts';
import { organizationEvent } from '../_data/organization-audit.ts';
import { stillThere } from '../_data/organizations.ts';
import { AppError } from '../_platform/errors.ts';
import { assertDepartment } from './members.ts';
import { newDepartmentId } from './new-organization.ts';

const refused = (message: string) => new AppError('INVALID_INPUT', { errors: { name: message } });

function assertFreeName(
  departments: readonly Department[],
  { id, name }: Pick<Department, 'id' | 'name'>,
): void {
  if (departments.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase()))
    throw refused('There is a department of this name already');
}

/** Adds a department. @throws AppError INVALID_INPUT for a name that another one has, and where there are as many as there may be */
export async function addDepartment(
  organizationId: string,
  fields: Omit<Department, 'id'>,
  by: string,
): Promise<Department> {
  const departments = await listDepartments(organizationId);
  const department = { ...fields, id: newDepartmentId() };
  assertFreeName(departments, department);
  if (departments.length >= ORGANIZATION_FIELDS.departments)
    throw refused(`An organization has at most ${ORGANIZATION_FIELDS.departments} departments`);
  const event = { kind: 'departmentCreated' as const, by, data: { departmentId: department.id } };
  const done = await refusalsOf([
    stillThere(organizationId),
    newDepartment(organizationId, department),
    organizationEvent(organizationId, event),
  ]);
  if (done.length > 0) throw new AppError('NOT_FOUND');
  return department;
}

/** Changes what a department says. @throws AppError INVALID_INPUT, NOT_FOUND */
export async function editDepartment(
  organizationId: string,
  department: Department,
  by: string,
): Promise<void> {
  assertFreeName(await listDepartments(organizationId), department);
  if (!(await saveDepartment(organizationId, department))) throw new AppError('NOT_FOUND');
  const event = { kind: 'departmentEdited' as const, by, data: { departmentId: department.id } };
  await refusalsOf([organizationEvent(organizationId, event)]);
}

/**
 * Deletes a department after its members have moved to another one, or into none; done again it goes on. Answers how many moved. What was
 * counted of it stays counted.
 * @throws AppError NOT_FOUND, INVALID_INPUT
 */
export async function removeDepartment(
  organizationId: string,
  { id, reassignTo }: { id: string; reassignTo: string | undefined },
  by: string,
): Promise<number> {
  if (!(await listDepartments(organizationId)).some((department) => department.id === id))
    throw new AppError('NOT_FOUND');
  if (reassignTo === id)
    throw new AppError('INVALID_INPUT', { errors: { reassignTo: 'Please choose another department' } });
  if (reassignTo !== undefined) await assertDepartment(organizationId, reassignTo);
  const members = (await listMembers(organizationId)).filter(({ departmentId }) => departmentId === id);
  await moveMembers(members, reassignTo);
  if (!(await deleteDepartment(organizationId, id))) throw new AppError('NOT_FOUND');
  const event = { kind: 'departmentDeleted' as const, by, data: { departmentId: id } };
  await refusalsOf([organizationEvent(organizationId, event)]);
  return members.length;
}
