import { auth } from '@quizhall/shared/contract/auth';
import { pupilAddress } from '@quizhall/shared/model/pupil-account';
import { passwordSignIn } from '../_accounts/password-sign-in.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(
  auth.loginClass,
  ({ body: { classCode, userName, ...body }, address, userAgent }) =>
    passwordSignIn({ ...body, email: pupilAddress({ classCode, userName }) }, { address, userAgent }),
);
