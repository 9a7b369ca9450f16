import { auth } from '@quizhall/shared/contract/accounts/auth';
import { signInWithPassword } from '../use-cases/password-sign-in.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(auth.login, ({ body, address, userAgent }) =>
  signInWithPassword(body, { address, userAgent }),
);
