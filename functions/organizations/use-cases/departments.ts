import { ORGANIZATION_FIELDS } from '@quizhall/shared/model/organizations/organization-limits';
import {
  deletedDepartment,
  type Department,
  listDepartments,
  newDepartment,
  savedDepartment,
} from '../model/departments.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { listMembers, moveMembers } from '../model/memberships.ts';
import { organizationEvent } from '../model/organization-audit.ts';
import { getDepartmentTurn, nextDepartmentTurn } from '../model/organization-counts.ts';
import { stillThere } from '../model/organizations.ts';
import { AppError } from '../../platform/errors.ts';
import { assertDepartment } from '../model/members.ts';
import { newDepartmentId } from '../model/new-organization.ts';

const refused = (message: string) => new AppError('INVALID_INPUT', { errors: { name: message } });

function assertFreeName(
  departments: readonly Department[],
  { id, name }: Pick<Department, 'id' | 'name'>,
): void {
  if (departments.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase()))
    throw refused('There is a department of this name already');
}

/** Of several who give names at once each comes in turn. */
const MOST_TRIES = 10;

/**
 * Writes by the departments that there are, which nobody adds to or renames meanwhile; else it looks again.
 * @throws AppError NOT_FOUND where one of these writes is refused, UNAVAILABLE
 */
async function inTurn(
  organizationId: string,
  writesOf: (departments: Department[]) => Writes,
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // First the turn: whatever was written before it is among what is read then.
    const turn = await getDepartmentTurn(organizationId);
    const writes = writesOf(await listDepartments(organizationId));
    const failed = await transactWrite({ writes, turn: nextDepartmentTurn(organizationId, turn) });
    if (!failed) return;
    if (failed === 'writes') throw new AppError('NOT_FOUND');
  }
  throw new AppError('UNAVAILABLE');
}

/** Adds a department. @throws AppError INVALID_INPUT for a name that another one has, and where there are as many as there may be */
export async function addDepartment(
  organizationId: string,
  fields: Omit<Department, 'id'>,
  by: string,
): Promise<Department> {
  const department = { ...fields, id: newDepartmentId() };
  const event = { kind: 'departmentCreated' as const, by, data: { departmentId: department.id } };
  await inTurn(organizationId, (departments) => {
    assertFreeName(departments, department);
    if (departments.length >= ORGANIZATION_FIELDS.departments)
      throw refused(`An organization has at most ${ORGANIZATION_FIELDS.departments} departments`);
    return [
      stillThere(organizationId),
      newDepartment(organizationId, department),
      organizationEvent(organizationId, event),
    ];
  });
  return department;
}

/** Changes what a department says. @throws AppError INVALID_INPUT, NOT_FOUND */
export async function editDepartment(
  organizationId: string,
  department: Department,
  by: string,
): Promise<void> {
  const event = { kind: 'departmentEdited' as const, by, data: { departmentId: department.id } };
  await inTurn(organizationId, (departments) => {
    assertFreeName(departments, department);
    const classCode = departments.find(({ id }) => id === department.id)?.classCode;
    return [
      stillThere(organizationId),
      savedDepartment(organizationId, { ...department, classCode }),
      organizationEvent(organizationId, event),
    ];
  });
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
  const event = { kind: 'departmentDeleted' as const, by, data: { departmentId: id } };
  const failed = await transactWrite({
    department: deletedDepartment(organizationId, id),
    event: organizationEvent(organizationId, event),
  });
  if (failed) throw new AppError('NOT_FOUND');
  return members.length;
}
