import { getCoAuthor } from '../_data/co-authors.ts';
import { listOwnerCards } from '../_data/owner-quizzes.ts';
import { handOver } from '../_data/quiz-owners.ts';
import { getQuiz } from '../_data/quizzes.ts';
import { getUser } from '../_data/users.ts';
import { insist } from '../_platform/insist.ts';
import { actOn } from './publishing.ts';

const PAGE = 10;

interface Parting {
  /** Who gets those that they work on. */
  to: string | undefined;
  after: string | undefined;
}

/**
 * Hands the next quizzes of a person over to a co-author, and archives those on which that one does not work. Answers the last of
 * them; undefined: there are no more.
 */
export async function partWithQuizzes(
  userId: string,
  { to, after = '' }: Parting,
): Promise<{ handled: number; last: string | undefined }> {
  const ids = (await listOwnerCards(userId)).map(({ id }) => id);
  const page = ids
    .filter((id) => id > after)
    .toSorted()
    .slice(0, PAGE);
  const heir = to !== undefined && (await getUser(to)) ? to : undefined;
  for (const id of page) await partWith(id, userId, heir);
  return { handled: page.length, last: page.at(-1) };
}

/** Who saves it at the same moment is the one who is to have it: their save is no reason to archive it for ever. */
const partWith = (id: string, userId: string, heir: string | undefined): Promise<boolean> =>
  insist(async () => {
    const quiz = await getQuiz(id);
    if (quiz?.ownerId !== userId) return true;
    const works = heir !== undefined && (await getCoAuthor(id, heir)) !== undefined;
    if (works) return (await handOver(quiz, heir)) || undefined;
    if (quiz.status !== 'archived') await actOn(quiz, 'archive');
    return true;
  });
