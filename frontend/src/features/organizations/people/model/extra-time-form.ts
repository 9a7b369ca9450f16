import type { ExtraTime } from '@quizhall/shared/model/attempts/accommodation';
import { isEmail, withoutInvisible } from '@quizhall/shared/model/accounts/email';
import { LIMITS } from '@quizhall/shared/model/limits';
import { extraTime as TEXT } from '../extra-time-messages.ts';

export type ExtraTimeKind = keyof typeof TEXT.kinds;

export interface ExtraTimeFields {
  email: string;
  kind: ExtraTimeKind;
  /** Factor or minutes, unless the kind is a preset. */
  amount: string;
}

/** Returns the extra time in the fields; NaN for text that is not a number. */
export function wishOf({ kind, amount }: Pick<ExtraTimeFields, 'kind' | 'amount'>): ExtraTime {
  const own = amount.trim() === '' ? Number.NaN : Number(amount);
  if (kind === 'minutes') return { minutes: own };
  return { factor: kind === 'factor' ? own : Number(kind) };
}

/** Returns the fields of an existing entry. The factor takes precedence over minutes; only the API can set both. */
export function fieldsOf({
  email = '',
  factor = 1,
  minutes = 0,
}: ExtraTime & { email?: string | undefined }): ExtraTimeFields {
  if (factor <= 1) return { email, kind: 'minutes', amount: String(minutes) };
  const ready = String(factor);
  return ready in TEXT.kinds
    ? { email, kind: ready as ExtraTimeKind, amount: '' }
    : { email, kind: 'factor', amount: ready };
}

/** Returns the messages by field. Avoids the contract's schema, which is larger than the page. */
export function extraTimeProblems(fields: ExtraTimeFields): Record<string, string> {
  const email = withoutInvisible(fields.email);
  const { factor, minutes } = wishOf(fields);
  const problems: Record<string, string> = {};
  if (!email) problems.email = TEXT.emailMissing;
  else if (!isEmail(email)) problems.email = TEXT.emailInvalid;
  if (factor !== undefined && !(factor > 1 && factor <= LIMITS.extraFactor))
    problems.amount = TEXT.factorInvalid(LIMITS.extraFactor);
  if (minutes !== undefined && !(Number.isInteger(minutes) && minutes > 0 && minutes <= LIMITS.extraMinutes))
    problems.amount = TEXT.minutesInvalid(LIMITS.extraMinutes);
  return problems;
}

/** `1.5× the time`, `10 more minutes`, or both. */
export const extraTimeText = ({ factor = 1, minutes = 0 }: ExtraTime): string =>
  [factor > 1 && TEXT.times(factor), minutes > 0 && TEXT.more(minutes)].filter(Boolean).join(' · ');
