import * as z from 'zod';
import {
  MOST_ASSIGNED,
  MOST_ASSIGNMENT_NOTE,
  OWN_ASSIGNMENT_STATES,
  TAKER_STATES,
} from './assignment-limits.ts';
import { PersonId } from '../quizzes/co-author.ts';
import { Instant, QuizId } from '../common.ts';
import { ShownDepartment } from './member.ts';
import { DepartmentId } from './organization.ts';
import { ORGANIZATION_FIELDS } from './organization-limits.ts';

export const AssignmentId = z.string().regex(/^a_[A-Za-z0-9]{12}$/, 'Not the id of an assignment');

const Note = z
  .string()
  .trim()
  .max(MOST_ASSIGNMENT_NOTE, `Please use at most ${MOST_ASSIGNMENT_NOTE} characters`);
const DueAt = z.iso.datetime({ error: 'Please choose when it is due' });

/** Everybody, or these people and whoever is in these departments. */
const targets = {
  everyone: z.boolean().default(false),
  departmentIds: z.array(DepartmentId).max(ORGANIZATION_FIELDS.departments).default([]),
  userIds: z
    .array(PersonId)
    .max(MOST_ASSIGNED, `At most ${MOST_ASSIGNED} people; choose departments or everybody for more`)
    .default([]),
};
const AssignmentTargets = z.strictObject(targets);
export type AssignmentTargets = z.output<typeof AssignmentTargets>;
const isForSomebody = ({ everyone, departmentIds, userIds }: AssignmentTargets): boolean =>
  everyone || departmentIds.length + userIds.length > 0;
const NOBODY = 'Please choose who should take it';

/** POST /organization/{id}/assignments. */
export const NewAssignment = z
  .strictObject({
    quizId: QuizId,
    ...targets,
    dueAt: DueAt,
    /** Shown beside the quiz. */
    note: Note.default(''),
    /** Whether who has finished the quiz before is done. */
    countsEarlier: z.boolean().default(true),
  })
  .refine(isForSomebody, { error: NOBODY, path: ['to'] });
export type NewAssignment = z.output<typeof NewAssignment>;

/** What is sent is changed, on top of the revision that was read. */
export const AssignmentChange = z.strictObject({
  revision: z.number().int().min(1),
  dueAt: DueAt.optional(),
  note: Note.optional(),
  /** For these from now on, in place of those before. */
  to: AssignmentTargets.refine(isForSomebody, NOBODY).optional(),
});
export type AssignmentChange = z.output<typeof AssignmentChange>;

/** How many of those who have to take it have finished it. */
const AssignmentProgress = z.object({
  done: z.number(),
  of: z.number(),
  /** When that was counted, where it is some time ago; absent: just now. */
  at: Instant.optional(),
  /** People by their progress; told of a single assignment. */
  states: z.record(z.enum(TAKER_STATES), z.number()).optional(),
  /** Average score of those who are done and graded, in percent; told of a single assignment. */
  averageScore: z.number().optional(),
});

/** An assignment as whoever assigns sees it. */
export const Assignment = z.object({
  id: z.string(),
  /** With the title of today; `gone`: it was deleted or moved, and nobody is asked to take it any more. */
  quiz: z.object({ id: z.string(), title: z.string(), gone: z.literal(true).optional() }),
  everyone: z.boolean(),
  departments: z.array(ShownDepartment),
  /** How many were named one by one. */
  people: z.number(),
  dueAt: Instant,
  note: z.string(),
  countsEarlier: z.boolean(),
  createdAt: Instant,
  /** Without a name there is no such account any more. */
  createdBy: z.object({ id: z.string(), name: z.string().optional() }),
  progress: AssignmentProgress,
  /** When people may be reminded by hand again; absent: now. */
  remindFrom: Instant.optional(),
  revision: z.number(),
});
export type Assignment = z.output<typeof Assignment>;

/** Somebody to whom a quiz is assigned. */
export const AssignedPerson = z.object({
  id: z.string(),
  name: z.string(),
  avatarUrl: z.string().optional(),
  department: ShownDepartment.optional(),
  state: z.enum(TAKER_STATES),
  /** The attempt ended without a single answer; it is not done. */
  answeredNothing: z.literal(true).optional(),
  /** Percent; absent while an answer waits for a grade, and of what is not done. */
  score: z.number().optional(),
  /** An answer waits for a grade. */
  isWaiting: z.literal(true).optional(),
  doneAt: Instant.optional(),
  /** It was finished after it was due. */
  late: z.literal(true).optional(),
});
export type AssignedPerson = z.output<typeof AssignedPerson>;

/** A quiz that was assigned to the caller. */
export const OwnAssignment = z.object({
  id: z.string(),
  organization: z.object({ id: z.string(), name: z.string() }),
  quiz: z.object({ id: z.string(), title: z.string() }),
  dueAt: Instant,
  /** Of the organization: the one in which it was given. */
  timezone: z.string(),
  note: z.string(),
  state: z.enum(OWN_ASSIGNMENT_STATES),
  progress: z.enum(TAKER_STATES),
  /** The finished attempt by which it is done. */
  attempt: z.object({ id: z.string(), at: Instant }).optional(),
  /** It was finished after it was due. */
  late: z.literal(true).optional(),
  /** Whether the quiz takes attempts at this moment. */
  canStart: z.boolean(),
});
export type OwnAssignment = z.output<typeof OwnAssignment>;
