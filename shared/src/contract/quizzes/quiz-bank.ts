import * as z from 'zod';
import { Cursor, PageSize } from '../../model/common.ts';
import { CATEGORIES, QUESTION_DIFFICULTIES, QUESTION_TYPES } from '../../model/enums.ts';
import { LIMITS } from '../../model/limits.ts';
import { Question, QuestionInput } from '../../model/quizzes/question.ts';
import type { Endpoint } from '../endpoint.ts';

/** A question of the bank: its newest wording, and what is known of it wherever it stands. */
export const BankEntryShown = z.object({
  /** The same for the same question, wherever it stands. */
  id: z.string(),
  question: Question,
  category: z.enum(CATEGORIES),
  /** The newest quiz that has it; absent when none has. */
  quizId: z.string().optional(),
  quizTitle: z.string().optional(),
  /** In how many quizzes. */
  uses: z.number(),
  /** The share of those asked who were right, 0 to 1; absent until somebody was asked. */
  facility: z.number().optional(),
  /** It was saved by itself, and stays when its quizzes go. */
  saved: z.boolean(),
});
export type BankEntryShown = z.output<typeof BankEntryShown>;

/** Of a question of the bank. */
const BankId = z.string().regex(/^[\w-]{22}$/, 'Not the id of a question');

const perAuthor = (limit: number) => [{ by: 'user', limit, windowSeconds: 3_600 }] as const;

/** The question bank: docs/product/authoring.md. */
export const quizBank = {
  listBank: {
    method: 'GET',
    path: '/bank',
    auth: 'user',
    access: 'self',
    summary:
      'The questions of the own quizzes and those saved by themselves, each once, the newest first. A page may hold fewer than asked for, or none, and still name the next one',
    query: z.strictObject({
      q: z.string().trim().max(200).optional(),
      type: z.enum(QUESTION_TYPES).optional(),
      category: z.enum(CATEGORIES).optional(),
      difficulty: z.enum(QUESTION_DIFFICULTIES).optional(),
      tag: z.string().trim().max(LIMITS.tagLength).optional(),
      limit: PageSize(24, 100),
      cursor: Cursor,
    }),
    response: z.object({ questions: z.array(BankEntryShown), nextCursor: z.string().optional() }),
    throttle: perAuthor(1_200),
    // Copies into the bank what it finds missing there.
    rights: { table: 'write' },
    memory: 1_024,
  },
  saveToBank: {
    method: 'POST',
    path: '/bank',
    auth: 'user',
    access: { action: 'quiz.create', on: 'self' },
    summary: 'Save a question to the bank by itself; the same question again takes the place of the former',
    body: z.strictObject({
      question: QuestionInput,
      category: z.enum(CATEGORIES).default('general'),
      /** The saved question that this one was made from by editing: it goes. */
      replaces: BankId.optional(),
    }),
    response: z.object({ id: z.string(), question: Question }),
    status: 201,
    throttle: perAuthor(1_200),
    rights: { table: 'write', media: ['media'] },
  },
  removeFromBank: {
    method: 'DELETE',
    path: '/bank/{id}',
    auth: 'user',
    access: 'self',
    summary: 'Take a question that was saved by itself out of the bank; in quizzes it stays',
    params: z.strictObject({ id: BankId }),
    throttle: perAuthor(1_200),
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
