import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import type { RequestInit, ResponseOf } from '@quizhall/shared/contract/endpoint';
import { handler as listBank } from '../quizzes/handlers/list-bank.ts';
import { handler as removeFromBank } from '../quizzes/handlers/remove-from-bank.ts';
import { handler as saveToBank } from '../quizzes/handlers/save-to-bank.ts';
import { QUESTION } from './authoring.ts';
import { invokeEndpoint } from './invoke.ts';

/** The question bank, as its tests call it. */
export type Query = RequestInit<typeof quizzes.listBank>['query'];
export type Entry = ResponseOf<typeof quizzes.listBank>['questions'][number];

export const list = (token: string, query: Query = {}) =>
  invokeEndpoint(listBank, quizzes.listBank, { token, query });
export const save = (token: string, body: RequestInit<typeof quizzes.saveToBank>['body']) =>
  invokeEndpoint(saveToBank, quizzes.saveToBank, { token, body });
export const remove = (token: string, id: string) =>
  invokeEndpoint(removeFromBank, quizzes.removeFromBank, { token, params: { id } });

export const cursorOf = (...parts: string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

export const asked = (question: string, more: object = {}) => ({ ...QUESTION, question, ...more });
export const stems = (entries: readonly Entry[]) => entries.map(({ question }) => question.question);

/** Page after page, as a browser reads it. */
export async function whole(token: string, query: Query = {}): Promise<Entry[]> {
  const found: Entry[] = [];
  let cursor: string | undefined;
  do {
    const { data } = (await list(token, { ...query, ...(cursor && { cursor }) })).body;
    found.push(...data.questions);
    cursor = data.nextCursor;
  } while (cursor);
  return found;
}
