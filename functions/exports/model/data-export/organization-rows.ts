import type { Invoice } from '@quizhall/shared/contract/payments/subscription';
import type { Member } from '@quizhall/shared/model/organizations/member';
import type { OrganizationAuditEntry } from '@quizhall/shared/model/organizations/organization-audit';
import type { ResultsSubmission } from '@quizhall/shared/model/results/results-file';
import type * as z from 'zod';
import type { Department } from '../../../organizations/model/departments.ts';
import type { Quiz } from '../../../quizzes/model/quizzes.ts';
import type { toDepartmentNames } from '../../../organizations/model/members.ts';

/** What the columns are called of the tables beside the JSON of an organization, by its parts. */
export const ORGANIZATION_TABLES = {
  departments: ['name', 'description', 'domains', 'id'],
  members: ['name', 'email', 'role', 'department', 'since', 'id'],
  invitations: ['email', 'role', 'department', 'sent'],
  invoices: ['number', 'paid', 'plan', 'cycle', 'from', 'until', 'total (cents)', 'refunded (cents)'],
  quizzes: ['title', 'status', 'visibility', 'code', 'questions', 'version', 'created', 'changed', 'id'],
  results: [
    'quiz',
    'name',
    'email',
    'attempt',
    'status',
    'score (%)',
    'passed',
    'points',
    'of',
    'started',
    'handed in',
    'seconds',
    'late',
    'counted',
    'version',
    'quiz id',
    'id',
  ],
  assignments: ['quiz', 'for', 'people', 'due', 'note', 'counts earlier', 'created', 'quiz id', 'id'],
  audit: ['time', 'what', 'by', 'about', 'details'],
} as const;

type Row = readonly string[];
/** Departments by their ids. */
type Named = ReturnType<typeof toDepartmentNames>;
const yes = (is: boolean | undefined): string => (is === undefined ? '' : is ? 'yes' : 'no');
const text = (value: number | string | undefined): string => (value === undefined ? '' : String(value));

export const departmentRow = ({ name, description, emailDomains, id }: Department): Row => [
  name,
  description,
  emailDomains.join('; '),
  id,
];

export const memberRow = ({ name, email, role, department, since, id }: Member): Row => [
  name,
  text(email),
  role,
  text(department?.name),
  since,
  id,
];

interface Invited {
  email: string;
  role: string;
  departmentId?: string | undefined;
  sentAt: string;
}
export const inviteRow = ({ email, role, departmentId, sentAt }: Invited, departmentOf: Named): Row => [
  email,
  role,
  text(departmentOf(departmentId)?.name),
  sentAt,
];

export const invoiceRow = (invoice: Invoice): Row => {
  const { number, at, plan, billingCycle, from, until, total, refunded } = invoice;
  return [number, at, plan, billingCycle, from, until, text(total), text(refunded)];
};

export const quizRow = (quiz: Quiz, questions: number): Row => {
  const { title, status, settings, code, version, createdAt, updatedAt, id } = quiz;
  return [
    title,
    status,
    text(settings.visibility),
    code,
    text(questions),
    text(version),
    createdAt,
    updatedAt,
    id,
  ];
};

export const resultRow = (quiz: Pick<Quiz, 'id' | 'title'>, one: ResultsSubmission): Row => [
  quiz.title,
  one.name,
  one.email,
  text(one.attempt),
  one.status,
  text(one.percentage),
  yes(one.passed),
  text(one.points),
  text(one.possible),
  one.startedAt,
  one.completedAt,
  text(one.seconds),
  yes(one.late),
  yes(!one.uncounted),
  text(one.version),
  quiz.id,
  one.id,
];

interface Assigned {
  id: string;
  quizId: string;
  title: string;
  everyone: boolean;
  departmentIds: readonly string[];
  userIds: readonly string[];
  dueAt: string;
  note: string;
  countsEarlier: boolean;
  createdAt: string;
}
export const assignmentRow = (one: Assigned, departmentOf: Named): Row => [
  one.title,
  one.everyone ? 'everybody' : one.departmentIds.flatMap((id) => departmentOf(id)?.name ?? []).join('; '),
  one.userIds.join('; '),
  one.dueAt,
  one.note,
  yes(one.countsEarlier),
  one.createdAt,
  one.quizId,
  one.id,
];

export const auditRow = (entry: z.output<typeof OrganizationAuditEntry>): Row => {
  const { at, kind, by, about, data } = entry;
  return [at, kind, by?.name ?? by?.id ?? '', text(about), JSON.stringify(data)];
};
