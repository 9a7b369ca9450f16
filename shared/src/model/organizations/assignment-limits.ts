/** Of one assignment; whoever assigns to more names their departments, or everybody. */
export const MOST_ASSIGNED = 200;
/** Of an organization at a time, of those that are due later. */
export const MOST_ASSIGNMENTS = 200;
export const MOST_ASSIGNMENT_NOTE = 500;

/** Due later, or not any more. */
export const ASSIGNMENT_TIMES = ['ahead', 'past'] as const;
export type AssignmentTime = (typeof ASSIGNMENT_TIMES)[number];

/** Whether who was assigned has finished it. */
export const ASSIGNED_STATES = ['open', 'done'] as const;
export type AssignedState = (typeof ASSIGNED_STATES)[number];

/** Progress of an assigned person. `handed_in` and `ran_out` may have answered nothing, and then are not done. */
export const TAKER_STATES = ['not_opened', 'in_progress', 'handed_in', 'ran_out'] as const;
export type TakerState = (typeof TAKER_STATES)[number];

/** How an own assignment stands. */
export const OWN_ASSIGNMENT_STATES = ['open', 'overdue', 'done'] as const;
export type OwnAssignmentState = (typeof OWN_ASSIGNMENT_STATES)[number];

/** What of one's own is looked at. */
export const OWN_ASSIGNMENT_SHOWS = ['todo', 'done'] as const;
export type OwnAssignmentShow = (typeof OWN_ASSIGNMENT_SHOWS)[number];
