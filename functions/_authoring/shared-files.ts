import { LIMITS } from '@quizhall/shared/model/limits';
import type { Question } from '@quizhall/shared/model/question';
import { listCopies, listSaved } from '../_data/bank.ts';
import { listRolesElsewhere, listSharedCards } from '../_data/co-authors.ts';
import { listOwnerCards } from '../_data/owner-quizzes.ts';
import { fileOwnerOf } from '../_files/media.ts';
import { mapBounded } from '../_platform/bounded.ts';

/** As many people as can work on one quiz. */
const MOST_PEOPLE = LIMITS.coAuthors + 1;
const PEOPLE_AT_ONCE = 8;

/**
 * Which of these files somebody may name though others brought them: those of people with whom they work on a quiz, who
 * see each other's files there, and those that their own bank names already, whoever works with them today. Costs nothing
 * as long as all files are one's own.
 */
export async function filesShared(keys: readonly string[], userId: string): Promise<Set<string>> {
  const others = Map.groupBy(
    keys.flatMap((key) => {
      const ownerId = fileOwnerOf(key);
      return ownerId === undefined || ownerId === userId ? [] : [{ key, ownerId }];
    }),
    ({ ownerId }) => ownerId,
  );
  if (others.size === 0) return new Set();
  const [shared, own] = await Promise.all([listSharedCards(userId), listOwnerCards(userId)]);
  const owners = new Set(shared.map(({ ownerId }) => ownerId));
  const quizIds = new Set([...shared, ...own].map(({ id }) => id));
  const worksWith = async (other: string): Promise<boolean> =>
    owners.has(other) || (await listRolesElsewhere(other)).some(({ quizId }) => quizIds.has(quizId));
  const known = await mapBounded([...others].slice(0, MOST_PEOPLE), PEOPLE_AT_ONCE, async ([other, files]) =>
    (await worksWith(other)) ? files : [],
  );
  const found = new Set(known.flat().map(({ key }) => key));
  const isOpen = [...others.values()].flat().some(({ key }) => !found.has(key));
  return isOpen ? found.union(await filesInBank(userId)) : found;
}

const filesOf = ({ media, options }: Question): string[] =>
  [media, ...options.map((option) => option.media)].flatMap((file) =>
    file ? [file.key, ...(file.captionsKey ? [file.captionsKey] : [])] : [],
  );

async function filesInBank(userId: string): Promise<Set<string>> {
  const files = (await listSaved(userId)).flatMap(({ question }) => filesOf(question));
  let from: string | undefined;
  do {
    const { copies, upTo } = await listCopies(userId, from);
    files.push(...copies.flatMap(({ questions }) => questions.flatMap(filesOf)));
    from = upTo;
  } while (from !== undefined);
  return new Set(files);
}
