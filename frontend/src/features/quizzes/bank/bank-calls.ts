import type { Contract } from '@quizhall/shared/contract';
import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { Category } from '@quizhall/shared/model/enums';
import type { Question, QuestionInput } from '@quizhall/shared/model/quizzes/question';
import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { asNew, asSent } from './bank-copy.ts';
import type { BankFilters } from './bank-filters.ts';
import { getQuiz } from '../editor/quiz-calls.ts';

export type BankPage = ResponseOf<Contract['quizzes']['listBank']>;
export type BankQuestion = BankPage['questions'][number];

/** The screens display errors themselves, so no toast is shown. */
const QUIET = { quiet: true } as const;

/** Omits empty filters from the request. */
const asked = (filters: BankFilters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Partial<BankFilters>;

/**
 * Returns the next non-empty page of the bank, or the last one. The server searches a large bank in parts.
 * @throws ApiError
 */
export async function listBank(
  filters: BankFilters,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<BankPage> {
  let page: BankPage;
  let at = cursor;
  do {
    const query = { ...asked(filters), ...(at !== undefined && { cursor: at }) } as object;
    page = await call(routes.quizzes.listBank, { query }, { ...QUIET, signal });
    at = page.nextCursor;
  } while (page.questions.length === 0 && at !== undefined);
  return page;
}

/** Saves a standalone question, replacing its previous version. @throws ApiError */
export function saveToBank(
  question: QuestionInput,
  category: Category,
  replaces?: string,
): Promise<{ id: string }> {
  return call(routes.quizzes.saveToBank, { body: { question, category, replaces } }, QUIET);
}

/** @throws ApiError */
export async function removeFromBank(id: string): Promise<void> {
  await call(routes.quizzes.removeFromBank, { params: { id } }, QUIET);
}

/** Lists the drafts that accept copies, most recently changed first. @throws ApiError */
export async function listDrafts(signal: AbortSignal) {
  const query = { status: 'draft', limit: 100 } as const;
  const { quizzes } = await call(routes.quizzes.listQuizzes, { query }, { ...QUIET, signal });
  return quizzes;
}

/** Creates a draft from the questions. Repeating the key returns the first response. @throws ApiError */
export async function createFromBank(
  questions: readonly Question[],
  { idempotencyKey, organizationId }: { idempotencyKey: string; organizationId: string | undefined },
): Promise<OwnQuiz> {
  const body = { questions: questions.map(asNew), ...(organizationId && { organizationId }) };
  const { quiz } = await call(
    routes.quizzes.createQuiz,
    { query: { status: 'draft' }, body },
    { ...QUIET, idempotencyKey },
  );
  return quiz;
}

/** Appends copies to the questions of a draft. @throws ApiError, including `STALE_REVISION` */
export async function addToDraft(id: string, questions: readonly Question[]): Promise<OwnQuiz> {
  const draft = await getQuiz(id);
  const { quiz } = await call(
    routes.quizzes.updateQuiz,
    {
      params: { id },
      body: {
        questions: [...draft.questions.map(asSent), ...questions.map(asNew)],
        revision: draft.revision,
        status: 'draft',
      },
    },
    QUIET,
  );
  return quiz;
}
