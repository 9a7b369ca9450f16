import type { MiddlewareObj } from '@middy/core';
import type { Permission } from '@quizhall/shared/contract/endpoint';
import type { QuizRole } from '@quizhall/shared/model/enums';
import {
  type Action,
  coAuthorRoles,
  may,
  mayKnow,
  organizationRoles,
  ownerOf,
  personalRoles,
  quizRoles,
} from '@quizhall/shared/rules/permissions';
import { needsSecondFactor } from '@quizhall/shared/rules/organizations/member-security';
import { getCoAuthor, listCoAuthorRoles } from '../quizzes/model/co-authors.ts';
import { hasSecondFactor } from '../accounts/model/has-second-factor.ts';
import { listMemberships, type Membership } from '../organizations/model/memberships.ts';
import { getOrganizationFor, type Organization } from '../organizations/model/organizations.ts';
import { getOwnOrganizations } from '../organizations/model/user-organizations.ts';
import { getStoredQuiz, type Quiz } from '../quizzes/model/quizzes.ts';
import { getUser, type User } from '../accounts/model/users.ts';
import { now } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import { authorizeApiToken } from './authenticate-api-token.ts';
import type { HttpEvent } from './request.ts';

/**
 * Asks the table of permissions whether the caller may, before the handler runs. What that needs is read once, with
 * every change that was acknowledged (but the memberships of a person, which come from an index and may be a second old),
 * and kept for the handler; nothing of it comes from the access token or from memory.
 * Must stand after the caller is known and the request is parsed.
 */
export function authorize(permission: Permission): MiddlewareObj<HttpEvent> {
  return {
    before: async ({ event: { state } }) => {
      const { user, params, query, body } = state;
      if (!user) throw new AppError('SIGNED_OUT');
      const action = fill(permission.action, body);
      if (permission.on === 'quiz') {
        Object.assign(
          state,
          await getPermittedQuiz(quizIn(params, permission.id), user.id, action, permission),
        );
      } else if (permission.on === 'organization') {
        if (state.apiToken) {
          Object.assign(
            state,
            authorizeApiToken(state.apiToken, namedIn(permission, { params, query }), action),
          );
          return;
        }
        const id = await organizationIn(permission, { params, query }, user.id);
        Object.assign(state, await getPermittedOrganization(id, user.id, action, permission));
      } else {
        const { on, inNameOf } = permission;
        const maker = inNameOf && idIn(body ?? {}, inNameOf);
        if (maker) Object.assign(state, await getPermittedOrganization(maker, user.id, action));
        else await assertMayMake(user.id, action, on);
      }
    },
  };
}

/** The schema of the same contract parsed the body, so what stands in the braces completes a known action. */
const fill = (action: string, body: unknown): Action =>
  action.replace(/\{(\w+)\}/, (_, field: string) =>
    String((body as Record<string, unknown>)[field]),
  ) as Action;

const idIn = (params: unknown, name: string): string => (params as Record<string, string>)[name] ?? '';

/** A quiz, or that of an attempt, whose id begins with it. */
const quizIn = (params: unknown, name: string): string => idIn(params, name).split('.')[0] ?? '';

type OnOrganization = Extract<Permission, { on: 'organization' }>;
type Asked = Record<'params' | 'query', unknown>;

/** The organization that the path names, or the query; empty where neither does. */
const namedIn = ({ id }: OnOrganization, { params, query }: Asked): string =>
  id === undefined ? idIn(query ?? {}, 'organizationId') : idIn(params, id);

/** The same, or the caller's current one. */
const organizationIn = async (permission: OnOrganization, asked: Asked, userId: string): Promise<string> =>
  namedIn(permission, asked) ||
  (permission.id === undefined ? ((await getOwnOrganizations(userId)).organizationId ?? '') : '');

