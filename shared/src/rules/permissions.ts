import type { CoAuthorRole, IncomingPurpose, OrganizationRole, QuizRole } from '../model/enums.ts';

/**
 * Who may do what. One table, which the server asks before a handler runs (`contract/endpoint.ts` names the action of
 * every call) and the screens ask before they offer something.
 */
export type QuizAction =
  | 'quiz.view'
  | 'quiz.edit'
  /** Publish without asking, where its organization wants to be asked; whoever may edit publishes anywhere else. */
  | 'quiz.publish'
  | 'quiz.grade'
  /** Reopen, annul or hand in somebody's attempt, or grant another. */
  | 'quiz.intervene'
  /** Archive, restore and copy it: what is done with a quiz as a thing of its owner's. */
  | 'quiz.manage'
  | 'quiz.delete'
  /** Give it to an organization, or take it out of one. */
  | 'quiz.move'
  /** Pay what it costs, and see where the money is. */
  | 'quiz.fund'
  /** Say who works on it beside its owner. */
  | 'quiz.share'
  /** Work on it no longer. */
  | 'quiz.leave';
export type OrganizationAction =
  /** See that it is there: its overview, its departments, what its members may take. */
  | 'organization.view'
  /** See who is in it and how they do. */
  | 'organization.report'
  /** Ask members to take its quizzes, and see who has. */
  | 'organization.assign'
  /** Members, departments, settings, approvals. */
  | 'organization.manage'
  /** Plan and payment, handing it over, deleting it. */
  | 'organization.own'
  /** Be a member no longer. */
  | 'organization.leave';
/** Making something new, which belongs to a person or to an organization. */
export type MakingAction = 'quiz.create' | 'organization.create' | `upload.${IncomingPurpose}`;
export type Action = QuizAction | OrganizationAction | MakingAction;

/** What somebody is: as a person, to a quiz, in an organization. */
export type Role = 'person' | 'author' | QuizRole;

const AUTHORING = ['quiz.create', 'upload.cover', 'upload.media', 'upload.import'] as const;
const WHOLE_QUIZ = [
  'quiz.view',
  'quiz.edit',
  'quiz.grade',
  'quiz.intervene',
  'quiz.manage',
  'quiz.delete',
] as const;
const MANAGING = [
  'organization.view',
  'organization.report',
  'organization.assign',
  'organization.manage',
  'upload.logo',
] as const;

export const PERMISSIONS: Record<Role, readonly Action[]> = {
  /** Everybody with an account. */
  person: ['organization.create', 'upload.avatar', 'upload.logo'],
  /** Whose account may create quizzes. */
  author: AUTHORING,
  'quiz.owner': [...WHOLE_QUIZ, 'quiz.publish', 'quiz.share', 'quiz.fund', 'quiz.move'],
  'quiz.viewer': ['quiz.view', 'quiz.leave'],
  'quiz.editor': ['quiz.view', 'quiz.edit', 'quiz.publish', 'quiz.leave', 'upload.cover', 'upload.media'],
  'quiz.grader': ['quiz.view', 'quiz.grade', 'quiz.intervene', 'quiz.leave'],
  'organization.owner': [
    ...MANAGING,
    'organization.own',
    ...AUTHORING,
    ...WHOLE_QUIZ,
    'quiz.publish',
    'quiz.fund',
    'quiz.move',
  ],
  'organization.admin': [
    ...MANAGING,
    'organization.leave',
    ...AUTHORING,
    ...WHOLE_QUIZ,
    'quiz.publish',
    'quiz.fund',
    'quiz.move',
  ],
  'organization.creator': [
    'organization.view',
    'organization.report',
    'organization.assign',
    'organization.leave',
    ...AUTHORING,
    ...WHOLE_QUIZ,
  ],
  'organization.member': ['organization.view', 'organization.leave'],
};

/** Whether one of these roles is enough. */
export const may = (roles: readonly Role[], action: Action): boolean =>
  roles.some((role) => PERMISSIONS[role].includes(action));

/**
 * Whether there is a quiz for somebody with these roles at all. Of a deleted one only its submissions stay, and there is
 * nothing for whoever may not see those.
 */
export const mayKnow = (roles: readonly Role[], { deletedAt }: { deletedAt?: string | undefined }): boolean =>
  may(roles, deletedAt === undefined ? 'quiz.view' : 'quiz.grade');

/** What a person is in their own name. */
export const personalRoles = ({ canCreateQuizzes }: { canCreateQuizzes: boolean }): Role[] =>
  canCreateQuizzes ? ['person', 'author'] : ['person'];

/** What a membership makes of somebody, in that organization. */
export const organizationRoles = (membership: { role: OrganizationRole } | undefined): QuizRole[] =>
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

/** What working on somebody else's quiz makes of a person, with that quiz. */
export const coAuthorRoles = (coAuthor: { role: CoAuthorRole } | undefined): QuizRole[] =>
  coAuthor ? [`quiz.${coAuthor.role}`] : [];

/** What else says what somebody is to a quiz that is not theirs: which of the two counts follows from whose it is. */
interface Standing {
  /** In the organization that owns it. */
  membership?: { role: OrganizationRole } | undefined;
  /** Beside the person who owns it. */
  coAuthor?: { role: CoAuthorRole } | undefined;
}

/** What a person is to a quiz. */
export function quizRoles(
  { ownerId }: { ownerId: string },
  personId: string,
  { membership, coAuthor }: Standing = {},
): QuizRole[] {
  const owner = ownerOf(ownerId);
  if ('organization' in owner) return organizationRoles(membership);
  return owner.person === personId ? ['quiz.owner'] : coAuthorRoles(coAuthor);
}
