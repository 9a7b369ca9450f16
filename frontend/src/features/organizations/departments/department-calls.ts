import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

const QUIET = { quiet: true } as const;
const CALLS = routes.organizations;

export interface DepartmentBody {
  name: string;
  description: string;
  emailDomains: string[];
}

/** @throws ApiError */
export const createDepartment = (organizationId: string, body: DepartmentBody) =>
  call(CALLS.createDepartment, { query: { organizationId }, body }, QUIET);

/** @throws ApiError */
export const saveDepartment = (organizationId: string, id: string, body: DepartmentBody) =>
  call(CALLS.saveDepartment, { query: { organizationId, id }, body }, QUIET);

/** Deletes a department. Its members move to another one or none. @throws ApiError */
export const deleteDepartment = (organizationId: string, id: string, reassignTo: string) =>
  call(CALLS.deleteDepartment, { query: { organizationId, id, ...(reassignTo && { reassignTo }) } }, QUIET);
