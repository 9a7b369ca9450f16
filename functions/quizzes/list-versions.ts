import { quizzes } from '@quizhall/shared/contract/quizzes';
import { withNames } from '../_authoring/versions.ts';
import { listVersionNotes } from '../_data/quiz-versions.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.listVersions, async ({ quiz, query }) => {
  const { notes, last } = await listVersionNotes(quiz.id, { limit: query.limit, before: query.cursor });
  return { versions: await withNames(notes), nextCursor: last?.toString() };
});
