import { isEmail, withoutInvisible } from '../../model/accounts/email.ts';
import { MESSAGE_LIMITS, MESSAGE_TEXTS } from '../../model/site/site-message-texts.ts';
import { FIELD_MESSAGES } from '../../model/field-messages.ts';

export interface ContactFields {
  name: string;
  email: string;
  message: string;
  /** People neither see nor reach it: what fills it in is most likely a program. */
  website: string;
}

export interface FeedbackFields {
  /** 1–5; 0: not chosen. */
  rating: number;
  message: string;
}

function messageProblem(message: string): Record<string, string> {
  const { length } = message.trim();
  if (length === 0) return { message: MESSAGE_TEXTS.noMessage };
  return length > MESSAGE_LIMITS.message ? { message: MESSAGE_TEXTS.longMessage } : {};
}

/** What is wrong with the fields of the contact form, by field. */
export function contactProblems({ name, email, message }: ContactFields): Record<string, string> {
  const problems = messageProblem(message);
  if (name.trim() === '') problems['name'] = MESSAGE_TEXTS.noName;
  else if (name.trim().length > MESSAGE_LIMITS.name) problems['name'] = MESSAGE_TEXTS.longName;
  if (withoutInvisible(email) === '') problems['email'] = FIELD_MESSAGES.emailRequired;
  else if (!isEmail(withoutInvisible(email))) problems['email'] = FIELD_MESSAGES.emailInvalid;
  return problems;
}

/** The same of the feedback form. */
export const feedbackProblems = ({ message }: FeedbackFields): Record<string, string> =>
  messageProblem(message);
