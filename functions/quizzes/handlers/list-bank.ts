import { quizBank } from '@quizhall/shared/contract/quizzes/quiz-bank';
import { pageOfOwnBank } from '../use-cases/bank.ts';
import { readBankCursor, writeBankCursor } from '../use-cases/bank-cursor.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(quizBank.listBank, async ({ query, user }) => {
  const cursor = query.cursor === undefined ? undefined : readBankCursor(query.cursor);
  const { questions, next } = await pageOfOwnBank(user.id, { ...query, cursor });
  return { questions, nextCursor: next && writeBankCursor(next) };
});
