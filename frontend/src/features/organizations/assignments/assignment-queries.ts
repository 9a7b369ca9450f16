import type {
  AssignedState,
  AssignmentTime,
  OwnAssignmentShow,
} from '@quizhall/shared/model/organizations/assignment-limits';
import { queryOptions } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { cursorQuery } from '@/lib/list/cursor-list.ts';
import { organizationKey } from '../shared/queries.ts';

/** The pages display errors themselves. */
const QUIET = { quiet: true } as const;

/** Assignments of an organization, paginated. */
export const assignmentsQuery = (id: string, time: AssignmentTime) =>
  cursorQuery({
    queryKey: [...organizationKey(id), 'assignments', time],
    read: (cursor, signal) =>
      call(
        routes.organizations.listAssignments,
        { params: { id }, query: { time, ...(cursor && { cursor }) } },
        { ...QUIET, signal },
      ),
    staleTime: 0,
  });

/** Assignment with current progress. */
export const assignmentQuery = (id: string, assignmentId: string) =>
  queryOptions({
    queryKey: [...organizationKey(id), 'assignment', assignmentId],
    queryFn: ({ signal }) =>
      call(routes.organizations.getAssignment, { params: { id, assignmentId } }, { ...QUIET, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });

/**
 * Assignees who have or have not completed the assignment. A page can be empty although more follow; empty pages are
 * skipped.
 */
export const assignedQuery = (id: string, assignmentId: string, state: AssignedState) => {
  const read = (cursor: string | undefined, signal: AbortSignal) =>
    call(
      routes.organizations.listAssigned,
      { params: { id, assignmentId }, query: { state, ...(cursor && { cursor }) } },
      { ...QUIET, signal },
    );
  return cursorQuery({
    queryKey: [...organizationKey(id), 'assigned', assignmentId, state],
    read: async (cursor, signal) => {
      let page = await read(cursor, signal);
      while (page.people.length === 0 && page.nextCursor) page = await read(page.nextCursor, signal);
      return page;
    },
    staleTime: 0,
  });
};

/** Assignments of the user, paginated. */
export const ownAssignmentsQuery = (show: OwnAssignmentShow) =>
  cursorQuery({
    queryKey: ['own-assignments', show],
    read: (cursor, signal) =>
      call(
        routes.organizations.listOwnAssignments,
        { query: { show, ...(cursor && { cursor }) } },
        { ...QUIET, signal },
      ),
    staleTime: 0,
  });
