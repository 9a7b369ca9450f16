import { addToThrottle } from '../../platform/limits/throttles.ts';
import { recordDevice, type User } from '../model/users.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { now } from '../../platform/clock.ts';
import { UNKNOWN_DEVICE } from './device-name.ts';
import { currentBucket } from '../../platform/limits/throttle-bucket.ts';

const DAY_SECONDS = 24 * 3_600;
const MAILS_A_DAY = 5;

/**
 * Tells a person by mail when a device of a kind signs in that never did before. Whoever knows the password causes at
 * most five such mails a day, and one for each kind, of which there are some fifty; the fifth says that it is the last of that day.
 */
export async function notifyNewDevice(
  user: Pick<User, 'id' | 'email' | 'name' | 'devices'>,
  device: string,
): Promise<void> {
  const { id, email, name, devices = [] } = user;
  if (devices.includes(device)) return;
  const mails = await addToThrottle(currentBucket('new-sign-in', id, DAY_SECONDS), 1);
  if (mails > MAILS_A_DAY) return;
  const said = device === UNKNOWN_DEVICE ? 'an unknown device' : device;
  const data = { name, device: said, at: now(), last: mails === MAILS_A_DAY };
  await recordDevice(
    id,
    device,
    newTypedMailItem('newSignIn', { to: email, cause: `${id}#${device}`, data }),
  );
}
