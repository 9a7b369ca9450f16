import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { organizations } from '@quizhall/shared/contract/organizations';
import { users } from '@quizhall/shared/contract/users';
import { callApi } from './api.ts';
import { tokensOf } from './demo.ts';

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
