import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { organizations } from '@quizhall/shared/contract/organizations';
import { quizzes } from '@quizhall/shared/contract/quizzes';
import { users } from '@quizhall/shared/contract/users';
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

/** A member publishes a quiz in the name of an organization, or asks for that. */
export async function publishFor(organizationId: string, member: Account, title: string): Promise<void> {
  const { accessToken: token } = await tokensOf(member);
  await callApi(quizzes.createQuiz, {
    token,
    query: { status: 'published' },
    body: { title, category: 'science', organizationId, questions: numbered(1) },
  });
}
