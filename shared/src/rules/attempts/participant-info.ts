import type { ParticipantField } from '../../model/quizzes/quiz.ts';
import type * as z from 'zod';
import { isEmail, withoutInvisible } from '../../model/accounts/email.ts';
import { FIELD_MESSAGES } from '../../model/field-messages.ts';

type Field = z.output<typeof ParticipantField>;

const FORMATS: Partial<Record<Field['field'], { holds: (text: string) => boolean; message: string }>> = {
  email: { holds: isEmail, message: FIELD_MESSAGES.emailAddressInvalid },
  phone: { holds: (text) => /^[\d+\-\s()]{10,}$/.test(text), message: FIELD_MESSAGES.phoneInvalid },
};

/** Message by field; empty when the form is complete. Unasked fields do not count. */
export function participantInfoProblems(
  fields: readonly Field[],
  info: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { field, label, required } of fields) {
    const value = withoutInvisible(info[field] ?? '');
    const format = FORMATS[field];
    if (!value && required) problems[field] = `${label} is required`;
    else if (value && format && !format.holds(value)) problems[field] = format.message;
  }
  return problems;
}

/** What guests are asked for: where there is a prize, an address at which its winner can be told. */
export function askedForPrize(fields: readonly Field[], hasPrize: boolean): Field[] {
  if (!hasPrize) return [...fields];
  const email = fields.find(({ field }) => field === 'email');
  const others = fields.filter(({ field }) => field !== 'email');
  return [...others, { field: 'email', label: email?.label ?? 'Email', required: true }];
}
