import { users } from '@quizhall/shared/contract/users';
import { knowDeviceAgain } from '../_accounts/guesses.ts';
import { findAccount } from '../_accounts/signed-in-person.ts';
import { endOtherSessions } from '../_data/security.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = endpoint(
  users.endOtherSessions,
  async ({ person, user, body: { deviceId } }) => {
    // Whoever was faster may have ended this session, too.
    if (!(await endOtherSessions({ user: person, sessionId: user.sessionId })))
      throw new AppError('SESSION_EXPIRED');
    await knowDeviceAgain(person, deviceId);
  },
  { findPerson: findAccount },
);
