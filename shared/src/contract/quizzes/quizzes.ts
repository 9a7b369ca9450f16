import * as z from 'zod';
import { AttemptId, Cursor, Instant, PageSize, QuizId } from '../../model/common.ts';
import { LANGUAGES, QUIZ_FILTERS, QUIZ_SORTS, QUIZ_STATUSES } from '../../model/enums.ts';
import { LIMITS } from '../../model/limits.ts';
import { ApprovalId } from '../../model/quizzes/approval.ts';
import { OrganizationId } from '../../model/organizations/organization.ts';
import { OwnQuiz, QuizCard, QuizInput, QuizPatch } from '../../model/quizzes/quiz.ts';
import type { Endpoint } from '../endpoint.ts';
import { itemAnalysis } from '../results/quiz-analysis.ts';
import { quizApprovals } from './quiz-approvals.ts';
import { quizComparison } from '../results/quiz-comparison.ts';
import { quizBank } from './quiz-bank.ts';
import { accommodations } from '../attempts/accommodations.ts';
import { quizAudit } from '../results/audit.ts';
import { coAuthors } from './co-authors.ts';
import { interventions } from '../results/interventions.ts';
import { quizGrading } from '../grading/grading.ts';
import { participants } from '../results/participants.ts';
import { submissionDetails } from '../results/submission-details.ts';
import { quizExports } from '../exports/quiz-exports.ts';
import { TEXT_ENCODINGS } from '../../rules/text/text-encoding.ts';
import { IMPORT_FORMATS, ImportAnswer, quizImports } from '../imports/quiz-imports.ts';
import { QuizOverview } from './quiz-overview.ts';
import { sharePage } from '../explore/share-page.ts';
import { templates } from './templates.ts';
import { quizVersions } from './quiz-versions.ts';
import { paidEntry } from '../payments/paid-entry.ts';
import { prizePool } from '../payments/prize-pool.ts';
import { quizPrizes } from '../payments/prizes.ts';
import { regrades } from '../grading/regrades.ts';
import { quizRetention } from '../results/retention.ts';

/** With it, 202: the publish waits to be approved, and the quiz is answered as it would be then. */
const Waits = ApprovalId.optional();
const ById = z.strictObject({ id: QuizId });

/** Far above what one person does by hand: a save may store a password, and its hash takes a quarter of a second. */
const perAuthor = (limit: number) => [{ by: 'user', limit, windowSeconds: 3_600 }] as const;

const Ignored = z.unknown().optional();

/** What a whole quiz carries beside what its owner writes: a client may send back all it was answered. */
const answeredOnly = {
  id: Ignored,
  code: Ignored,
  shareableLink: Ignored,
  version: Ignored,
  isFeatured: Ignored,
  createdAt: Ignored,
  updatedAt: Ignored,
  totalQuestions: Ignored,
  totalPoints: Ignored,
  roles: Ignored,
  owner: Ignored,
  changedBy: Ignored,
  dropped: Ignored,
  deletedAt: Ignored,
  takenDown: Ignored,
  totalResponses: Ignored,
  waitingResponses: Ignored,
  avgScore: Ignored,
  avgTime: Ignored,
  avgSeconds: Ignored,
  rating: Ignored,
  pool: Ignored,
  organizationId: Ignored,
  waiting: Ignored,
} satisfies Partial<Record<keyof OwnQuiz, typeof Ignored>>;

/** A full or partial quiz on top of `revision`, or only a status. */
const QuizUpdate = QuizPatch.extend({
  ...answeredOnly,
  revision: z.number().int().min(1).optional(),
  /** Of what waits beside a published quiz, if anything does: the changes are based on that. */
  approvalId: ApprovalId.optional(),
  status: z.enum(QUIZ_STATUSES).optional(),
  /** Keeps the draft that this save replaces in the version history. Published versions are always kept. */
  keepReplaced: z.boolean().optional(),
}).transform((update): Omit<typeof update, keyof typeof answeredOnly> => {
  const written = { ...update };
  for (const name of Object.keys(answeredOnly)) delete written[name as keyof typeof answeredOnly];
  return written;
});

/** A change of a quiz as a whole; repeated, it finds the quiz as it is wanted and changes nothing. */
const changing = <Path extends string, Action extends 'quiz.edit' | 'quiz.manage'>(
  path: Path,
  action: Action,
  summary: string,
) =>
  ({
    method: 'PATCH',
    path,
    auth: 'user',
    access: { action, on: 'quiz', id: 'id' },
    summary,
    params: ById,
    response: z.object({ quiz: QuizCard }),
    throttle: perAuthor(600),
    rights: { table: 'write' },
  }) as const satisfies Endpoint;

