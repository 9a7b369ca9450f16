import type { ExploreCard } from '@quizhall/shared/model/explore/explore';
import { effectiveTimeLimit, isUnlimited } from '@quizhall/shared/rules/attempts/deadline';
import { isInExplore, isOver, isPublicOrganization } from '@quizhall/shared/rules/quizzes/explore-listing';
import { isOffered } from '@quizhall/shared/rules/quizzes/availability-to-participants';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import { practiceOf } from '@quizhall/shared/rules/quizzes/practice';
import { type CardNumbers, listCardNumbers } from '../../results/model/card-numbers.ts';
import { getQuizzes } from '../../quizzes/model/quizzes-by-id.ts';
import type { Organization } from '../../organizations/model/organizations.ts';
import { getOrganizations } from '../../organizations/model/organizations-by-id.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { listNames } from '../../accounts/model/users.ts';
import { toCoverImage } from '../../platform/storage/media-urls.ts';
import { now } from '../../platform/clock.ts';
import type { Principal } from '../../platform/security/tokens.ts';
import { isLetIn } from '../../attempts/model/audience.ts';

type NumbersOf = Awaited<ReturnType<typeof listCardNumbers>>;

/** A card shows some lines. */
const MOST_DESCRIPTION = 200;
const MOST_TAGS = 2;

/**
 * The cards of these quizzes, in this order. What the catalogue proposes is read and checked: a quiz that everybody may not
 * see, or of an organization that lets none be public, is not shown, whatever the catalogue believes.
 */
/** @param numbersOf card numbers that were read already */
export const listExploreCards = (ids: readonly string[], numbersOf?: NumbersOf): Promise<ExploreCard[]> =>
  cardsOf(
    ids,
    async (quiz) => isInExplore(quiz, now()),
    (organization) => organization !== undefined && isPublicOrganization(organization),
    numbersOf,
  );

/**
 * The same for somebody who knows these quizzes: also those that nobody else is led to, of which nothing tells how they go, as long as this
 * person can take them.
 */
export const listReachableCards = (ids: readonly string[], user: Principal): Promise<ExploreCard[]> =>
  cardsOf(
    ids,
    async (quiz) => isOffered(quiz) && !isOver(quiz.schedule, now()) && (await isLetIn(quiz, user)),
    () => true,
  );

async function cardsOf(
  ids: readonly string[],
  isShown: (quiz: Quiz) => Promise<boolean>,
  mayShow: (organization: Organization | undefined) => boolean,
  known?: NumbersOf,
): Promise<ExploreCard[]> {
  const [quizzes, numbersOf] = await Promise.all([getQuizzes(ids), known ?? listCardNumbers(ids)]);
  const found = ids.flatMap((id) => quizzes.get(id) ?? []);
  const isSeen = await Promise.all(found.map(isShown));
  const shown = found.filter((_, n) => isSeen[n]);
  const owners = shown.map((quiz) => ownerOf(quiz.ownerId));
  const [names, organizations] = await Promise.all([
    listNames(owners.flatMap((owner) => ('person' in owner ? owner.person : []))),
    getOrganizations(owners.flatMap((owner) => ('organization' in owner ? owner.organization : []))),
  ]);
  return shown
    .filter(({ ownerId }) => 'person' in ownerOf(ownerId) || mayShow(organizations.get(ownerId)))
    .map((quiz) => ({
      ...cardOf(quiz),
      ...(isKnown(quiz, organizations.get(quiz.ownerId)) && figuresOf(numbersOf(quiz.id))),
      ...ownerCard(quiz, { name: names.get(quiz.ownerId), organization: organizations.get(quiz.ownerId) }),
    }));
}

/** How a quiz goes is told where everybody is led to it. */
const isKnown = (quiz: Quiz, organization: Organization | undefined): boolean =>
  isInExplore(quiz, now()) &&
  ('person' in ownerOf(quiz.ownerId) || (organization !== undefined && isPublicOrganization(organization)));

const figuresOf = ({
  rating,
  totalResponses,
}: CardNumbers): Pick<ExploreCard, 'rating' | 'participants'> => ({
  rating,
  participants: totalResponses,
});

/** Whose it is: a person, or an organization as long as there is one. */
function ownerCard(
  { ownerId, customCategory }: Quiz,
  { name, organization }: { name: string | undefined; organization: Organization | undefined },
): Pick<ExploreCard, 'creator' | 'organization' | 'customCategory'> {
  if ('person' in ownerOf(ownerId)) return { creator: { id: ownerId, name } };
  if (!organization || organization.deletedAt) return {};
  const { id, name: called, slug } = organization;
  const own = organization.customCategories.find((category) => category.id === customCategory);
  return {
    organization: { id, name: called, slug, isPublic: isPublicOrganization(organization) },
    ...(own && { customCategory: { name: own.name, color: own.color } }),
  };
}

function cardOf(quiz: Quiz): ExploreCard {
  const { id, title, description, category, difficulty, language, tags, settings, isFeatured, createdAt } =
    quiz;
  return {
    id,
    title,
    description: description.slice(0, MOST_DESCRIPTION),
    category,
    difficulty,
    language,
    tags: tags.slice(0, MOST_TAGS),
    coverImage: toCoverImage(quiz),
    totalQuestions: quiz.paper?.questions ?? quiz.totalQuestions,
    timeLimit:
      practiceOf(settings) || isUnlimited(settings.timeLimit) ? 0 : effectiveTimeLimit(settings.timeLimit),
    isPaid: settings.isPaid,
    price: settings.price,
    rating: { average: 0, count: 0 },
    isFeatured,
    createdAt,
  };
}
