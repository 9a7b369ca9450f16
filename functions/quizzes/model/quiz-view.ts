import type { QuizRole } from '@quizhall/shared/model/enums';
import type { OwnQuiz, QuizCard } from '@quizhall/shared/model/quizzes/quiz';
import { droppedBy } from '@quizhall/shared/rules/quizzes/carried-key';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import { wantedPrize } from '@quizhall/shared/rules/payments/prize-pool';
import { type CardNumbers, getCardNumbers } from '../../results/model/card-numbers.ts';
import type { QuizContent } from './quiz-content.ts';
import type { Quiz, StoredCard } from './quizzes.ts';
import { listNames } from '../../accounts/model/users.ts';
import { toCoverImage } from '../../platform/storage/media-urls.ts';

/** Numbers of a quiz without finished attempts. */
export const EMPTY_CARD_NUMBERS: CardNumbers = {
  totalResponses: 0,
  waitingResponses: 0,
  avgScore: 0,
  avgTime: 0,
  avgSeconds: 0,
  rating: { average: 0, count: 0 },
};

/** @param roles the caller's roles at the quiz; they decide which actions a screen offers */
export const toCard = (card: StoredCard, numbers: CardNumbers, roles: readonly QuizRole[]): QuizCard => ({
  ...card,
  ...numbers,
  coverImage: toCoverImage(card),
  roles: [...roles],
});

interface Caller {
  roles: readonly QuizRole[];
  user: { id: string };
}

/** Response of endpoints that change a quiz as a whole. */
export async function getCardResponse(quiz: Quiz, { roles, user }: Caller): Promise<{ quiz: QuizCard }> {
  const [numbers, standing] = await Promise.all([
    getCardNumbers(quiz.id),
    getQuizAccess(quiz, roles, user.id),
  ]);
  return { quiz: { ...toCard(quiz, numbers, roles), ...standing } };
}

/** What somebody is to the quiz that they have just made. */
export const OWNER_ROLES: readonly QuizRole[] = ['quiz.owner'];

/** The whole quiz for its authors. The response schema drops internal fields. */
export const toOwnQuiz = (
  quiz: Quiz,
  { questions, passages, carried = [] }: Pick<QuizContent, 'questions' | 'passages' | 'carried'>,
  numbers: CardNumbers,
  roles: readonly QuizRole[],
): OwnQuiz => ({
  ...quiz,
  ...toCard(quiz, numbers, roles),
  prizePool: { ...quiz.prizePool, hasPaid: hasPaid(quiz) },
  questions,
  passages,
  dropped: droppedBy(carried),
  organizationId: organizationOf(quiz),
});

const organizationOf = ({ ownerId }: Quiz): string | undefined => {
  const owner = ownerOf(ownerId);
  return 'organization' in owner ? owner.organization : undefined;
};

const hasPaid = ({ pool, prizePool }: Quiz): boolean =>
  pool !== undefined && pool.total >= wantedPrize(prizePool);

/**
 * The caller's roles at a quiz, and the names of owner and last editor if they differ from the caller. Reads
 * nothing for an owner without co-authors.
 */
export async function getQuizAccess(
  { ownerId, savedBy }: Pick<Quiz, 'ownerId' | 'savedBy'>,
  roles: readonly QuizRole[],
  userId: string,
): Promise<Pick<OwnQuiz, 'roles' | 'owner' | 'changedBy'>> {
  // An organization is nobody whose name would be found.
  const owning = 'person' in ownerOf(ownerId) ? ownerId : undefined;
  const others = [owning, savedBy].map((id) => (id === userId ? undefined : id));
  const names = await listNames(others.flatMap((id) => id ?? []));
  const [owner, last] = others.map((id) => (id === undefined ? undefined : { id, name: names.get(id) }));
  return { roles: [...roles], owner, changedBy: last };
}
