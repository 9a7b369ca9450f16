import type { QuizRole } from '@quizhall/shared/model/enums';
import type { OwnQuiz, QuizCard } from '@quizhall/shared/model/quiz';
import { type CardNumbers, getCardNumbers } from '../_data/card-numbers.ts';
import type { QuizContent } from '../_data/quiz-content.ts';
import type { Quiz, StoredCard } from '../_data/quizzes.ts';
import { listNames } from '../_data/users.ts';
import { coverOf } from '../_files/media.ts';

/** Before anybody finished an attempt. */
export const NO_NUMBERS: CardNumbers = {
  totalResponses: 0,
  avgScore: 0,
  avgTime: 0,
  rating: { average: 0, count: 0 },
};

export const toCard = (card: StoredCard, numbers: CardNumbers): QuizCard => ({
  ...card,
  ...numbers,
  coverImage: coverOf(card),
});

/** What a call that changes a quiz as a whole answers. */
export const cardAnswer = async (quiz: Quiz): Promise<{ quiz: QuizCard }> => ({
  quiz: toCard(quiz, await getCardNumbers(quiz.id)),
});

/** The whole quiz for its owner; the response schema drops what is stored but not answered. */
export const toOwnQuiz = (
  quiz: Quiz,
  { questions, passages }: Pick<QuizContent, 'questions' | 'passages'>,
  numbers: CardNumbers,
): OwnQuiz => ({ ...quiz, ...toCard(quiz, numbers), questions, passages });

/**
 * What a quiz is to the caller: their roles, whose it is and who saved it last, where that is somebody else. Its owner,
 * working alone, costs no read.
 */
export async function standingWith(
  { ownerId, savedBy }: Pick<Quiz, 'ownerId' | 'savedBy'>,
  roles: readonly QuizRole[],
  userId: string,
): Promise<Pick<OwnQuiz, 'roles' | 'owner' | 'changedBy'>> {
  const others = [ownerId, savedBy].map((id) => (id === userId ? undefined : id));
  const names = await listNames(others.flatMap((id) => id ?? []));
  const [owner, last] = others.map((id) => (id === undefined ? undefined : { id, name: names.get(id) }));
  return { roles: rolesShown(roles), owner, changedBy: last };
}

/** Its owner is told no roles: none means all of them. */
export const rolesShown = (roles: readonly QuizRole[]): QuizRole[] | undefined =>
  roles.includes('quiz.owner') ? undefined : [...roles];
