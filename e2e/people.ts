import { auth } from '@quizhall/shared/contract/accounts/auth';
import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import type { RequestInit } from '@quizhall/shared/contract/endpoint';
import { callApi } from './api.ts';
import { type Account, tokensOf } from './demo.ts';
import { mailedCode, newAddress, PASSWORD } from './stage.ts';

/** People of one test, made beside the browser; the signup itself is filled in by `signUp`. */
type Kind = 'learner' | 'moderator';

/** An account that nobody else uses. */
export async function newAccount(name: string, accountType: Kind, email = newAddress()): Promise<Account> {
  const account = { name, email, password: PASSWORD, accountType };
  await callApi(auth.register, { body: account });
  await callApi(auth.verifyEmail, { body: { ...account, otp: await mailedCode(account.email) } });
  return account;
}

type Body = RequestInit<typeof organizations.createOrganization>['body'];

/** An organization of an owner of its own, so that nobody else's current one changes. */
export async function newOrganization(name: string, settings: Body['settings'] = {}) {
  const owner = await newAccount(`Owner of ${name}`, 'moderator');
  const { accessToken: token } = await tokensOf(owner);
  const { organization } = await callApi(organizations.createOrganization, {
    token,
    body: {
      name,
      type: 'school',
      contactInfo: { email: 'office@school.example' },
      settings,
      acceptTerms: true,
    },
  });
  return { id: organization.id, owner, token };
}
