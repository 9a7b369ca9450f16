import { isKnownDevice, rememberDevice } from '../_data/devices.ts';
import { forgetGuesses, giveGuessBack, takeGuessPlace } from '../_data/guesses.ts';
import type { User } from '../_data/users.ts';
import { AppError } from '../_platform/errors.ts';
import { networkOf } from '../_throttling/throttle-bucket.ts';
import { keyedDigest } from '../_platform/tokens.ts';
import type { Pace } from '../_data/slow-down.ts';

/** What slows guesses at a password down. One network alone never gets as far as the limit of the account. */
const PACES = {
  device: { free: 10, forgetSeconds: 900 },
  network: { free: 10, forgetSeconds: 900 },
  account: { free: 50, forgetSeconds: 300 },
} as const satisfies Record<string, Pace>;

interface Guesser {
  /** The address as typed in; the same work whether or not it has an account. */
  email: string;
  user: User | undefined;
  deviceId: string | undefined;
  /** IP address. */
  address: string;
}

/** What counts a guess: of which kind, and whom it is about. */
type Counter = [keyof typeof PACES, string];

/**
 * A guess at a password. A device that has signed in to the account before counts for itself; all others count by their
 * network, and together for the account. So a stranger slows down himself and other strangers, not the owner's devices.
 * @throws AppError TOO_MANY with the seconds to wait
 */
export async function beginGuess({ email, user, deviceId, address }: Guesser) {
  const device = deviceId && (await deviceDigest(deviceId));
  const isKnown = device ? await isKnownDevice(user, device) : false;
  const counters: Counter[] = isKnown
    ? [['device', `${email} ${device}`]]
    : [
        ['network', `${email} ${networkOf(address)}`],
        ['account', email],
      ];
  const taken: string[] = [];
  for (const [kind, about] of counters) {
    const subject = `${kind}:${await keyedDigest('login-guess', about)}`;
    const wait = await takeGuessPlace(subject, PACES[kind]);
    if (wait > 0) {
      await Promise.all(taken.map(giveGuessBack));
      throw new AppError('TOO_MANY', { retryAfterSeconds: wait });
    }
    taken.push(subject);
  }
  return {
    /** The password was right: nothing counts, and the device is known from now on. */
    async wasRight(of: User): Promise<void> {
      await Promise.all(taken.map(isKnown ? forgetGuesses : giveGuessBack));
      if (device) await rememberDevice(of, device);
    },
  };
}

/** Under which a device is kept: nobody who reads the table can pretend to be it. */
export const deviceDigest = (deviceId: string): Promise<string> => keyedDigest('login-device', deviceId);
