import { giveClassCode, listDepartments, newDepartment } from '@quizhall/functions/_data/departments.ts';
import { hasSecondFactor } from '@quizhall/functions/_data/has-second-factor.ts';
import { refusalsOf } from '@quizhall/functions/_data/idioms.ts';
import {
  getMembership,
  listMemberships,
  newMembership,
  pageOfMembersById,
  renamedMember,
  securedMembership,
} from '@quizhall/functions/_data/memberships.ts';
import { organizationEvent } from '@quizhall/functions/_data/organization-audit.ts';
import {
  createOrganization,
  getOrganization,
  getOrganizationFor,
  listCounting,
  type Organization,
  saveOrganization,
} from '@quizhall/functions/_data/organizations.ts';
import { getFigures, listFigures, putFigures } from '@quizhall/functions/_data/organization-figures.ts';
import { getDepartmentSizes, listLeft } from '@quizhall/functions/_data/organization-sizes.ts';
import { getOrganizationCounts } from '@quizhall/functions/_data/organization-counts.ts';
import {
  chooseOrganization,
  getOwnOrganizations,
  renameListed,
} from '@quizhall/functions/_data/own-organizations.ts';
import { getJoiningFacts } from '@quizhall/functions/_data/join-requests.ts';
import { listDomains, listProven } from '@quizhall/functions/_data/organization-domains.ts';
import { listPausedQuizzes } from '@quizhall/functions/_data/paused-quizzes.ts';
import {
  findOrganization,
  getOrganizations,
  markOrganization,
} from '@quizhall/functions/_data/public-organizations.ts';
import { NewOrganization } from '@quizhall/shared/model/organization';
import type { Pattern } from './pattern.ts';
import { user } from './sample.ts';

const {
  departments: _,
  subscription: __,
  acceptTerms: ___,
  branding,
  ...told
} = NewOrganization.parse({
  name: 'Trinity School',
  type: 'school',
  contactInfo: { email: 'office@trinity.example.com' },
  acceptTerms: true,
});
const { logo: ____, ...colours } = branding;
const organization: Organization = {
  ...told,
  branding: colours,
  customCategories: [],
  security: {},
  id: 'o_0123456789abcdef',
  slug: 'trinity-school',
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: user.id,
  revision: 1,
};
const { id } = organization;

/** What a stream shard has counted of some days: thirty of them, in ten departments. */
const figures = {
  each: Object.fromEntries(
    Array.from({ length: 300 }, (_each, n) => [
      `2026-04-${String((n % 30) + 1).padStart(2, '0')} d_00000000000${Math.floor(n / 30)}`,
      [12, 10, 0, 8, 73_250],
    ]),
  ),
};
const days = { organizationId: id, part: 'DAYS#2026-Q2' };

