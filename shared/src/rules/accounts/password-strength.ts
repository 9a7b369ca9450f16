import { LIMITS } from '../../model/limits.ts';

/** One point each. Letters of every script count, so a strong Greek or Polish password is not called weak. */
const POINTS: readonly ((password: string) => boolean)[] = [
  (password) => password.length >= LIMITS.passwordMin,
  (password) => password.length >= 12,
  (password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
  (password) => /\p{Nd}/u.test(password),
  (password) => /[^\p{L}\p{N}]/u.test(password),
];

/** Six possible scores share five labels: nothing and next to nothing are both weak. */
const LABELS = ['Weak', 'Weak', 'Fair', 'Good', 'Strong', 'Very Strong'] as const;

export interface PasswordStrength {
  /** 0 to 5 points. */
  score: number;
  label: (typeof LABELS)[number];
}

/** How strong a new password looks. Advice for a meter only: what is refused, `NewPassword` says. */
export function passwordStrength(password: string): PasswordStrength {
  const score = POINTS.filter((earned) => earned(password)).length;
  return { score, label: LABELS[score] ?? 'Weak' };
}
