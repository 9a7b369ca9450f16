import { ORGANIZATION_FIELDS } from '@quizhall/shared/model/organizations/organization-limits';
import {
  deleteDepartmentItem,
  type Department,
  listDepartments,
  newDepartmentItem,
  saveDepartmentItem,
} from '../model/departments.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { listMembers, moveMembersToDepartment } from '../model/memberships.ts';
import { organizationEventItem } from '../model/organization-audit.ts';
import { getDepartmentRevision, bumpDepartmentRevisionItem } from '../model/organization-counts.ts';
import { organizationExistsItem } from '../model/organizations.ts';
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
    const turn = await getDepartmentRevision(organizationId);
    const writes = writesOf(await listDepartments(organizationId));
    const failed = await transactWrite({ writes, turn: bumpDepartmentRevisionItem(organizationId, turn) });
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
      organizationExistsItem(organizationId),
      newDepartmentItem(organizationId, department),
      organizationEventItem(organizationId, event),
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
      organizationExistsItem(organizationId),
      saveDepartmentItem(organizationId, { ...department, classCode }),
      organizationEventItem(organizationId, event),
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
  await moveMembersToDepartment(members, reassignTo);
  const event = { kind: 'departmentDeleted' as const, by, data: { departmentId: id } };
  const failed = await transactWrite({
    department: deleteDepartmentItem(organizationId, id),
    event: organizationEventItem(organizationId, event),
  });
  if (failed) throw new AppError('NOT_FOUND');
  return members.length;
}
