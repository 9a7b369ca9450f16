import { users } from '@quizhall/shared/contract/users';
import { UNKNOWN_DEVICE } from '../_accounts/device-words.ts';
import { findAccount } from '../_accounts/signed-in-person.ts';
import { listSessions } from '../_data/sessions.ts';
import { endpoint } from '../_http/endpoint.ts';

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
