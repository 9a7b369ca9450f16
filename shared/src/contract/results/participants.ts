import * as z from 'zod';
import { Score } from '../../model/attempts/attempt-result.ts';
import { Cursor, Instant, PageSize, QuizId } from '../../model/common.ts';
import { ATTEMPT_STATUSES, PARTICIPANT_SORTS, PARTICIPANT_STATUSES } from '../../model/enums.ts';
import { ShownDepartment } from '../../model/organizations/member.ts';
import { DepartmentId } from '../../model/organizations/organization.ts';
import type { Endpoint } from '../endpoint.ts';

/** As in the id of an attempt. */
const ParticipantId = z.string().regex(/^[ug]_[\w-]{16,40}$/, 'Not a participant id');

const Participant = z.object({
  submissionId: z.string(),
  participantId: z.string(),
  name: z.string(),
  email: z.string(),
  /** Present department of a member of the organization that owns the quiz. */
  department: ShownDepartment.optional(),
  /** Of an account that has a picture. */
  avatarUrl: z.string().optional(),
  /** Percent; absent while the attempt runs or waits for a person. */
  score: z.number().optional(),
  status: z.enum(PARTICIPANT_STATUSES),
  attemptNumber: z.number(),
  /** When it ended, or, as long as it runs, when it began. */
  date: Instant,
  startedAt: Instant.optional(),
  timeMinutes: z.number().optional(),
  seconds: z.number().optional(),
  lateSync: z.boolean(),
});

/** A question as an attempt had it, in the order of the version. */
const AnsweredQuestion = z.object({
  questionText: z.string(),
  isCorrect: z.boolean(),
  skipped: z.boolean(),
  /** It waits for a person. */
  pending: z.boolean(),
  points: z.number(),
  maxPoints: z.number(),
  /** Seconds. */
  timeSpent: z.number(),
});

const ParticipantAttempt = z.object({
  submissionId: z.string(),
  attemptNumber: z.number(),
  status: z.enum(PARTICIPANT_STATUSES),
  attemptStatus: z.enum(ATTEMPT_STATUSES),
  score: Score.optional(),
  timeMinutes: z.number(),
  seconds: z.number(),
  startedAt: Instant,
  completedAt: Instant.optional(),
  /** Left out of older attempts, where there are many. */
  questions: z.array(AnsweredQuestion).optional(),
});

/** Who took a quiz: names and addresses, for whoever decides on their results. docs/decisions/0058-roster.md. */
export const participants = {
  listParticipants: {
    method: 'GET',
    path: '/quizzes/{id}/participants',
    auth: 'user',
    access: { action: 'quiz.grade', on: 'quiz', id: 'id', evenDeleted: true },
    summary: 'Attempts at a quiz, running ones too: searched by name and address, filtered, sorted and paged',
    params: z.strictObject({ id: QuizId }),
    query: z.strictObject({
      search: z.string().trim().max(200).optional(),
      status: z.enum(['all', ...PARTICIPANT_STATUSES]).default('all'),
      sort: z.enum(PARTICIPANT_SORTS).default('recent'),
      /** Department of the organization that owns the quiz; `none` for people without one. */
      departmentId: z.union([DepartmentId, z.literal('none')]).optional(),
      limit: PageSize(25, 100),
      cursor: Cursor,
    }),
    response: z.object({
      participants: z.array(Participant),
      /** Departments to filter by; absent for a quiz of a person, and in an organization without any. */
      departments: z.array(ShownDepartment).optional(),
      /** Of all that the search finds. */
      counts: z.record(z.enum(['all', ...PARTICIPANT_STATUSES]), z.number()),
      nextCursor: z.string().optional(),
    }),
    // The roster of a quiz from before there were any is filled by the first look at it.
    rights: { table: 'write' },
    memory: 1_024,
  },
  getParticipant: {
    method: 'GET',
    path: '/quizzes/{id}/participants/{participantId}',
    auth: 'user',
    access: { action: 'quiz.grade', on: 'quiz', id: 'id', evenDeleted: true },
    summary: 'All attempts of one participant at a quiz, newest first, with their questions',
    params: z.strictObject({ id: QuizId, participantId: ParticipantId }),
    response: z.object({
      participantId: z.string(),
      name: z.string(),
      email: z.string(),
      avatarUrl: z.string().optional(),
      attempts: z.array(ParticipantAttempt),
    }),
    rights: { table: 'read' },
    memory: 1_024,
  },
} as const satisfies Record<string, Endpoint>;
