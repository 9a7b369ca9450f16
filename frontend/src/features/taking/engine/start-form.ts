import type { Predata } from '@quizhall/shared/model/attempt';
import { messages } from '../messages.ts';

export type InfoField = Predata['participantInfoReqs'][number];

const { overview } = messages;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^[\d+\-\s()]{10,}$/;

/** Spec 3 §5 "Start form": what is wrong with one field, or undefined. */
export function infoProblem({ field, label, required }: InfoField, text: string): string | undefined {
  const value = text.trim();
  if (!value) return required ? overview.required(label) : undefined;
  if (field === 'email' && !EMAIL.test(value)) return overview.emailInvalid;
  if (field === 'phone' && !PHONE.test(value)) return overview.phoneInvalid;
  return undefined;
}

interface InputLook {
  type: string;
  autoComplete: string;
  inputMode?: 'email' | 'tel' | 'text';
}

const LOOKS: Readonly<Record<string, InputLook>> = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  department: { type: 'text', autoComplete: 'organization-title' },
};

export const inputLook = (field: string): InputLook => LOOKS[field] ?? { type: 'text', autoComplete: 'off' };

/** Only what was filled in travels. */
export function filledInfo(info: Readonly<Record<string, string>>): Record<string, string> | undefined {
  const filled = Object.entries(info)
    .map(([field, text]) => [field, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
