import type { attempts } from '@quizhall/shared/contract/attempts/attempts';
import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import type { StoredSettings } from '@quizhall/shared/model/quizzes/quiz';
import { extraTimeOf } from '@quizhall/shared/rules/attempts/deadline';
import { hasLeaderboard } from '@quizhall/shared/rules/accounts/rewards';
import type { NewAttempt } from './attempts.ts';
import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { keyedDigest, type Principal } from '../../platform/security/tokens.ts';

/** What a guest who gave no name is called. */
export const NAMELESS = 'Guest';

/** Who takes a quiz: the owner of one partition of attempts. */
export interface Participant {
  /** `u_<user id>` or `g_<digest>`: the middle part of an attempt's id. */
  key: string;
  /** Of a guest who is known by an e-mail address: the key under which attempts count once the address is proven. */
  provenKey: string | undefined;
  /** What the device says of itself, see `device.ts`. */
  client?: string | undefined;
  /**
   * Digest of a guest's device, and of anybody's where the quiz is extra secure: only that device may go on with a
   * running attempt.
   */
  device: string | undefined;
  name: string;
  email: string;
  /** Further fields that the quiz asks for. */
  info: Record<string, string> | undefined;
  /** Of a member whose membership was read: the department, empty for none. */
  department?: string | undefined;
  /** Payer of this participant's attempts in a paid quiz. */
  payer?: string | undefined;
  /** What they want of the leaderboard for an attempt that they begin. */
  listing?: Listing;
}

type Listing = Pick<NewAttempt, 'shownAs' | 'unlisted'>;

/** Kept only where the quiz has a leaderboard. */
export function listingOf(
  { rewards }: Pick<LiveQuiz, 'rewards'>,
  {
    displayName,
    hideFromLeaderboard,
  }: Pick<BodyOf<typeof attempts.startAttempt>, 'displayName' | 'hideFromLeaderboard'>,
): Listing {
  if (!hasLeaderboard(rewards)) return {};
  return { ...(displayName && { shownAs: displayName }), ...(hideFromLeaderboard && { unlisted: true }) };
}

export const isAccount = ({ key }: Pick<Participant, 'key'>): boolean => key.startsWith('u_');

/** What of a participant is proven: the account with its address, or the address that a guest has proven by a code. */
export const provenOf = ({ key, provenKey, email }: Participant) =>
  key.startsWith('u_') ? { userId: key.slice(2), email } : { email: key === provenKey ? email : undefined };

/** Whether an address that a guest types, and has not proven, has extra time: then a code is asked for before the first start. */
export const mayHaveExtraTime = (
  { extraTime }: Pick<LiveQuiz, 'extraTime'>,
  { key, provenKey, email }: Pick<Participant, 'key' | 'provenKey' | 'email'>,
): boolean => provenKey !== undefined && key !== provenKey && extraTimeOf(extraTime, { email }) !== undefined;

interface Introduction {
  user: Principal | undefined;
  deviceId: string | undefined;
  info: Record<string, string | undefined>;
}

/** 22 characters of base64url = 132 bits of a keyed digest: nobody can compute another guest's key. */
const digest = async (purpose: string, text: string) => (await keyedDigest(purpose, text)).slice(0, 22);

/** Whether a guest is known by an e-mail address: where the quiz requires one. */
export const isKnownByEmail = ({ participantInfo }: Pick<StoredSettings, 'participantInfo'>): boolean =>
  participantInfo.some((asked) => asked.field === 'email' && asked.required);

/**
 * A signed-in person is known by the account, a guest by the device or, where the quiz requires an e-mail address, by
 * that address, so that a cleared browser gives no further attempt.
 */
export async function identify(
  { user, deviceId, info }: Introduction,
  settings: Pick<StoredSettings, 'participantInfo' | 'extraSecure'>,
): Promise<Participant> {
  const { name = '', email = '', ...rest } = info;
  const extra = Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  const common = { info: Object.keys(extra).length > 0 ? extra : undefined };
  if (user) {
    const { name, email } = user;
    const device = settings.extraSecure && deviceId ? await digest('device', deviceId) : undefined;
    return { ...common, key: `u_${user.id}`, provenKey: undefined, device, name, email };
  }
  const known = isKnownByEmail(settings) && email ? `email:${email.trim().toLowerCase()}` : undefined;
  return {
    ...common,
    key: `g_${await digest('guest', known ?? `device:${deviceId}`)}`,
    provenKey: known && `g_${await digest('guest', `proven:${known}`)}`,
    device: await digest('device', deviceId ?? ''),
    name: name.trim() || NAMELESS,
    email: email.trim(),
  };
}
