import type { QuizVisibility } from '@quizhall/shared/model/organizations/organization-enums';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import { toCoAuthors, removeCoAuthorItem, listCoAuthorItems } from './co-authors.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { organizationEvent } from '../../organizations/model/organization-audit.ts';
import { oneLess } from '../../organizations/model/organization-counts.ts';
import type { Organization } from '../../organizations/model/organizations.ts';
import { changeQuizOwner } from './quiz-ownership.ts';
import { getQuiz, type Quiz } from './quizzes.ts';
import { AppError } from '../../platform/errors.ts';
import {
  asOrganized,
  assertOrganized,
  assertRoomIn,
  countedQuiz,
  owningOrganization,
} from '../../organizations/model/organization-rules.ts';
import { endPendingItems } from './pending-version.ts';

interface Destination {
  /** Undefined: whoever moves it. */
  organization: Organization | undefined;
  by: string;
}

/**
 * Gives a quiz to an organization, whose rules hold for it from then on, or to whoever takes it out of one. Attempts, results and links
 * stay; whoever worked on it beside its owner does not any more.
 * @throws AppError INVALID_STATE where it is theirs already or money is in it, PLAN_LIMIT, INVALID_INPUT for what its new owner does not allow
 */
export async function moveQuiz(quiz: Quiz, { organization, by }: Destination): Promise<Quiz> {
  const ownerId = organization?.id ?? by;
  if (quiz.ownerId === ownerId)
    throw new AppError('INVALID_STATE', { message: 'This quiz is there already.' });
  if (quiz.pool)
    throw new AppError('INVALID_STATE', {
      message: 'Money is in its prize pool: take it back before you move it.',
    });
  const owning = await owningOrganization({ ownerId });
  const moved = owning ? asOrganized(quiz, owning.organization) : asOnesOwn(quiz);
  if (owning) assertOrganized(moved, owning);
  const to = { ...moved, ownerId, createdBy: owning ? by : undefined };
  const beside = [
    ...(await endedWork(quiz)),
    ...(await endPendingItems(quiz, { by, publishes: true })),
    ...(owning ? [...countedQuiz(ownerId, owning.plan), moveEvent(ownerId, quiz, by, true)] : []),
    ...takenOut(quiz, by),
  ];
  if (await changeQuizOwner(quiz, to, beside)) return (await getQuiz(quiz.id)) ?? to;
  if (owning) await assertRoomIn(ownerId, owning.plan);
  throw new AppError('STALE_REVISION');
}

const moveEvent = (organizationId: string, { id }: Quiz, by: string, into: boolean) =>
  organizationEvent(organizationId, { kind: 'quizMoved', by, data: { quizId: id, into } });

function takenOut(quiz: Quiz, by: string): Writes {
  const owner = ownerOf(quiz.ownerId);
  if (!('organization' in owner)) return [];
  return [oneLess(owner.organization, 'quizzes'), moveEvent(owner.organization, quiz, by, false)];
}

/** What only members could take is for whoever has its link, who else would be shut out for ever. */
function asOnesOwn(quiz: Quiz): Quiz {
  const { visibility } = quiz.settings;
  const kept: QuizVisibility | undefined = visibility === 'organization' ? 'private' : visibility;
  return { ...quiz, settings: { ...quiz.settings, visibility: kept } };
}

const endedWork = async ({ id }: Quiz): Promise<Writes> =>
  toCoAuthors(await listCoAuthorItems(id)).map(({ userId }) => removeCoAuthorItem(id, userId));
