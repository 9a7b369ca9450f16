import * as z from 'zod';
import { queryAll, updateIf, withPrefix } from '../../platform/dynamodb/commands.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { DEPARTMENT_PREFIX, departmentKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const Department = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Whoever comes with an address there belongs to it, where the organization assigns by itself. */
  emailDomains: z.array(z.string()).default([]),
  /** Part of the sign-in of accounts without email; given with the first of them. */
  classCode: z.string().optional(),
});
export type Department = z.output<typeof Department>;

/** The departments of an organization by their names, with every change that was acknowledged: fifty at most. */
export async function listDepartments(organizationId: string): Promise<Department[]> {
  const items = await queryAll({
    ...withPrefix(departmentKey(organizationId, '').pk, DEPARTMENT_PREFIX),
    ConsistentRead: true,
  });
  return items.map((item) => Department.parse(item)).toSorted((a, b) => a.name.localeCompare(b.name));
}

const itemOf = (organizationId: string, department: z.input<typeof Department>) => ({
  ...departmentKey(organizationId, department.id),
  ...Department.parse(department),
});

/** Write that adds a department. */
export const newDepartmentItem = (organizationId: string, department: z.input<typeof Department>) => ({
  Put: {
    TableName,
    Item: itemOf(organizationId, department),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Write that replaces an existing department. */
export const saveDepartmentItem = (organizationId: string, department: Department): Writes[number] => ({
  Put: {
    TableName,
    Item: itemOf(organizationId, department),
    ConditionExpression: 'attribute_exists(pk)',
  },
});

/** Write that deletes a department. */
export const deleteDepartmentItem = (organizationId: string, id: string): Writes[number] => ({
  Delete: {
    TableName,
    Key: departmentKey(organizationId, id),
    ConditionExpression: 'attribute_exists(pk)',
  },
});

/** Gives a department its class code. False if it has one or was deleted. */
export async function assignClassCode(organizationId: string, id: string, code: string): Promise<boolean> {
  const { done } = await updateIf({
    Key: departmentKey(organizationId, id),
    UpdateExpression: 'SET classCode = :code',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(classCode)',
    ExpressionAttributeValues: { ':code': code },
  });
  return done;
}
