import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import {
  averageOf,
  type Figures,
  toSums,
} from '@quizhall/shared/rules/organizations/organization-statistics';
import { finishedQuizzes } from '@quizhall/shared/rules/results/finished-quizzes';
import { pictureFields } from '../../accounts/model/signed-in-user.ts';
import { listMembershipsOf } from '../model/memberships.ts';
import { listOrganizationAudit } from '../model/organization-audit.ts';
import { latestActivity, recentItems } from '../model/organization-statistics.ts';
import { listOwnerCards } from '../../quizzes/model/owner-quizzes.ts';
import { listQuizTitles } from '../../quizzes/model/quiz-titles.ts';
import { listUserAttempts } from '../../attempts/model/user-attempts.ts';
import { listPeople } from '../../accounts/model/users.ts';

type Names = ReadonlyMap<string, string>;

/** So much of what happened is shown. */
const MOST_SHOWN = 8;
const BEST = 5;
/** So many who did best are looked at: some may have left. */
const LOOKED_AT = 25;

/** Among so many of the newest entries of the audit log is looked for who joined: it is read with every dashboard. */
const NEWEST = 50;

/** Latest activity of current members with current names. Deleted quizzes are left out. */
export async function listRecentActivity(
  organizationId: string,
  departments: Names,
): Promise<OrganizationDashboard['recentActivity']> {
  const [shards, { entries }] = await Promise.all([
    recentItems.list(organizationId),
    listOrganizationAudit(organizationId, { limit: MOST_SHOWN, kind: 'joined', within: NEWEST }),
  ]);
  const done = latestActivity(shards.flatMap(({ body }) => body.recent));
  const joined = entries.flatMap(({ id, by, at }) => (by === undefined ? [] : { id, userId: by, at }));
  const userIds = [...new Set([...done, ...joined].map(({ userId }) => userId))];
  const [people, members, titles] = await Promise.all([
    listPeople(userIds),
    listMembershipsOf(organizationId, userIds),
    listQuizTitles(organizationId, [...new Set(done.map(({ quizId }) => quizId))]),
  ]);
  const all = [
    ...done.flatMap(({ quizId, department, ...one }) => {
      const quiz = titles.get(quizId);
      return quiz === undefined ? [] : { ...one, quiz, department: departments.get(department ?? '') };
    }),
    ...joined.map((one) => ({ ...one, action: 'joined' as const })),
  ];
  return all
    .toSorted((a, b) => b.at - a.at)
    .flatMap(({ userId, at, ...one }) => {
      const user = people.get(userId)?.name;
      return user === undefined || !members.has(userId)
        ? []
        : { ...one, user, time: new Date(at).toISOString() };
    })
    .slice(0, MOST_SHOWN);
}

/** Number of a member's newest attempts that are searched for finished quizzes. */
const NEWEST_ATTEMPTS = 200;

/**
 * Number of these quizzes the member has finished at least once. Uncounted practice attempts are excluded. A minimum where
 * the member has more attempts than are read.
 */
async function quizzesFinished(
  userId: string,
  quizIds: ReadonlySet<string>,
): Promise<{ quizzes: number; areQuizzesMinimum?: true }> {
  const attempts = await listUserAttempts(userId, NEWEST_ATTEMPTS + 1);
  return finishedQuizzes(attempts, { quizIds, limit: NEWEST_ATTEMPTS });
}

/** Members with the best average of graded attempts; ties by number of finished attempts. */
export async function listBestMembers(
  organizationId: string,
  figures: ReadonlyMap<string, Figures>,
  departments: Names,
): Promise<OrganizationDashboard['topPerformers']> {
  const ranked = [...figures]
    .flatMap(([userId, own]) => {
      const sums = toSums(own);
      const score = averageOf(sums);
      return score === undefined ? [] : { userId, score, completed: sums.completed };
    })
    .toSorted((a, b) => b.score - a.score || b.completed - a.completed || (a.userId < b.userId ? -1 : 1))
    .slice(0, LOOKED_AT);
  const memberships = await listMembershipsOf(
    organizationId,
    ranked.map(({ userId }) => userId),
  );
  const best = ranked.filter(({ userId }) => memberships.has(userId)).slice(0, BEST);
  const [people, cards] = await Promise.all([
    listPeople(best.map(({ userId }) => userId)),
    listOwnerCards(organizationId),
  ]);
  const quizIds = new Set(cards.map(({ id }) => id));
  const quizzes = await Promise.all(best.map(({ userId }) => quizzesFinished(userId, quizIds)));
  return best.map(({ userId, score }, place) => {
    const membership = memberships.get(userId);
    const person = people.get(userId);
    return {
      score,
      ...(quizzes[place] ?? { quizzes: 0 }),
      id: userId,
      name: person?.name ?? membership?.name ?? '',
      department: departments.get(membership?.departmentId ?? ''),
      ...pictureFields(person ?? {}),
    };
  });
}
