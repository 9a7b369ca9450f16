import * as z from 'zod';
import {
  DepartmentFields,
  DepartmentId,
  OrganizationScope,
  ShownOrganizationDepartment,
} from '../../model/organizations/organization.ts';
import type { Endpoint } from '../endpoint.ts';

const managing = { action: 'organization.manage', on: 'organization' } as const;
const byHand = { by: 'user', limit: 600, windowSeconds: 3_600 } as const;
const OfOne = OrganizationScope.extend({ id: DepartmentId });

/** Parts of an organization. */
export const departments = {
  listDepartments: {
    method: 'GET',
    path: '/organization/departments',
    auth: 'user',
    access: { action: 'organization.report', on: 'organization' },
    apiToken: true,
    summary: 'The departments of an organization by their names, each with how many members it has',
    query: OrganizationScope,
    response: z.object({ departments: z.array(ShownOrganizationDepartment) }),
    rights: { table: 'write' },
  },
  createDepartment: {
    method: 'POST',
    path: '/organization/departments',
    auth: 'user',
    access: managing,
    summary: 'Add a department',
    query: OrganizationScope,
    body: DepartmentFields,
    response: z.object({ department: ShownOrganizationDepartment }),
    status: 201,
    throttle: [byHand],
    rights: { table: 'write' },
  },
  saveDepartment: {
    method: 'PUT',
    path: '/organization/departments',
    auth: 'user',
    access: managing,
    summary: 'Change what a department says',
    query: OfOne,
    body: DepartmentFields,
    throttle: [byHand],
    rights: { table: 'write' },
  },
  deleteDepartment: {
    method: 'DELETE',
    path: '/organization/departments',
    auth: 'user',
    access: managing,
    summary: 'Delete a department; its members move to another one, or are in none',
    query: OfOne.extend({ reassignTo: DepartmentId.optional() }),
    response: z.object({ moved: z.number() }),
    throttle: [byHand],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
