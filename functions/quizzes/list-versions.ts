import { quizzes } from '@quizhall/shared/contract/quizzes';
import { replacedDrafts, withNames } from '../_authoring/versions.ts';
import { listKeptDrafts } from '../_data/kept-drafts.ts';
import { listVersionNotes } from '../_data/quiz-versions.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.listVersions, async ({ quiz, query }) => {
  const { notes, last } = await listVersionNotes(quiz.id, { limit: query.limit, before: query.cursor });
  // Replaced drafts are older than the first version, so only the last page lists them.
  const kept = last === undefined ? await listKeptDrafts(quiz.id) : [];
  const [versions, drafts] = await Promise.all([withNames(notes), replacedDrafts(kept)]);
  return { versions, drafts: drafts.length > 0 ? drafts : undefined, nextCursor: last?.toString() };
});
