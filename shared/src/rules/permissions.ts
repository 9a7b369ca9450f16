import type { CoAuthorRight, OrganizationRole, UploadPurpose } from '../model/enums.ts';

/**
 * Who may do what. One table, which the server asks before a handler runs (`contract/endpoint.ts` names the action of
 * every call) and the screens ask before they offer something.
 */
export type QuizAction = 'quiz.view' | 'quiz.edit' | 'quiz.grade' | 'quiz.delete';
export type OrganizationAction = 'organization.view' | 'organization.manage' | 'organization.own';
/** Making something new, which belongs to a person or to an organization. */
export type MakingAction =
  | 'quiz.create'
  | 'organization.create'
  | `upload.${UploadPurpose}`
  | 'upload.avatar';
export type Action = QuizAction | OrganizationAction | MakingAction;

/** What somebody is: as a person, to a quiz, in an organization. */
export type Role =
  | 'person'
  | 'author'
  | 'quiz.owner'
  | `quiz.coauthor.${CoAuthorRight}`
  | `organization.${OrganizationRole}`;

const AUTHORING = ['quiz.create', 'upload.cover', 'upload.media'] as const;
const WHOLE_QUIZ = ['quiz.view', 'quiz.edit', 'quiz.grade', 'quiz.delete'] as const;
const MANAGING = ['organization.view', 'organization.manage', 'upload.logo'] as const;

export const PERMISSIONS: Record<Role, readonly Action[]> = {
  /** Everybody with an account. */
  person: ['organization.create', 'upload.avatar', 'upload.logo'],
  /** Whose account may create quizzes. */
  author: AUTHORING,
  'quiz.owner': WHOLE_QUIZ,
  'quiz.coauthor.view': ['quiz.view'],
  'quiz.coauthor.edit': ['quiz.view', 'quiz.edit'],
  'quiz.coauthor.grade': ['quiz.view', 'quiz.grade'],
  'organization.owner': [...MANAGING, 'organization.own', ...AUTHORING, ...WHOLE_QUIZ],
  'organization.admin': [...MANAGING, ...AUTHORING, ...WHOLE_QUIZ],
  'organization.creator': ['organization.view', ...AUTHORING, ...WHOLE_QUIZ],
  'organization.member': ['organization.view'],
};

/** Whether one of these roles is enough. */
export const may = (roles: readonly Role[], action: Action): boolean =>
  roles.some((role) => PERMISSIONS[role].includes(action));

/** What a person is in their own name. */
export const personalRoles = ({ canCreateQuizzes }: { canCreateQuizzes: boolean }): Role[] =>
  canCreateQuizzes ? ['person', 'author'] : ['person'];

/** What a membership makes of somebody, in that organization. */
export const organizationRoles = (membership: { role: OrganizationRole } | undefined): Role[] =>
  membership ? [`organization.${membership.role}`] : [];

/** Whether somebody may in their own name or through one of their organizations: what a screen asks before it offers. */
export const mayAnywhere = (
  person: { canCreateQuizzes: boolean; organizations?: readonly { role: OrganizationRole }[] | undefined },
  action: Action,
): boolean =>
  may([...personalRoles(person), ...(person.organizations ?? []).flatMap(organizationRoles)], action);

/** Whose something is. */
export type Owner = { person: string } | { organization: string };

/** Ids of organizations begin with this; ids of people are letters and digits alone. */
const ORGANIZATION_ID = 'o_';

/** Reads the `ownerId` of a quiz's META, which alone says whose the quiz is. */
export const ownerOf = (ownerId: string): Owner =>
  ownerId.startsWith(ORGANIZATION_ID) ? { organization: ownerId } : { person: ownerId };

export interface OwnedQuiz {
  ownerId: string;
  /** Of a personal quiz: what each of these people may do beside its owner, by their ids. */
  coAuthors?: Readonly<Record<string, CoAuthorRight>> | undefined;
}

/** What a person is to a quiz; `membership` is the one in the organization that owns it. */
export function quizRoles(
  { ownerId, coAuthors = {} }: OwnedQuiz,
  personId: string,
  membership?: { role: OrganizationRole },
): Role[] {
  const owner = ownerOf(ownerId);
  if ('organization' in owner) return organizationRoles(membership);
  if (owner.person === personId) return ['quiz.owner'];
  const right = Object.hasOwn(coAuthors, personId) ? coAuthors[personId] : undefined;
  return right ? [`quiz.coauthor.${right}`] : [];
}
