import type { AssignmentChange, NewAssignment } from '@quizhall/shared/model/organizations/assignment';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

const QUIET = { quiet: true } as const;
const CALLS = routes.organizations;

/**
 * @param key idempotency key: a repeated request assigns once.
 * @throws ApiError
 */
export const createAssignment = (id: string, body: NewAssignment, key: string) =>
  call(CALLS.createAssignment, { params: { id }, body }, { ...QUIET, idempotencyKey: key });

/** @throws ApiError */
export const changeAssignment = (id: string, assignmentId: string, body: AssignmentChange) =>
  call(CALLS.changeAssignment, { params: { id, assignmentId }, body }, QUIET);

/** @throws ApiError */
export const deleteAssignment = (id: string, assignmentId: string) =>
  call(CALLS.deleteAssignment, { params: { id, assignmentId } }, QUIET);

/** @throws ApiError */
export const remindAssigned = (id: string, assignmentId: string) =>
  call(CALLS.remindAssigned, { params: { id, assignmentId } }, QUIET);

/** @throws ApiError */
export const printAssigned = (id: string, assignmentId: string) =>
  call(CALLS.printAssigned, { params: { id, assignmentId } }, QUIET);

/** @throws ApiError */
export const exportAssigned = (id: string, assignmentId: string) =>
  call(CALLS.exportAssigned, { params: { id, assignmentId } }, QUIET);