/**
 * An organization with every change that was acknowledged, and what this person is in it, if they may do this there: one
 * call of the table. One that was deleted only for what says that it is for these, too.
 * @throws AppError NOT_FOUND for what they may not even see, FORBIDDEN, ORGANIZATION_DELETED, TWO_FACTOR_REQUIRED
 */
export async function getPermittedOrganization(
  id: string,
  userId: string,
  action: Action,
  { evenDeleted = false }: { evenDeleted?: boolean } = {},
): Promise<{ organization: Organization; membership: Membership }> {
  const found = await getOrganizationFor(id, userId);
  if (!found || found.organization.isErased) throw new AppError('NOT_FOUND');
  const roles = organizationRoles(found.membership);
  if (!may(roles, action)) throw new AppError(may(roles, 'organization.view') ? 'FORBIDDEN' : 'NOT_FOUND');
  if (found.organization.deletedAt && !evenDeleted) throw new AppError('ORGANIZATION_DELETED');
  if (action !== 'organization.leave') await assertSecondFactor(found.organization, userId);
  return found;
}

/**
 * A quiz with every change that was acknowledged, and what this person is to it, if they may do this to it; a deleted one
 * only for what says that it is for these, too, and nothing of an organization that was deleted. One read for its owner, two for whoever else.
 * @throws AppError NOT_FOUND for what they may not even see, FORBIDDEN, ORGANIZATION_DELETED, TWO_FACTOR_REQUIRED
 */
export async function getPermittedQuiz(
  id: string,
  userId: string,
  action: Action,
  { evenDeleted = false }: { evenDeleted?: boolean } = {},
): Promise<{ quiz: Quiz; roles: QuizRole[] }> {
  const quiz = await getStoredQuiz(id);
  if (!quiz || (quiz.deletedAt && !evenDeleted)) throw new AppError('NOT_FOUND');
  const { roles, organization } = await standingWith(quiz, userId);
  if (!mayKnow(roles, quiz) || organization?.isErased) throw new AppError('NOT_FOUND');
  if (!may(roles, action)) throw new AppError('FORBIDDEN');
  if (organization?.deletedAt) throw new AppError('ORGANIZATION_DELETED');
  if (organization) await assertSecondFactor(organization, userId);
  return { quiz, roles };
}

/** Reads the account only where the organization asks for it. @throws AppError TWO_FACTOR_REQUIRED */
async function assertSecondFactor({ security }: Organization, userId: string): Promise<void> {
  if (needsSecondFactor(security, now()) && !(await hasSecondFactor(userId)))
    throw new AppError('TWO_FACTOR_REQUIRED');
}

async function standingWith(
  quiz: Quiz,
  userId: string,
): Promise<{ roles: QuizRole[]; organization?: Organization | undefined }> {
  const owner = ownerOf(quiz.ownerId);
  if ('organization' in owner) {
    const found = await getOrganizationFor(owner.organization, userId);
    return { roles: quizRoles(quiz, userId, found), organization: found?.organization };
  }
  const coAuthor = owner.person === userId ? undefined : await getCoAuthor(quiz.id, userId);
  return { roles: quizRoles(quiz, userId, { coAuthor }) };
}

async function assertMayMake(userId: string, action: Action, place: 'self' | 'anywhere'): Promise<void> {
  const account = await getUser(userId);
  if (!account) throw new AppError('SESSION_EXPIRED');
  if (may(personalRoles(account), action)) return;
  const roles = place === 'anywhere' ? await rolesElsewhere(account) : [];
  if (!may(roles, action)) throw new AppError('CREATOR_REQUIRED');
}

async function rolesElsewhere({ id, twoFactorSince }: User): Promise<QuizRole[]> {
  const [memberships, shared] = await Promise.all([listMemberships(id), listCoAuthorRoles(id)]);
  const open = memberships.filter(
    (membership) => twoFactorSince !== undefined || !needsSecondFactor(membership, now()),
  );
  return [...open.flatMap(organizationRoles), ...shared.flatMap(coAuthorRoles)];
}
