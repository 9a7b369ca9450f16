import { isKnownDevice, rememberDevice } from './known-devices.ts';
import { deleteGuesses, releaseGuess, reserveGuess } from '../../platform/limits/guess-slots.ts';
import type { User } from './users.ts';
import { AppError } from '../../platform/errors.ts';
import { toNetwork } from '../../platform/limits/throttle-bucket.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';
import type { GuessPace } from '../../platform/dynamodb/guess-delay.ts';

/**
 * What slows guesses down. At a password one network alone never gets as far as the limit of the account. Codes are
 * guessed at only by who has the password, and there are few of them: the account comes first, so that many networks make
 * a hundred guesses a day in all, against three codes of a million.
 */
const PACES = {
  password: {
    device: { free: 10, forgetSeconds: 900 },
    network: { free: 10, forgetSeconds: 900 },
    account: { free: 50, forgetSeconds: 300 },
  },
  totp: {
    device: { free: 10, forgetSeconds: 900 },
    network: { free: 10, forgetSeconds: 900 },
    account: { free: 15, forgetSeconds: 900 },
  },
} as const satisfies Record<string, Record<CounterKind, GuessPace>>;

type CounterKind = 'device' | 'network' | 'account';

/** Guesses of one kind do not count for another. */
const PURPOSES = { password: 'login-guess', totp: 'totp-guess' } as const;

interface Guesser {
  /** The address as typed in; the same work whether or not it has an account. */
  email: string;
  user: User | undefined;
  deviceId: string | undefined;
  /** IP address. */
  address: string;
}

/** What counts a guess: of which kind, and whom it is about. */
type Counter = [CounterKind, string];

/**
 * A guess at a password, or at the code of the second step. A device that has signed in to the account before counts for
 * itself; all others count by their network, and together for the account. So a stranger slows down himself and other
 * strangers, not the owner's devices.
 * @throws AppError TOO_MANY with the seconds to wait
 */
export async function beginGuess(
  { email, user, deviceId, address }: Guesser,
  at: keyof typeof PACES = 'password',
) {
  const device = deviceId && (await hashDeviceId(deviceId));
  const isKnown = device ? await isKnownDevice(user, device) : false;
  const counters: Counter[] = isKnown
    ? [['device', `${email} ${device}`]]
    : [
        ['network', `${email} ${toNetwork(address)}`],
        ['account', email],
      ];
  const taken: string[] = [];
  for (const [kind, about] of counters) {
    const subject = `${kind}:${await keyedDigest(PURPOSES[at], about)}`;
    const wait = await reserveGuess(subject, PACES[at][kind]);
    if (wait > 0) {
      await Promise.all(taken.map(releaseGuess));
      throw new AppError('TOO_MANY', { retryAfterSeconds: wait });
    }
    taken.push(subject);
  }
  return {
    /** Nothing counts. */
    async wasRight(): Promise<void> {
      await Promise.all(taken.map(isKnown ? deleteGuesses : releaseGuess));
    },
  };
}

/** Trusts a device after a complete sign-in. */
export async function trustDevice(user: User, deviceId: string | undefined): Promise<void> {
  if (deviceId) await rememberDevice(user, await hashDeviceId(deviceId));
}

/** Trusts the device again after the account's other sessions have ended, which forgets every device. */
export const trustDeviceAgain = (user: User, deviceId: string | undefined): Promise<void> =>
  trustDevice({ ...user, securityVersion: user.securityVersion + 1 }, deviceId);

/** Keyed hash under which a device is stored. */
export const hashDeviceId = (deviceId: string): Promise<string> => keyedDigest('login-device', deviceId);
