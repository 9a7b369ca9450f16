import { auth } from '@quizhall/shared/contract/auth';
import { passwordSignIn } from '../_accounts/password-sign-in.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(auth.login, ({ body, address, userAgent }) =>
  passwordSignIn(body, { address, userAgent }),
);
