import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { toReplacedDrafts, toQuizVersions } from '../model/versions.ts';
import { listReplacedDrafts } from '../model/replaced-drafts.ts';
import { listVersionNotes } from '../model/quiz-versions.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.listVersions, async ({ quiz, query }) => {
  const { notes, last } = await listVersionNotes(quiz.id, { limit: query.limit, before: query.cursor });
  // Replaced drafts are older than the first version, so only the last page lists them.
  const kept = last === undefined ? await listReplacedDrafts(quiz.id) : [];
  const [versions, drafts] = await Promise.all([toQuizVersions(notes), toReplacedDrafts(kept)]);
  return { versions, drafts: drafts.length > 0 ? drafts : undefined, nextCursor: last?.toString() };
});
