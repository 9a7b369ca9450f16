import type { Predata } from '@quizhall/shared/model/attempts/entry-card';
import { participantInfoProblems } from '@quizhall/shared/rules/attempts/participant-info';
import { type FormSchema, ruled } from '@/lib/form/form-schema.ts';
import { overview } from './overview-messages.ts';
import { sharedText } from '@/lib/language.ts';

export type InfoField = Predata['participantInfoReqs'][number];
type AskedField = Parameters<typeof participantInfoProblems>[0][number];

interface InputLook {
  type: string;
  autoComplete: string;
  inputMode: 'email' | 'tel' | 'text';
}

const LOOKS: Readonly<Record<AskedField['field'], InputLook>> = {
  name: { type: 'text', autoComplete: 'name', inputMode: 'text' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  department: { type: 'text', autoComplete: 'off', inputMode: 'text' },
  studentId: { type: 'text', autoComplete: 'off', inputMode: 'text' },
};

const isAsked = (field: InfoField): field is AskedField => field.field in LOOKS;

/** How the field is typed on a phone, and what the browser may fill in. */
export const inputLook = (field: InfoField): InputLook =>
  isAsked(field) ? LOOKS[field.field] : LOOKS.department;

/** By the rule that the server applies: what is wrong with one field, or undefined. */
export function infoProblem(field: InfoField, text: string): string | undefined {
  if (!isAsked(field)) return undefined;
  if (field.required && !text.trim()) return overview.required({ label: sharedText(field.label) });
  return participantInfoProblems([field], { [field.field]: text })[field.field];
}

/** Only what was filled in travels. */
export function filledInfo(info: Readonly<Record<string, string>>): Record<string, string> | undefined {
  const filled = Object.entries(info)
    .map(([field, text]) => [field, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

export interface StartValues {
  info: Record<string, string>;
  password: string;
  /** Asked for where the address was used on another device before. */
  emailCode: string;
  continueAttempt: boolean;
  /** What stands on the leaderboard, where there is one. */
  displayName: string;
  hideFromLeaderboard: boolean;
  terms: boolean;
}

type Asked = Pick<Predata, 'participantInfoReqs'> & {
  accessHints: Pick<Predata['accessHints'], 'requiresPassword'>;
};

/** Message by field path; empty when the form is complete. */
export function startProblems(
  values: Pick<StartValues, 'info' | 'password' | 'terms'>,
  { participantInfoReqs, accessHints }: Asked,
): Record<string, string> {
  const problems: Record<string, string | undefined> = Object.fromEntries(
    participantInfoReqs.map((asked) => [
      `info.${asked.field}`,
      infoProblem(asked, values.info[asked.field] ?? ''),
    ]),
  );
  if (accessHints.requiresPassword && !values.password) problems.password = overview.passwordRequired;
  if (!values.terms) problems.terms = overview.termsRequired;
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** The same rule for the form. */
export const startSchema = (asked: Asked): FormSchema<StartValues> =>
  ruled((values) => startProblems(values, asked));

/** What the form begins with; nothing to agree to for whoever goes on with an attempt. */
export const startValues = (
  { participantInfoReqs, attempts }: Predata,
  known: Readonly<Record<string, string>> | undefined,
): StartValues => ({
  info: Object.fromEntries(participantInfoReqs.map(({ field }) => [field, known?.[field] ?? ''])),
  password: '',
  emailCode: '',
  continueAttempt: false,
  displayName: '',
  hideFromLeaderboard: false,
  terms: attempts.resumable,
});
