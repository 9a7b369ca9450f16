import { decodeMarks } from '@quizhall/shared/grading';
import { DELETED_PARTICIPANT } from '@quizhall/shared/rules/accounts/deleted-account';
import {
  addToPart,
  type Contribution,
  contributionsOf,
  type Counting,
  MEMBERS_PREFIX,
  MOST_TOGETHER,
  type Figures,
  type OrganizationFacts,
  partitionOfPart,
} from '@quizhall/shared/rules/organizations/organization-statistics';
import type { Parts } from '@quizhall/shared/rules/partial-sums';
import type { AttemptChange } from '../../attempts/model/attempt-change.ts';
import type { Attempt } from '../../attempts/model/attempts.ts';
import {
  foldStatistics,
  getStatistics,
  type ActivityEntry,
  latestActivity,
  putStatistics,
  recentItems,
} from '../model/organization-statistics.ts';
import { listCountingRules, spreadMemberStatistics } from '../model/organizations.ts';
import { uncountedRecords } from '../../platform/dynamodb/shard-aggregates.ts';
import { isAnswered } from '../../results/model/roster-rows.ts';
import { pendingOf } from '../../grading/model/manual-grading.ts';

/** What one record changes. */
interface FigureChange {
  sequenceNumber: string;
  was: readonly Contribution[];
  is: readonly Contribution[];
}

/**
 * Adds a batch's changes of attempts at organizations' quizzes to their figures: one read and one write for each part that changes,
 * however many attempts. What an attempt belongs to was noted on it when it began.
 * @throws Error when another consumer of the same shard moved a mark in between; the batch then comes again
 */
export async function countOrganizations(shard: string, changes: readonly AttemptChange[]): Promise<void> {
  const byOrganization = Map.groupBy(
    changes.filter(({ after }) => after.org !== undefined && !after.uncounted),
    ({ after }) => after.org ?? '',
  );
  if (byOrganization.size === 0) return;
  const countingOf = await listCountingRules([...byOrganization.keys()]);
  await Promise.all(
    [...byOrganization].map(async ([organizationId, group]) => {
      const counting = countingOf.get(organizationId);
      // Attempts outlive their organization; without it there is nobody to count for.
      if (!counting) return;
      await Promise.all([
        countFigures(organizationId, shard, group, counting),
        keepRecent(organizationId, shard, group),
      ]);
    }),
  );
}

async function countFigures(
  organizationId: string,
  shard: string,
  group: readonly AttemptChange[],
  counting: Counting,
): Promise<void> {
  const changes = group.flatMap(({ sequenceNumber, before, after }): FigureChange[] => {
    const [was, is] = [before, after].map((attempt) => organizationContributions(attempt, counting));
    return JSON.stringify(was) === JSON.stringify(is)
      ? []
      : [{ sequenceNumber, was: was ?? [], is: is ?? [] }];
  });
  const parts = new Set(changes.flatMap(({ was, is }) => [...was, ...is].map(({ part }) => part)));
  await Promise.all([...parts].map((part) => countPart({ organizationId, part }, shard, changes)));
}

async function countPart(
  entity: { organizationId: string; part: string },
  shard: string,
  changes: readonly FigureChange[],
): Promise<void> {
  const stored = await getStatistics(entity, shard);
  const ofPart = (all: readonly Contribution[]) => all.filter(({ part }) => part === entity.part);
  const fresh = uncountedRecords(changes, stored?.highWater).filter(
    ({ was, is }) => JSON.stringify(ofPart(was)) !== JSON.stringify(ofPart(is)),
  );
  const last = fresh.at(-1);
  if (!last) return;
  let figures = stored?.figures ?? { each: {} };
  for (const { was, is } of fresh)
    figures = addToPart(addToPart(figures, entity.part, was, -1), entity.part, is, 1);
  const marks = { shard, highWater: last.sequenceNumber, after: stored?.highWater };
  if (!(await putStatistics(entity, { figures, ...marks })))
    throw new Error(`Figures of ${entity.organizationId} in ${shard} moved`);
  if (!stored) await foldStatistics(entity);
  if (isFull(entity.part, figures)) await spreadMemberStatistics(entity.organizationId);
}

/** Members lie together here, and there are too many of them to write them all again for each batch. */
const isFull = (part: string, { each }: Parts<Figures>): boolean =>
  part.startsWith(MEMBERS_PREFIX) &&
  partitionOfPart(part) === undefined &&
  Object.keys(each).length > MOST_TOGETHER;

/** What an attempt adds to the figures of its organization; nothing where it was annulled, or belongs to none. */
export function organizationContributions(attempt: Attempt | undefined, counting: Counting): Contribution[] {
  const facts = attempt && factsOf(attempt);
  return facts ? contributionsOf(facts, counting) : [];
}

const waitsForGrade = ({ marks, status }: Attempt): boolean =>
  marks === undefined ? status === 'pending_review' : pendingOf(decodeMarks(marks)?.each ?? []) > 0;

/** The account of its participant was deleted: the department keeps what was taken, and no figures are kept of the person. */
const isParted = ({ name, email }: Attempt): boolean => name === DELETED_PARTICIPANT && email === '';

function memberOf(attempt: Attempt): OrganizationFacts['member'] {
  const { participant, dept } = attempt;
  if (dept === undefined) return undefined;
  const userId = isParted(attempt) ? undefined : participant.slice('u_'.length);
  return { userId, ...(dept && { department: dept }) };
}

function factsOf(attempt: Attempt): OrganizationFacts | undefined {
  const { org, quizId, startedAt: begunAt, card, annulled } = attempt;
  if (org === undefined || annulled) return undefined;
  const facts = { quizId, member: memberOf(attempt), begunAt };
  // An attempt without a single answer counts as begun only: it lowers no average.
  if (!card || !isAnswered(attempt)) return facts;
  const { completedAt: at, passed, percentage } = card;
  return { ...facts, finished: { at, waits: waitsForGrade(attempt), passed, percentage } };
}

/** Remembers what members did last; what was annulled is forgotten, and who is gone. */
async function keepRecent(
  organizationId: string,
  shard: string,
  group: readonly AttemptChange[],
): Promise<void> {
  const ofMembers = group.filter(({ before, after }) => memberOf(after) && (!before || after.card));
  if (ofMembers.length === 0) return;
  const stored = await recentItems.get(organizationId, shard);
  const fresh = uncountedRecords(ofMembers, stored?.highWater);
  const last = fresh.at(-1);
  if (!last) return;
  const gone = new Set(fresh.flatMap(({ after }) => (after.annulled || isParted(after) ? after.id : [])));
  const happened = [...(stored?.body.recent ?? []), ...fresh.map(({ after }) => happenedOf(after))];
  const written = await recentItems.put({
    entityId: organizationId,
    shard,
    body: { recent: latestActivity(happened.filter(({ id }) => !gone.has(id))) },
    highWater: last.sequenceNumber,
    after: stored?.highWater,
  });
  if (!written) throw new Error(`What happened in ${organizationId} in ${shard} moved`);
  if (!stored) await recentItems.fold(organizationId);
}

function happenedOf(attempt: Attempt): ActivityEntry {
  const { id, quizId, startedAt, card } = attempt;
  const { userId = '', department } = memberOf(attempt) ?? {};
  const who = { id, userId, quizId, ...(department !== undefined && { department }) };
  if (!card) return { ...who, action: 'started', at: startedAt };
  const score = waitsForGrade(attempt) ? {} : { score: card.percentage };
  return { ...who, action: 'completed', at: card.completedAt, ...score };
}
