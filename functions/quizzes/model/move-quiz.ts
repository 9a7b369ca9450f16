import type { QuizVisibility } from '@quizhall/shared/model/organizations/organization-enums';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import { toCoAuthors, removeCoAuthorItem, listCoAuthorItems } from './co-authors.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { organizationEventItem } from '../../organizations/model/organization-audit.ts';
import { decrementCountItem } from '../../organizations/model/organization-counts.ts';
import type { Organization } from '../../organizations/model/organizations.ts';
import { changeQuizOwner } from './quiz-ownership.ts';
import { getQuiz, type Quiz } from './quizzes.ts';
import { AppError } from '../../platform/errors.ts';
import {
  applyQuizRules,
  assertQuizRules,
  assertQuizRoom,
  countQuizItems,
  findOwningOrganization,
} from '../../organizations/model/organization-rules.ts';
import { endPendingItems } from './pending-version.ts';

interface Destination {
  /** Undefined: whoever moves it. */
  organization: Organization | undefined;
  by: string;
}

/**
 * Moves a quiz to an organization, whose rules then apply, or from one to a person. Attempts, results and
 * links stay; co-authors are removed.
 * @throws AppError INVALID_STATE if the owner is the same or the quiz has money in it, PLAN_LIMIT,
 * INVALID_INPUT for settings the new owner does not allow
 */
export async function moveQuiz(quiz: Quiz, { organization, by }: Destination): Promise<Quiz> {
  const ownerId = organization?.id ?? by;
  if (quiz.ownerId === ownerId)
    throw new AppError('INVALID_STATE', { message: 'This quiz is there already.' });
  if (quiz.pool)
    throw new AppError('INVALID_STATE', {
      message: 'Money is in its prize pool: take it back before you move it.',
    });
  const owning = await findOwningOrganization({ ownerId });
  const moved = owning ? applyQuizRules(quiz, owning.organization) : asOnesOwn(quiz);
  if (owning) assertQuizRules(moved, owning);
  const to = { ...moved, ownerId, createdBy: owning ? by : undefined };
  const beside = [
    ...(await endedWork(quiz)),
    ...(await endPendingItems(quiz, { by, publishes: true })),
    ...(owning ? [...countQuizItems(ownerId, owning.plan), moveEvent(ownerId, quiz, by, true)] : []),
    ...takenOut(quiz, by),
  ];
  if (await changeQuizOwner(quiz, to, beside)) return (await getQuiz(quiz.id)) ?? to;
  if (owning) await assertQuizRoom(ownerId, owning.plan);
  throw new AppError('STALE_REVISION');
}

const moveEvent = (organizationId: string, { id }: Quiz, by: string, into: boolean) =>
  organizationEventItem(organizationId, { kind: 'quizMoved', by, data: { quizId: id, into } });

function takenOut(quiz: Quiz, by: string): Writes {
  const owner = ownerOf(quiz.ownerId);
  if (!('organization' in owner)) return [];
  return [decrementCountItem(owner.organization, 'quizzes'), moveEvent(owner.organization, quiz, by, false)];
}

/** What only members could take is for whoever has its link, who else would be shut out for ever. */
function asOnesOwn(quiz: Quiz): Quiz {
  const { visibility } = quiz.settings;
  const kept: QuizVisibility | undefined = visibility === 'organization' ? 'private' : visibility;
  return { ...quiz, settings: { ...quiz.settings, visibility: kept } };
}

const endedWork = async ({ id }: Quiz): Promise<Writes> =>
  toCoAuthors(await listCoAuthorItems(id)).map(({ userId }) => removeCoAuthorItem(id, userId));
