import type { ExploreCard } from '@quizhall/shared/model/explore';
import { isInExplore } from '@quizhall/shared/rules/explore';
import { isOffered } from '@quizhall/shared/rules/offered';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import { type CardNumbers, listCardNumbers } from '../_data/card-numbers.ts';
import { getQuizzes } from '../_data/listed-quizzes.ts';
import type { Quiz } from '../_data/quizzes.ts';
import { listNames } from '../_data/users.ts';
import { coverOf } from '../_files/media.ts';
import { now } from '../_platform/clock.ts';

/** A card shows some lines. */
const MOST_DESCRIPTION = 200;
const MOST_TAGS = 2;

/**
 * The cards of these quizzes, in this order. What the catalogue proposes is read and checked: a quiz that everybody may not
 * see is not shown, whatever the catalogue believes.
 */
export const shownCards = (ids: readonly string[]): Promise<ExploreCard[]> =>
  cardsOf(ids, (quiz) => isInExplore(quiz, now()));

/** The same for whoever knows these quizzes: also those that nobody else is led to, as long as they can be taken. */
export const reachableCards = (ids: readonly string[]): Promise<ExploreCard[]> => cardsOf(ids, isOffered);

async function cardsOf(ids: readonly string[], isShown: (quiz: Quiz) => boolean): Promise<ExploreCard[]> {
  const [quizzes, numbersOf] = await Promise.all([getQuizzes(ids), listCardNumbers(ids)]);
  const shown = ids.flatMap((id) => quizzes.get(id) ?? []).filter(isShown);
  const names = await listNames(shown.flatMap((quiz) => personOf(quiz) ?? []));
  return shown.map((quiz) => cardOf(quiz, numbersOf(quiz.id), names));
}

function personOf({ ownerId }: Quiz): string | undefined {
  const owner = ownerOf(ownerId);
  return 'person' in owner ? owner.person : undefined;
}

function cardOf(quiz: Quiz, numbers: CardNumbers, names: ReadonlyMap<string, string>): ExploreCard {
  const { id, title, description, category, difficulty, language, tags, settings, isFeatured, createdAt } =
    quiz;
  const person = personOf(quiz);
  return {
    id,
    title,
    description: description.slice(0, MOST_DESCRIPTION),
    category,
    difficulty,
    language,
    tags: tags.slice(0, MOST_TAGS),
    coverImage: coverOf(quiz),
    totalQuestions: quiz.paper?.questions ?? quiz.totalQuestions,
    timeLimit: settings.timeLimit,
    isPaid: settings.isPaid,
    price: settings.price,
    rating: numbers.rating,
    participants: numbers.totalResponses,
    isFeatured,
    createdAt,
    ...(person && { creator: { id: person, name: names.get(person) } }),
  };
}
