import type { AccountType } from '@quizhall/shared/model/enums';
import type { User } from './users.ts';
import { nowIso } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';

interface NewUser {
  email: string;
  name: string;
  accountType: AccountType;
  organizationName?: string | undefined;
  language?: User['language'];
  /** Empty where another provider signs in. */
  passwordHash: string;
  /** What it is made with, in words: a sign-in there is no news. */
  device: string;
  managedBy?: string;
}

/** Initial state of an account. */
export function createNewUser(form: NewUser): User {
  const { email, name, accountType, organizationName, language, passwordHash, device, managedBy } = form;
  const createdAt = nowIso();
  return {
    id: randomText(20),
    email,
    name,
    type: accountType,
    organizationName,
    language,
    canCreateQuizzes: accountType !== 'learner',
    passwordHash,
    passwordChangedAt: createdAt,
    securityVersion: 1,
    phone: '',
    location: '',
    bio: '',
    dateOfBirth: '',
    plan: 'free',
    managedBy,
    createdAt,
    devices: [device],
  };
}
