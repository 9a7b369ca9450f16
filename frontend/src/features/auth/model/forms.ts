import { Email } from '@quizhall/shared/model/common';
import { ACCOUNT_TYPES } from '@quizhall/shared/model/enums';
import { ClassCode, TypedUserName } from '@quizhall/shared/model/pupil';
import { NewPassword, organizationNamed, Signup } from '@quizhall/shared/model/user';
import * as z from 'zod';
import { messages } from '../messages.ts';

const { errors } = messages;

const repeated = {
  check: (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword,
  issue: { path: ['confirmPassword'], message: errors.passwordsDiffer },
};

/** Also while other fields are wrong: everything that is missing is said at once. */
const always = () => true;

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

/** Steps 1 and 2 of the signup; the repeated password stays in the browser. */
export const SignupForm = Signup.extend({
  // Before the choice the field holds nothing.
  accountType: z.string().pipe(z.enum(ACCOUNT_TYPES, { error: errors.accountType })),
  confirmPassword: z.string(),
})
  .refine(repeated.check, { ...repeated.issue, when: always })
  .refine(organizationNamed.check, { ...organizationNamed.issue, when: always });
export type SignupForm = z.output<typeof SignupForm>;
/** As the fields hold it. */
export type SignupFields = z.input<typeof SignupForm>;

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

export const ResetForm = z
  .object({ password: NewPassword, confirmPassword: z.string() })
  .refine(repeated.check, { ...repeated.issue, when: always });
export type ResetForm = z.infer<typeof ResetForm>;