/** MB: half a processor, because a save turns all of its new formulas into MathML. */
const MAKES_FORMULAS = 1_024;

/** The owner's side of a quiz: docs/product/authoring.md and manage.md. */
export const quizzes = {
  createQuiz: {
    method: 'POST',
    path: '/quiz/create',
    auth: 'user',
    access: { action: 'quiz.create', on: 'self', inNameOf: 'organizationId' },
    summary: 'Create a quiz as a draft or published at once, also in the name of an organization',
    query: z.strictObject({ status: z.enum(['draft', 'published']).default('draft') }),
    body: QuizInput.extend({
      /** Without one: that of the organization. */
      language: z.enum(LANGUAGES).optional(),
      status: z.enum(['draft', 'published']).optional(),
      organizationId: OrganizationId.optional(),
    }),
    multipart: {
      json: ['tags', 'schedule', 'settings', 'rewards', 'prizePool'],
      lists: ['questions'],
      files: ['coverImage', 'media'],
    },
    response: z.object({ quiz: OwnQuiz, approvalId: Waits }),
    status: 201,
    idempotent: true,
    throttle: perAuthor(200),
    memory: MAKES_FORMULAS,
    rights: { table: 'write', media: ['cover', 'media'] },
  },
  listQuizzes: {
    method: 'GET',
    path: '/quizzes',
    aliases: ['/quizzes/'],
    auth: 'user',
    access: 'self',
    summary: 'The own quizzes, or those of others that one works on: searched, filtered, sorted and paged',
    query: z.strictObject({
      scope: z.enum(['own', 'shared']).default('own'),
      search: z.string().trim().max(200).optional(),
      status: z.enum(QUIZ_FILTERS).default('all'),
      sort: z.enum(QUIZ_SORTS).default('recent'),
      limit: PageSize(24, 100),
      cursor: Cursor,
      /** Whoever selects all of them needs no cards. */
      matches: z.enum(['with', 'without']).default('without'),
    }),
    response: z.object({
      quizzes: z.array(QuizCard),
      /** How many fit, on this page or another. */
      total: z.number(),
      /** All that fit, as a bulk action names them: of those that the caller may archive and restore. */
      matches: z.array(QuizCard.pick({ id: true, title: true, status: true })).optional(),
      counts: z.object({
        all: z.number(),
        published: z.number(),
        draft: z.number(),
        paused: z.number(),
        archived: z.number(),
        /** Not among all: what stays of them is read only. */
        deleted: z.number(),
      }),
      nextCursor: z.string().optional(),
    }),
    rights: { table: 'read' },
  },
  getQuiz: {
    method: 'GET',
    path: '/quizzes/{id}',
    auth: 'user',
    access: { action: 'quiz.view', on: 'quiz', id: 'id' },
    summary: 'A whole quiz with its answer key, for whoever works on it',
    params: ById,
    response: z.object({ quiz: OwnQuiz }),
    rights: { table: 'read' },
  },
  updateQuiz: {
    method: 'PUT',
    path: '/quizzes/{id}',
    auth: 'user',
    access: { action: 'quiz.edit', on: 'quiz', id: 'id' },
    summary:
      'Save a full or partial quiz on top of `revision`, or only move its status. Saving a published quiz publishes its next version',
    params: ById,
    body: QuizUpdate,
    response: z.object({
      quiz: OwnQuiz,
      approvalId: Waits,
      /**
       * Ids of questions whose answer key this save changed after participants were asked them. Their attempts keep
       * their marks until `POST /quizzes/{id}/regrade` applies the key.
       */
      editedKeys: z.array(z.string()).optional(),
    }),
    throttle: perAuthor(600),
    memory: MAKES_FORMULAS,
    rights: { table: 'write', media: ['cover', 'media'], payments: true },
  },
  publishQuiz: {
    method: 'PATCH',
    path: '/quizzes/{id}/publish',
    auth: 'user',
    access: { action: 'quiz.edit', on: 'quiz', id: 'id' },
    summary: 'Check the quiz and publish its next version',
    params: ById,
    response: z.object({ quiz: QuizCard, approvalId: Waits }),
    throttle: perAuthor(200),
    memory: MAKES_FORMULAS,
    rights: { table: 'write', payments: true },
  },
  archiveQuiz: changing(
    '/quizzes/{id}/archive',
    'quiz.manage',
    'Close a quiz for new attempts and put it away; running ones may finish',
  ),
  restoreQuiz: changing(
    '/quizzes/{id}/restore',
    'quiz.manage',
    'Bring an archived quiz back as what it was before',
  ),
  pauseQuiz: changing(
    '/quizzes/{id}/pause',
    'quiz.edit',
    'Let nobody start a published quiz for now; running attempts may finish',
  ),
  resumeQuiz: changing('/quizzes/{id}/resume', 'quiz.edit', 'Open a paused quiz again'),
  duplicateQuiz: {
    method: 'POST',
    path: '/quizzes/{id}/duplicate',
    auth: 'user',
    access: { action: 'quiz.manage', on: 'quiz', id: 'id' },
    summary:
      'Copy a quiz into a new draft of the same owner, with a code and a link of its own and no results',
    params: ById,
    response: z.object({ quiz: QuizCard }),
    status: 201,
    idempotent: true,
    throttle: perAuthor(200),
    rights: { table: 'write' },
  },
  deleteQuiz: {
    method: 'DELETE',
    path: '/quizzes/{id}',
    auth: 'user',
    access: { action: 'quiz.delete', on: 'quiz', id: 'id' },
    summary: 'Delete a quiz for good; running attempts may finish, and results stay with their participants',
    params: ById,
    throttle: perAuthor(600),
    rights: { table: 'write' },
  },
  bulkAction: {
    method: 'POST',
    path: '/quizzes/bulk-action',
    auth: 'user',
    access: 'each',
    summary: 'Archive, restore or delete several quizzes; one that is refused holds up no other',
    body: z.strictObject({
      quizIds: z.array(QuizId).min(1).max(LIMITS.bulk),
      action: z.enum(['archive', 'delete', 'restore']),
    }),
    /** In the order in which they were named, each once. */
    response: z.object({
      results: z.array(z.object({ id: QuizId, ok: z.boolean(), message: z.string().optional() })),
    }),
    throttle: perAuthor(200),
    rights: { table: 'write' },
  },
  ...quizComparison,
  ...quizVersions,
  ...quizApprovals,
  ...prizePool,
  ...quizPrizes,
  ...paidEntry,
  ...regrades,
  ...coAuthors,
  ...accommodations,
  getQuizOverview: {
    method: 'GET',
    path: '/quizzes/{id}/overview',
    auth: 'user',
    access: { action: 'quiz.view', on: 'quiz', id: 'id', evenDeleted: true },
    summary:
      'Numbers of a quiz, for whoever works on it, and its latest attempts, for whoever releases results',
    params: ById,
    /** Whoever asks again and again for the numbers has the formulas already, which may be a hundred times as long. */
    query: z.strictObject({ formulas: z.enum(['with', 'without']).default('with') }),
    response: QuizOverview,
    rights: { table: 'read' },
  },
  getPulse: {
    method: 'GET',
    path: '/quizzes/{id}/pulse',
    auth: 'user',
    access: { action: 'quiz.view', on: 'quiz', id: 'id' },
    summary:
      'When a quiz or its numbers last changed: who keeps its overview open asks this, and the overview after a change',
    params: ById,
    response: z.object({ changedAt: Instant }),
    rights: { table: 'read' },
  },
  ...itemAnalysis,
  ...quizRetention,
  ...quizGrading,
  ...participants,
  ...submissionDetails,
  ...quizAudit,
  ...interventions,
  releaseResults: {
    method: 'POST',
    path: '/quizzes/{id}/release',
    auth: 'user',
    access: { action: 'quiz.grade', on: 'quiz', id: 'id' },
    summary:
      'Release the results of everything handed in up to now, or of some submissions; what comes later, and what a person has yet to grade, waits for the next release',
    params: ById,
    body: z.union([
      z.strictObject({ all: z.literal(true) }),
      z.strictObject({ submissionIds: z.array(AttemptId).min(1).max(LIMITS.bulk) }),
    ]),
    response: z.object({
      releasedAt: Instant,
      /** Tells the participants. */
      runId: z.string(),
    }),
    status: 202,
    rights: { table: 'write' },
  },
  importQuestions: {
    method: 'POST',
    path: '/quizzes/import',
    auth: 'user',
    access: 'self',
    summary:
      'Read questions from a text and report what was kept, changed or dropped; stores nothing but the files that they show',
    body: z.strictObject({
      /** Left out: recognised from the text. */
      format: z.enum(IMPORT_FORMATS).optional(),
      /** The encoding of a text file; left out: recognised from the file. */
      encoding: z.enum(TEXT_ENCODINGS).optional(),
      text: z.string().max(LIMITS.importText).optional(),
    }),
    multipart: { json: [], lists: [], files: ['file'] },
    response: ImportAnswer,
    throttle: perAuthor(120),
    rights: { table: 'write', media: ['media'] },
    // The largest package takes seconds of one processor.
    memory: 1_024,
  },
  ...quizImports,
  ...quizExports,
  ...quizBank,
  ...sharePage,
  ...templates,
} as const satisfies Record<string, Endpoint>;