export const organizations: Pattern[] = [
  {
    id: 'OR4',
    question: 'create an organization with its owner and two departments',
    key: 'ORG#id / META, COUNTS, MEMBER#user, DEPT#id; SLUG#slug; USER#id / ORGANIZATIONS',
    name: 'createOrganization',
    run: () =>
      createOrganization(organization, [
        ...newMembership(organization, { userId: user.id, role: 'owner', name: user.name }),
        newDepartment(id, { id: 'd_000000000001', name: 'Maths', description: '' }),
        newDepartment(id, { id: 'd_000000000002', name: 'Arts', description: '' }),
      ]),
  },
  {
    id: 'OR1',
    question: 'an organization and what a person is in it',
    key: 'ORG#id / META, MEMBER#user',
    name: 'getOrganizationFor',
    run: () => getOrganizationFor(id, user.id),
  },
  {
    id: 'OR2',
    question: 'an organization',
    key: 'ORG#id / META',
    name: 'getOrganization',
    run: () => getOrganization(id),
  },
  {
    id: 'OR8',
    question: 'how attempts at quizzes of organizations are counted (one; up to 100 at once)',
    key: 'ORG#id / META',
    name: 'listCounting',
    run: () => listCounting([id]),
  },
  {
    id: 'FI2',
    question: 'replace what a stream shard has counted of a quarter: 30 days, 10 departments',
    key: 'ORG#id#FIGURES / DAYS#quarter#shard',
    name: 'putFigures',
    run: () => putFigures(days, { shard: 'shard', figures, highWater: '1', after: undefined }),
  },
  {
    id: 'FI1',
    question: 'what has a stream shard counted of it?',
    key: 'ORG#id#FIGURES / DAYS#quarter#shard',
    name: 'getFigures',
    run: () => getFigures(days, 'shard'),
  },
  {
    id: 'FI3',
    question: 'what is counted of a quarter?',
    key: 'ORG#id#FIGURES / DAYS#quarter#…',
    name: 'listFigures',
    run: () => listFigures(id, 'DAYS#2026-Q2'),
  },
  {
    id: 'OR9',
    question: 'how many members does each department have?',
    key: 'ORG#id / SIZES',
    name: 'getDepartmentSizes',
    run: () => getDepartmentSizes(id),
  },
  {
    id: 'OR12',
    question: 'who has left in the last days?',
    key: 'ORG#id#FIGURES / LEFT#…',
    name: 'listLeft',
    run: () => listLeft(id),
  },
  {
    id: 'OR3',
    question: 'how many members and quizzes has an organization?',
    key: 'ORG#id / COUNTS',
    name: 'getOrganizationCounts',
    run: () => getOrganizationCounts(id),
  },
  {
    id: 'OR5',
    question: 'change what an organization says, with its entry of the audit',
    key: 'ORG#id / META, ORG#id#AUDIT / ulid',
    name: 'saveOrganization',
    run: () =>
      saveOrganization(organization, { description: 'For everybody' }, [
        organizationEvent(id, { kind: 'settingsChanged', by: user.id, data: { fields: ['description'] } }),
      ]),
  },
  {
    id: 'M16',
    question: 'a membership repeats what the organization asks of its members',
    key: 'ORG#id / MEMBER#user, USER#id / ORGANIZATIONS',
    name: 'securedMembership',
    run: () => refusalsOf(securedMembership({ organizationId: id, userId: user.id }, { sessionHours: 8 })),
  },
  {
    id: 'U13',
    question: 'has a person a second factor?',
    key: 'USER#id / PROFILE',
    name: 'hasSecondFactor',
    run: () => hasSecondFactor(user.id),
  },
  {
    id: 'M17',
    question: 'a page of members by their ids, for runs',
    key: 'ORG#id / MEMBER#',
    name: 'pageOfMembersById',
    run: () => pageOfMembersById(id, { limit: 100, after: undefined }),
  },
  {
    id: 'OD1',
    question: 'the domains of an organization',
    key: 'ORG#id / DOMAIN#',
    name: 'listDomains',
    run: () => listDomains(id),
  },
  {
    id: 'OD3',
    question: 'which organizations have proven a domain?',
    key: 'gsi1 EMAILDOMAIN#domain',
    name: 'listProven',
    run: () => listProven('trinity.example.com'),
  },
  {
    id: 'JR1',
    question: 'the link to join an organization, and how a person stands to it',
    key: 'ORG#id / JOINLINK, REQUEST#user, REMOVED#user, REMOVEDADDRESS#digest',
    name: 'getJoiningFacts',
    run: () => getJoiningFacts(id, { userId: user.id, address: 'digest' }),
  },
  {
    id: 'PQ1',
    question: 'which quizzes were paused with their organization?',
    key: 'ORG#id / PAUSED#',
    name: 'listPausedQuizzes',
    run: () => listPausedQuizzes(id),
  },
  {
    id: 'M1',
    question: 'what is a person in an organization?',
    key: 'ORG#id / MEMBER#user',
    name: 'getMembership',
    run: () => getMembership(id, user.id),
  },
  {
    id: 'M2',
    question: 'the organizations of a person',
    key: 'gsi1 USER#id#ORG',
    name: 'listMemberships',
    run: () => listMemberships(user.id),
  },
  {
    id: 'M6',
    question: 'names and roles of a person’s organizations',
    key: 'USER#id / ORGANIZATIONS',
    name: 'getOwnOrganizations',
    run: () => getOwnOrganizations(user.id),
  },
  {
    id: 'M8',
    question: 'another organization is the current one',
    key: 'USER#id / ORGANIZATIONS',
    name: 'chooseOrganization',
    run: () => chooseOrganization(user.id, id),
  },
  {
    id: 'M14',
    question: 'a member is called something else',
    key: 'ORG#id / MEMBER#user',
    name: 'renamedMember',
    run: () => renamedMember({ organizationId: id, userId: user.id }, 'Countess Lovelace'),
  },
  {
    id: 'M15',
    question: 'an organization is called something else, in a member’s list',
    key: 'USER#id / ORGANIZATIONS',
    name: 'renameListed',
    run: () => renameListed(user.id, id, 'Analytical Society'),
  },
  {
    id: 'DE1',
    question: 'the departments of an organization',
    key: 'ORG#id / DEPT#',
    name: 'listDepartments',
    run: () => listDepartments(id),
  },
  {
    id: 'DE5',
    question: 'give a department its class code (here refused: there is none)',
    key: 'ORG#id / DEPT#id',
    name: 'giveClassCode',
    run: () => giveClassCode(id, 'none', 'ABCDEF'),
  },
  {
    id: 'X8',
    question: 'organizations as they are now (one; up to 100 at once)',
    key: 'ORG#id / META',
    name: 'getOrganizations',
    run: () => getOrganizations([id]),
  },
  {
    id: 'X9',
    question: 'the organization of a page',
    key: 'SLUG#slug / ORG, then ORG#id / META',
    name: 'findOrganization',
    run: () => findOrganization(organization.slug),
  },
  {
    id: 'OP4',
    question: 'recommend an organization, or vouch for it',
    key: 'ORG#id / META',
    name: 'markOrganization',
    run: () => markOrganization({ id, revision: 2 }, ['isFeatured', true], []),
  },
];
