import { users } from '@quizhall/shared/contract/accounts/users';
import { trustDeviceAgain } from '../model/sign-in-guesses.ts';
import { findAccount } from '../model/signed-in-person.ts';
import { endOtherSessions } from '../model/credential-changes.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = endpoint(
  users.endOtherSessions,
  async ({ person, user, body: { deviceId } }) => {
    // Whoever was faster may have ended this session, too.
    if (!(await endOtherSessions({ user: person, sessionId: user.sessionId })))
      throw new AppError('SESSION_EXPIRED');
    await trustDeviceAgain(person, deviceId);
  },
  { findPerson: findAccount },
);
