import { COMMON_PASSWORDS } from './common-passwords.ts';
import { FIELD_MESSAGES } from '../../model/field-messages.ts';

export const COMMON_PASSWORD_MESSAGE = FIELD_MESSAGES.passwordCommon;

/** Neighbours on the keyboard and in the alphabet, and the same backwards; each may be walked around its end. */
const ROWS = [
  '1234567890',
  '0987654321',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiop',
  'poiuytrewq',
  'asdfghjkl',
  'lkjhgfdsa',
  'zxcvbnm',
  'mnbvcxz',
  'qwertzuiop',
  'azertyuiop',
  'qwertyuiopasdfghjklzxcvbnm',
];
const WALKS = ROWS.map((row) => row + row);

/** `aaaaaaaa`, `12341234`, `passpass`: up to four characters again and again. */
const REPEATED = /^(.{1,4})\1+$/su;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Whether a password is among the first that anybody would try (OWASP ASVS 5.0, 6.2.4): a widely known one, a straight
 * run, a repetition, or one of the person's own words, such as name and e-mail address. Letter case does not help.
 */
export function isCommonPassword(password: string, ownWords: readonly string[] = []): boolean {
  const folded = fold(password);
  return (
    COMMON_PASSWORDS.has(folded) ||
    REPEATED.test(folded) ||
    WALKS.some((walk) => walk.includes(folded)) ||
    ownWords.some((word) => fold(word.trim()) === folded)
  );
}

/** The account a password is for, as far as it is known. */
export interface PasswordOwner {
  name?: string | undefined;
  email?: string | undefined;
}

/** The one rule of server, forms and strength meter: a new password for which this holds is rejected. */
export const isTooEasy = (password: string, { name = '', email = '' }: PasswordOwner = {}): boolean =>
  password !== '' && isCommonPassword(password, [name, email, email.replace(/@.*/, '')]);
