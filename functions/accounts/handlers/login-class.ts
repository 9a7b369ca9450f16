import { auth } from '@quizhall/shared/contract/accounts/auth';
import { pupilAddress } from '@quizhall/shared/model/organizations/pupil-account';
import { signInWithPassword } from '../use-cases/password-sign-in.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(
  auth.loginClass,
  ({ body: { classCode, userName, ...body }, address, userAgent }) =>
    signInWithPassword({ ...body, email: pupilAddress({ classCode, userName }) }, { address, userAgent }),
);
