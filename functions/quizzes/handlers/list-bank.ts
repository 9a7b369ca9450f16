import { quizBank } from '@quizhall/shared/contract/quizzes/quiz-bank';
import { listBank } from '../use-cases/bank.ts';
import { decodeBankCursor, encodeBankCursor } from '../use-cases/bank-cursor.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(quizBank.listBank, async ({ query, user }) => {
  const cursor = query.cursor === undefined ? undefined : decodeBankCursor(query.cursor);
  const { questions, next } = await listBank(user.id, { ...query, cursor });
  return { questions, nextCursor: next && encodeBankCursor(next) };
});
