import * as z from 'zod';
import {
  Assignment,
  AssignmentChange,
  AssignmentId,
  AssignedPerson,
  NewAssignment,
  OwnAssignment,
} from '../../model/organizations/assignment.ts';
import {
  ASSIGNED_STATES,
  ASSIGNMENT_TIMES,
  OWN_ASSIGNMENT_SHOWS,
  OWN_ASSIGNMENT_STATES,
} from '../../model/organizations/assignment-limits.ts';
import { Cursor, PageSize } from '../../model/common.ts';
import { OrganizationId } from '../../model/organizations/organization.ts';
import type { Endpoint } from '../endpoint.ts';

const assigning = { action: 'organization.assign', on: 'organization', id: 'id' } as const;
const ById = z.strictObject({ id: OrganizationId });
const ByAssignment = ById.extend({ assignmentId: AssignmentId });
const byHand = { by: 'user', limit: 300, windowSeconds: 3_600 } as const;
/** Calls that read what all members have done, or many of them. */
const counting = { by: 'user', limit: 600, windowSeconds: 3_600 } as const;
/** Calls that mail many, or write a file about all. */
const mailing = { by: 'user', limit: 60, windowSeconds: 3_600 } as const;
const Answer = z.object({ assignment: Assignment });

/** Quizzes that members are asked to take: docs/decisions/0091-assignments.md. */
export const organizationAssignments = {
  createAssignment: {
    method: 'POST',
    path: '/organization/{id}/assignments',
    auth: 'user',
    access: assigning,
    summary:
      'Ask members, or everybody of some departments, to take a published quiz until a moment. They are told, and reminded before it and on the day after',
    params: ById,
    body: NewAssignment,
    response: Answer,
    status: 201,
    idempotent: true,
    throttle: [mailing],
    rights: { table: 'write' },
  },
  listAssignments: {
    method: 'GET',
    path: '/organization/{id}/assignments',
    auth: 'user',
    access: assigning,
    summary:
      'The assignments of an organization: those that are due later, the next first, or those that were, the latest first',
    params: ById,
    query: z.strictObject({
      time: z.enum(ASSIGNMENT_TIMES).default('ahead'),
      limit: PageSize(10, 10),
      cursor: Cursor,
    }),
    response: z.object({
      assignments: z.array(Assignment),
      timezone: z.string(),
      nextCursor: z.string().optional(),
    }),
    throttle: [counting],
    rights: { table: 'write' },
  },
  getAssignment: {
    method: 'GET',
    path: '/organization/{id}/assignments/{assignmentId}',
    auth: 'user',
    access: assigning,
    summary: 'One assignment, and how many have finished it at this moment',
    params: ByAssignment,
    response: Answer.extend({
      timezone: z.string(),
      /** Who was named one by one and is a member. */
      named: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    throttle: [counting],
    rights: { table: 'write' },
  },
  listAssigned: {
    method: 'GET',
    path: '/organization/{id}/assignments/{assignmentId}/people',
    auth: 'user',
    access: assigning,
    summary:
      'Who has not finished an assignment, or who has, by their names. A page may hold fewer than asked for, and another follow',
    params: ByAssignment,
    query: z.strictObject({
      state: z.enum(ASSIGNED_STATES).default('open'),
      limit: PageSize(50, 100),
      cursor: Cursor,
    }),
    response: z.object({ people: z.array(AssignedPerson), nextCursor: z.string().optional() }),
    throttle: [counting],
    rights: { table: 'write' },
  },
  exportAssigned: {
    method: 'GET',
    path: '/organization/{id}/assignments/{assignmentId}/export',
    auth: 'user',
    access: assigning,
    summary: 'Both as a CSV file, who has not first; with addresses for whoever manages the organization',
    params: ByAssignment,
    file: true,
    throttle: [mailing],
    rights: { table: 'write' },
  },
  printAssigned: {
    method: 'GET',
    path: '/organization/{id}/assignments/{assignmentId}/report',
    auth: 'user',
    access: assigning,
    summary: 'Class report of an assignment as a PDF: status, score and average by department',
    params: ByAssignment,
    file: true,
    throttle: [mailing],
    rights: { table: 'write' },
    memory: 1_024,
  },
  changeAssignment: {
    method: 'PATCH',
    path: '/organization/{id}/assignments/{assignmentId}',
    auth: 'user',
    access: assigning,
    summary:
      'Change when it is due, of which whoever has not finished is told, for whom it is, of which whoever was not meant before is told, or its note',
    params: ByAssignment,
    body: AssignmentChange,
    response: Answer,
    throttle: [mailing],
    rights: { table: 'write' },
  },
  deleteAssignment: {
    method: 'DELETE',
    path: '/organization/{id}/assignments/{assignmentId}',
    auth: 'user',
    access: assigning,
    summary: 'Ask nobody any more; what was answered stays',
    params: ByAssignment,
    throttle: [byHand],
    rights: { table: 'write' },
  },
  remindAssigned: {
    method: 'POST',
    path: '/organization/{id}/assignments/{assignmentId}/remind',
    auth: 'user',
    access: assigning,
    summary: 'Remind whoever has not finished, by mail and notification: once a day',
    params: ByAssignment,
    response: Answer,
    throttle: [mailing],
    rights: { table: 'write' },
  },
  listOwnAssignments: {
    method: 'GET',
    path: '/users/me/assignments',
    auth: 'user',
    access: 'self',
    summary: 'What organizations have assigned to the caller: overdue, due, and done',
    query: z.strictObject({
      /** Left out, both. */
      show: z.enum(OWN_ASSIGNMENT_SHOWS).optional(),
      limit: PageSize(20, 50),
      cursor: Cursor,
    }),
    response: z.object({
      assignments: z.array(OwnAssignment),
      counts: z.record(z.enum(OWN_ASSIGNMENT_STATES), z.number()),
      /** Organizations that tell nothing before the caller has a second factor. */
      shut: z.array(z.string()).optional(),
      nextCursor: z.string().optional(),
    }),
    rights: { table: 'read' },
  },
} as const satisfies Record<string, Endpoint>;
