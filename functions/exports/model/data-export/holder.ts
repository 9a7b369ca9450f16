import type { Who } from '../../../accounts/model/personal-data.ts';
import type { User } from '../../../accounts/model/users.ts';
import { subscriberId } from '../../../site/model/links.ts';

/** Whose data is written. */
export interface Holder extends Who {
  email: string;
  user: User;
}

/** A page of a part, and where the next one begins; undefined: there is none. */
export interface Told {
  told: object[];
  /** The same as rows of the part's table, where it has one. */
  rows?: readonly (readonly string[])[];
  next: unknown;
}

export const holderOf = async (user: User): Promise<Holder> => ({
  id: user.id,
  email: user.email,
  subscriber: await subscriberId(user.email),
  user,
});
