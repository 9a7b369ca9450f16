import type { NewOrganization } from '@quizhall/shared/model/organizations/organization';
import { ORGANIZATION_FIELDS } from '@quizhall/shared/model/organizations/organization-limits';
import { slugify } from '@quizhall/shared/rules/slug';
import { offerOf, trialOf } from '@quizhall/shared/rules/payments/subscription';
import { newDepartmentItem } from './departments.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { newMembershipItems } from './memberships.ts';
import { createOrganization, getOrganization, type Organization } from './organizations.ts';
import { organizationEventItem } from './organization-audit.ts';
import { countOwnOrganizations, type ListedState } from './user-organizations.ts';
import { acceptUpload } from '../../platform/storage/upload-checks.ts';
import { changeTermsItems } from '../../payments/model/plan-purpose.ts';
import { now, nowIso } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { randomText } from '../../platform/security/random.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';

const ID_LENGTH = 16;
const PART_ID_LENGTH = 12;
/** The first try is the name by itself, each further one has a random end. */
const MOST_TRIES = 5;
const SLUG_TAIL = 5;
const LOWER = 'abcdefghijkmnpqrstuvwxyz23456789';

export const newDepartmentId = (): string => `d_${randomText(PART_ID_LENGTH)}`;
export const newCategoryId = (): string => `c_${randomText(PART_ID_LENGTH)}`;

/** Repetitions of one request (`onceId`) get the same id, so that they cannot make two. */
async function newOrganizationId(onceId: string | undefined): Promise<string> {
  if (onceId === undefined) return `o_${randomText(ID_LENGTH)}`;
  const digest = await keyedDigest('organization-id', onceId);
  return `o_${digest.replaceAll(/[-_]/g, '').slice(0, ID_LENGTH)}`;
}

/**
 * Nobody is in more organizations than a session can tell. Answers what the write that lists one more is held to, so that it is so for several
 * at once as well.
 * @throws AppError INVALID_STATE
 */
export async function assertOrganizationRoom(userId: string): Promise<ListedState> {
  const { count, listed } = await countOwnOrganizations(userId);
  if (count >= ORGANIZATION_FIELDS.perPerson)
    throw new AppError('INVALID_STATE', {
      message: `One account can be in at most ${ORGANIZATION_FIELDS.perPerson} organizations.`,
    });
  return listed;
}

/**
 * Makes an organization of which this person is the owner, with everything that it begins with; answers the one that a
 * former try of the same request has made.
 * @throws AppError INVALID_INPUT for a plan that is not sold, UPLOAD_MISSING, UPLOAD_TYPE, INVALID_STATE
 */
export async function buildOrganization(
  input: NewOrganization,
  owner: { id: string; name: string },
  onceId: string | undefined,
): Promise<{ organization: Organization; plan: string }> {
  const id = await newOrganizationId(onceId);
  const { plan } = input.subscription;
  const earlier = onceId === undefined ? undefined : await getOrganization(id);
  if (earlier) return { organization: earlier, plan };
  const empty = await withFields(id, input, owner.id);
  const member = { userId: owner.id, role: 'owner', name: owner.name } as const;
  const parts = {
    departments: input.departments.map((department) =>
      newDepartmentItem(id, { ...department, id: newDepartmentId() }),
    ),
    event: organizationEventItem(id, { kind: 'created', by: owner.id, data: {} }),
    trial: trialWrites(id, input.subscription, owner.id),
  };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const organization = { ...empty, slug: slugOf(empty.name, tries) };
    const seen = await assertOrganizationRoom(owner.id);
    const outcome = await createOrganization(organization, {
      ...newMembershipItems(empty, member, seen),
      ...parts,
    });
    // Somebody has its name, or its owner came into another one in that moment.
    if (outcome !== 'taken' && outcome !== 'refused')
      return { organization: (await getOrganization(id)) ?? organization, plan };
  }
  throw new Error('No free name of a page was found');
}

function slugOf(name: string, tries: number): string {
  const slug = slugify(name, 'organization');
  return tries === 0 ? slug : `${slug}-${randomText(SLUG_TAIL, LOWER)}`;
}

async function withFields(id: string, input: NewOrganization, userId: string): Promise<Organization> {
  const {
    branding: { logo, ...colours },
    customCategories,
    departments: _,
    subscription: __,
    acceptTerms: ___,
    ...told
  } = input;
  const logoKey =
    logo && (await acceptUpload({ key: logo.key, use: 'logo', userId, field: 'branding.logo' }));
  return {
    ...told,
    id,
    slug: '',
    branding: { ...colours, ...(logoKey !== undefined && { logoKey }) },
    security: {},
    customCategories: customCategories.map((category) => ({ ...category, id: newCategoryId() })),
    createdAt: nowIso(),
    createdBy: userId,
    revision: 1,
  };
}

/** A paid plan begins with its trial. */
function trialWrites(
  ownerId: string,
  { plan, billingCycle: cycle, prices: list }: NewOrganization['subscription'],
  payer: string,
): Writes {
  if (plan === 'free') return [];
  const at = now();
  const choice = { plan, cycle };
  if (!offerOf(list, undefined, choice, at))
    throw new AppError('INVALID_INPUT', {
      errors: { 'subscription.plan': 'This plan is by agreement: write to us' },
    });
  return changeTermsItems({ ownerId, list, revision: 0 }, trialOf(choice, at), { payer, trialAt: at });
}
