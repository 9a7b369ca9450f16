import { OrganizationSettings } from '@quizhall/shared/model/organizations/organization';
import * as z from 'zod';
import { listAllAssignments } from '../../../organizations/model/assignments.ts';
import { getCorrectedContent } from '../../../quizzes/model/corrected-content.ts';
import { listDepartments } from '../../../organizations/model/departments.ts';
import { countedShards, listFinishedPage } from '../../../attempts/model/finished-attempts.ts';
import { listMemberInvites } from '../../../organizations/model/member-invites.ts';
import { foldName, listMemberPageById } from '../../../organizations/model/memberships.ts';
import { listOrganizationAudit } from '../../../organizations/model/organization-audit.ts';
import type { Organization } from '../../../organizations/model/organizations.ts';
import { listOwnerCards } from '../../../quizzes/model/owner-quizzes.ts';
import { getQuiz, type Quiz } from '../../../quizzes/model/quizzes.ts';
import { addCurrentNames } from '../../../organizations/model/audit-view.ts';
import { toDepartmentNames, toMemberAnswers } from '../../../organizations/model/members.ts';
import {
  getOrganizationPlan,
  toOrganizationSettings,
} from '../../../organizations/model/organization-view.ts';
import { listPlanInvoices } from '../../../payments/model/plan-invoices.ts';
import { nowIso } from '../../../platform/clock.ts';
import { readFinished, submissionsOf } from '../../../results/model/gather-submissions.ts';
import type { Told } from './holder.ts';
import {
  assignmentRow,
  auditRow,
  departmentRow,
  invoiceRow,
  inviteRow,
  memberRow,
  quizRow,
  resultRow,
} from './organization-rows.ts';
import type { PartsFile } from './parts-file.ts';

const MEMBERS = 100;
const ENTRIES = 100;
/** Each of them is read whole. */
const SUBMISSIONS = 50;

/** A part of one page. */
const once =
  <One extends object>(
    tell: (organization: Organization) => Promise<One[]>,
    row?: (one: One) => readonly string[],
  ) =>
  async (organization: Organization): Promise<Told> => {
    const told = await tell(organization);
    return { told, next: undefined, rows: row ? told.map((one) => row(one)) : [] };
  };

const Name = z.string().optional();
const AuditPlace = z.string().optional();
/** Behind which quiz, or, with a shard, where in it; of all quizzes what was handed in until the same instant. */
const ResultsPlace = z.object({
  quiz: z.string(),
  until: z.string(),
  shard: z.number().optional(),
  after: z.record(z.string(), z.string()).optional(),
});

async function members({ id }: Organization, after: unknown): Promise<Told> {
  const [page, departments] = await Promise.all([
    listMemberPageById(id, { limit: MEMBERS, after: Name.parse(after) }),
    listDepartments(id),
  ]);
  const told = await toMemberAnswers(page.members, toDepartmentNames(departments));
  return { told, rows: told.map((member) => memberRow(member)), next: page.next };
}

const quizIds = async (id: string): Promise<string[]> =>
  (await listOwnerCards(id)).map((card) => card.id).toSorted();

/** The quiz behind this one in the order of ids, and whether it still is the organization's. */
async function quizBehind(organizationId: string, after: string): Promise<{ id?: string; quiz?: Quiz }> {
  const id = (await quizIds(organizationId)).find((each) => each > after);
  const quiz = id === undefined ? undefined : await getQuiz(id);
  return { ...(id !== undefined && { id }), ...(quiz?.ownerId === organizationId && { quiz }) };
}

async function quizzes({ id: organizationId }: Organization, after: unknown): Promise<Told> {
  const { id, quiz } = await quizBehind(organizationId, Name.parse(after) ?? '');
  const { passwordHash: _, ...shown } = quiz ?? {};
  if (!quiz) return { told: [], next: id };
  const content = await getCorrectedContent(quiz, quiz.version);
  return { told: [{ quiz: shown, content }], rows: [quizRow(quiz, content.questions.length)], next: id };
}

async function results({ id: organizationId }: Organization, from: unknown): Promise<Told> {
  const place = from === undefined ? { quiz: '', until: nowIso() } : ResultsPlace.parse(from);
  const { until, shard = 0, after } = place;
  const { id, quiz } =
    place.shard === undefined
      ? await quizBehind(organizationId, place.quiz)
      : { id: place.quiz, quiz: await getQuiz(place.quiz) };
  if (id === undefined) return { told: [], next: undefined };
  const part = quiz?.ownerId === organizationId ? countedShards(quiz.shards)[shard] : undefined;
  if (part === undefined) return { told: [], next: { quiz: id, until } };
  const { cards, next } = await listFinishedPage(id, part, { until, limit: SUBMISSIONS, after });
  const told = await submissionsOf(await readFinished(cards.map((card) => card.id)));
  return {
    told: told.map((submission) => ({ quizId: id, ...submission })),
    rows: told.map((submission) => resultRow({ id, title: quiz?.title ?? '' }, submission)),
    next: { quiz: id, until, ...(next ? { shard, after: next } : { shard: shard + 1 }) },
  };
}

async function invitations({ id }: Organization): Promise<Told> {
  const [invites, departments] = await Promise.all([listMemberInvites(id), listDepartments(id)]);
  const told = invites.map(({ email, role, departmentId, sentAt }) => ({
    email,
    role,
    departmentId,
    sentAt: new Date(sentAt).toISOString(),
  }));
  return { told, rows: told.map((one) => inviteRow(one, toDepartmentNames(departments))), next: undefined };
}

async function assignments({ id }: Organization, after: unknown): Promise<Told> {
  const [page, departments] = await Promise.all([
    listAllAssignments(id, { limit: ENTRIES, after: Name.parse(after) }),
    listDepartments(id),
  ]);
  const told = page.assignments.map(
    ({ dueAt, createdAt, id: each, quizId, title, note, createdBy, ...to }) => ({
      id: each,
      quizId,
      title,
      everyone: to.everyone,
      departmentIds: to.departmentIds,
      userIds: to.userIds,
      dueAt: new Date(dueAt).toISOString(),
      note,
      countsEarlier: to.from === undefined,
      createdAt: new Date(createdAt).toISOString(),
      createdBy,
    }),
  );
  return {
    told,
    rows: told.map((one) => assignmentRow(one, toDepartmentNames(departments))),
    next: page.next,
  };
}

async function audit({ id }: Organization, after: unknown): Promise<Told> {
  const { entries, next } = await listOrganizationAudit(id, {
    limit: ENTRIES,
    after: AuditPlace.parse(after),
  });
  const told = await addCurrentNames(id, entries);
  return { told, rows: told.map((entry) => auditRow(entry)), next };
}

/** Everything that an organization holds: `docs/formats.md`. */
export const ORGANIZATION_FILE: PartsFile<Organization> = {
  format: 'quizhall-organization',
  version: 1,
  parts: {
    organization: once(async (organization) => [
      OrganizationSettings.parse(
        toOrganizationSettings(organization, await getOrganizationPlan(organization.id)),
      ),
    ]),
    departments: once(({ id }) => listDepartments(id), departmentRow),
    members,
    invitations,
    invoices: once(({ id }) => listPlanInvoices(id), invoiceRow),
    quizzes,
    results,
    assignments,
    audit,
  },
};

/** As whoever saves it would name it. */
export const organizationFileName = ({ name }: Organization): string =>
  `${
    foldName(name)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'organization'
  }-${nowIso().slice(0, 10)}.zip`;
