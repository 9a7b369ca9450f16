import { expect } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { explore } from '@quizhall/shared/contract/explore/explore';
import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { users } from '@quizhall/shared/contract/accounts/users';
import { callApi } from './api.ts';
import { type Account, tokensOf } from './demo.ts';
import { numbered } from './quiz.ts';

/** The id of the organization of the demo account, which is created when it is first asked for. */
export async function demoOrganization(): Promise<string> {
  const { accessToken: token } = await tokensOf(demoAccounts.organization);
  const { session } = await callApi(users.getSession, { token });
  const own = session.organizations[0]?.id;
  if (own) return own;
  const { organization } = await callApi(organizations.createOrganization, {
    token,
    body: {
      name: demoAccounts.organization.organizationName ?? 'Northgate Learning',
      type: 'school',
      contactInfo: { email: 'office@northgate.example' },
      departments: [{ name: 'Languages' }, { name: 'Sciences' }],
      acceptTerms: true,
    },
  });
  return organization.id;
}

/** The demo organization as everybody finds it in Explore, because it lists a quiz. */
export async function listingOrganization() {
  const organizationId = await demoOrganization();
  const { accessToken: token } = await tokensOf(demoAccounts.organization);
  const find = async () => {
    const { organizations: found } = await callApi(explore.searchExplore, {
      query: { q: demoAccounts.organization.organizationName ?? 'Northgate Learning' },
    });
    return found.find(({ id }) => id === organizationId);
  };
  const known = await find();
  if (known) return known;
  await callApi(quizzes.createQuiz, {
    token,
    query: { status: 'published' },
    body: {
      title: 'Rivers of the north',
      category: 'geography',
      organizationId,
      listed: true,
      settings: { visibility: 'public' },
      questions: numbered(1),
    },
  });
  await expect.poll(find).toBeDefined();
  const listing = await find();
  if (!listing) throw new Error('The demo organization is not in Explore');
  return listing;
}

/** A member publishes a quiz in the name of an organization, or asks for that. Answers its id. */
export async function publishFor(organizationId: string, member: Account, title: string): Promise<string> {
  const { accessToken: token } = await tokensOf(member);
  const { quiz } = await callApi(quizzes.createQuiz, {
    token,
    query: { status: 'published' },
    body: { title, category: 'science', organizationId, questions: numbered(1) },
  });
  return quiz.id;
}
