import { users } from '@quizhall/shared/contract/accounts/users';
import { UNKNOWN_DEVICE } from '../use-cases/device-name.ts';
import { findAccount } from '../model/signed-in-person.ts';
import { listSessions } from '../model/sessions.ts';
import { endpoint } from '../../http/endpoint.ts';

const instant = (ms: number) => new Date(ms).toISOString();

export const handler = endpoint(
  users.listSessions,
  async ({ person, user }) => {
    const sessions = await listSessions(person);
    return {
      sessions: sessions.map(({ id, createdAt, lastUsedAt, device = UNKNOWN_DEVICE }) => ({
        id,
        createdAt: instant(createdAt),
        lastUsedAt: instant(lastUsedAt),
        device,
        current: id === user.sessionId,
      })),
    };
  },
  { findPerson: findAccount },
);
