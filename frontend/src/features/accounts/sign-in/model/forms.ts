import { Email } from '@quizhall/shared/model/common';
import { ACCOUNT_TYPES } from '@quizhall/shared/model/enums';
import { ClassCode, TypedUserName } from '@quizhall/shared/model/organizations/pupil';
import { NewPassword, organizationNamed, Signup } from '@quizhall/shared/model/accounts/user';
import {
  COMMON_PASSWORD_MESSAGE,
  isTooEasy,
  type PasswordOwner,
} from '@quizhall/shared/rules/accounts/password';
import * as z from 'zod';
import { type FormSchema, withRules } from '@/lib/form/form-schema.ts';
import { messages } from '../messages.ts';

const { errors } = messages;

interface Passwords {
  password: string;
  confirmPassword: string;
}

const repeated = ({ password, confirmPassword }: Passwords) => ({
  ...(!password && !confirmPassword && { confirmPassword: errors.confirmPassword }),
  ...(password !== confirmPassword && { confirmPassword: errors.passwordsDiffer }),
});

const guessable = ({ password }: Passwords, owner?: PasswordOwner) => ({
  ...(isTooEasy(password, owner) && { password: COMMON_PASSWORD_MESSAGE }),
});

export const LoginForm = z.object({
  email: Email,
  password: z.string().min(1, errors.passwordRequired),
  remember: z.boolean(),
});
export type LoginForm = z.infer<typeof LoginForm>;

export const ClassLoginForm = z.object({
  classCode: ClassCode,
  userName: TypedUserName,
  password: z.string().min(1, errors.passwordRequired),
  remember: z.boolean(),
});
export type ClassLoginForm = z.infer<typeof ClassLoginForm>;

/** The second step: what the app shows now. */
export const TotpForm = z.object({ totp: z.string().regex(/^\d{6}$/, errors.totp) });
export type TotpForm = z.infer<typeof TotpForm>;

/** In its place one of the codes that were made when it was switched on. */
export const RecoveryForm = z.object({ totp: z.string().trim().min(1, errors.recoveryCode) });

const SignupObject = Signup.extend({
  // Before the choice the field holds nothing.
  accountType: z.string().pipe(z.enum(ACCOUNT_TYPES, { error: errors.accountType })),
  confirmPassword: z.string(),
});
/** As the fields hold it. */
export type SignupFields = z.input<typeof SignupObject>;
export type SignupForm = z.output<typeof SignupObject>;

/** Steps 1 and 2 of the signup; the repeated password stays in the browser. */
export const SignupForm: FormSchema<SignupFields, SignupForm> = withRules(SignupObject, (fields) => ({
  ...repeated(fields),
  ...guessable(fields, fields),
  ...(fields.accountType === 'organization' &&
    !fields.organizationName?.trim() && { organizationName: organizationNamed.issue.message }),
}));

/** Step 3. The password is typed here only if a reload has lost it: it is never stored. */
export const VerifyForm = z.object({
  otp: z.string().regex(/^\d{6}$/, errors.code),
  acceptTerms: z.boolean().refine((accepted) => accepted, errors.terms),
  password: NewPassword,
});
export type VerifyForm = z.infer<typeof VerifyForm>;

/** The same address as everywhere, with the wording of this screen. */
export const ForgotForm = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, errors.emailRequired)
    .refine((email) => Email.safeParse(email).success, errors.validEmail),
});
export type ForgotForm = z.infer<typeof ForgotForm>;

/** The server also rejects the name and address of the account, which this page does not know. */
export const ResetForm: FormSchema<Passwords> = withRules(
  z.object({ password: NewPassword, confirmPassword: z.string() }),
  (fields) => ({ ...repeated(fields), ...guessable(fields) }),
);
