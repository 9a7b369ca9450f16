import type { StoredSettings } from '@quizhall/shared/model/quiz';
import { keyedDigest, type Principal } from '../_http/tokens.ts';

/** Who takes a quiz: the owner of one partition of attempts. */
export interface Participant {
  /** `u_<user id>` or `g_<digest>`: the middle part of an attempt's id. */
  key: string;
  /** Digest of the guest's device; only that device may go on with a running attempt. */
  device: string | undefined;
  name: string;
  email: string;
  /** Further fields that the quiz asks for. */
  info: Record<string, string> | undefined;
}

interface Introduction {
  user: Principal | undefined;
  deviceId: string | undefined;
  info: Record<string, string | undefined>;
}

/** 22 characters of base64url = 132 bits of a keyed digest: nobody can compute another guest's key. */
const digest = async (purpose: string, text: string) => (await keyedDigest(purpose, text)).slice(0, 22);

/**
 * A signed-in person is known by the account, a guest by the device or, where the quiz requires an e-mail address, by
 * that address, so that a cleared browser gives no further attempt.
 */
export async function identify(
  { user, deviceId, info }: Introduction,
  settings: Pick<StoredSettings, 'participantInfo'>,
): Promise<Participant> {
  const { name = '', email = '', ...rest } = info;
  const extra = Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  const common = { info: Object.keys(extra).length > 0 ? extra : undefined };
  if (user) return { ...common, key: `u_${user.id}`, device: undefined, name: user.name, email: user.email };
  const byEmail = settings.participantInfo.some((asked) => asked.field === 'email' && asked.required);
  const subject = byEmail && email ? `email:${email.trim().toLowerCase()}` : `device:${deviceId}`;
  return {
    ...common,
    key: `g_${await digest('guest', subject)}`,
    device: await digest('device', deviceId ?? ''),
    name: name.trim() || 'Guest',
    email: email.trim(),
  };
}
