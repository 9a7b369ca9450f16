import { quizBank } from '@quizhall/shared/contract/quiz-bank';
import { pageOfOwnBank } from '../_authoring/bank.ts';
import { readBankCursor, writeBankCursor } from '../_authoring/bank-cursor.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(quizBank.listBank, async ({ query, user }) => {
  const cursor = query.cursor === undefined ? undefined : readBankCursor(query.cursor);
  const { questions, next } = await pageOfOwnBank(user.id, { ...query, cursor });
  return { questions, nextCursor: next && writeBankCursor(next) };
});
