import * as z from 'zod';
import { allOf } from './idioms.ts';
import { DEPARTMENT_PREFIX, departmentKey } from './keys.ts';
import { TableName } from './table.ts';

const Department = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
});
export type Department = z.output<typeof Department>;

/** DE1: the departments of an organization by their names, with every change that was acknowledged: fifty at most. */
export async function listDepartments(organizationId: string): Promise<Department[]> {
  const items = await allOf({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :department)',
    ExpressionAttributeValues: {
      ':pk': departmentKey(organizationId, '').pk,
      ':department': DEPARTMENT_PREFIX,
    },
    ConsistentRead: true,
  });
  return items.map((item) => Department.parse(item)).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** DE2: the write that adds a department. */
export const newDepartment = (organizationId: string, department: Department) => ({
  Put: {
    TableName,
    Item: { ...departmentKey(organizationId, department.id), ...Department.parse(department) },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});
