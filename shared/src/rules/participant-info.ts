import type { ParticipantField } from '../model/quiz.ts';
import type * as z from 'zod';

type Field = z.output<typeof ParticipantField>;

const FORMATS: Partial<Record<Field['field'], { pattern: RegExp; message: string }>> = {
  email: { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: 'Please enter a valid email address' },
  phone: { pattern: /^[\d+\-\s()]{10,}$/, message: 'Please enter a valid phone number' },
};

/** Spec 3 §5 "Start form": message by field; empty when the form is complete. Unasked fields do not count. */
export function participantInfoProblems(
  fields: readonly Field[],
  info: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { field, label, required } of fields) {
    const value = info[field]?.trim() ?? '';
    const format = FORMATS[field];
    if (!value && required) problems[field] = `${label} is required`;
    else if (value && format && !format.pattern.test(value)) problems[field] = format.message;
  }
  return problems;
}
