import { routes } from 'virtual:contract-routes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '@/lib/api/call.ts';
import { deviceId } from '@/lib/device-id.ts';
import { showError } from '@/lib/show-error.ts';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { messages } from '../messages.ts';
import { type SignupFields, SignupForm, VerifyForm } from '../model/forms.ts';
import { clearPendingSignup, loadPendingSignup } from '../model/pending-signup.ts';
import { showFailure } from '../model/show-failure.ts';
import { accountTypeOf, startStep } from '../model/signup-wizard.ts';
import { useSentCode } from './use-sent-code.ts';
import { useSignupSteps } from './use-signup-steps.ts';

const { details, verify } = messages.signup;
const FIELDS = ['name', 'email', 'organizationName', 'password', 'accountType'] as const;
const quiet = { quiet: true };

/** The signup wizard: where it stands, its two forms, and the three calls it makes. */
export function useSignup() {
  const linked = accountTypeOf(useSearchParams()[0].get('type'));
  const [pending] = useState(() => loadPendingSignup(Date.now(), linked));
  const { form, verifyForm } = useSignupForms(linked, pending);
  const code = useSentCode(form, pending?.sent);
  const { sent } = code;
  const steps = useSignupSteps({
    linked,
    start: startStep(linked, pending),
    typeChosen: useWatch({ control: form.control, name: 'accountType' }) !== '',
    codeSent: sent !== undefined,
  });
  // What the code on its way was asked for, as far as this page remembers.
  const [registered, setRegistered] = useState<string>();
  const finish = useFinish();
  /** The password did not survive a reload. */
  const passwordLost = form.getValues('password') === '';

  return {
    step: steps.step,
    back: steps.back,
    fixedType: linked !== undefined,
    sent,
    /** These details are those of the code on its way: no other one is needed. */
    isRegistered: (values: SignupFields) => registered === textOf(values),
    form,
    verifyForm,
    passwordLost,
    chooseType: () => steps.go('details'),

    register: () =>
      form.handleSubmit(async (values) => {
        if (registered === textOf(values)) return steps.go('verify');
        try {
          await call(routes.auth.register, { body: accountOf(values) }, quiet);
        } catch (error) {
          return showFailure(form, error, { fields: FIELDS, under: 'email', fallback: details.failed });
        }
        toast.success(details.sent);
        verifyForm.reset({ otp: '', acceptTerms: false, password: values.password });
        code.began(values.email);
        setRegistered(textOf(values));
        steps.go('verify');
      })(),

    async resend() {
      const { email, name } = form.getValues();
      try {
        await call(routes.auth.sendOtp, { body: { email, name } }, quiet);
        toast.success(verify.resent);
        code.renewed();
      } catch (error) {
        showError(verify.resendFailed);
        verifyForm.setError('root', { type: 'server', message: serverMessage(error, verify.resendFailed) });
        // Asked too early, by the server's clock: count down to the moment that it names.
        if (hasCode(error, 'TOO_MANY') && error.retryAfter) code.wait(error.retryAfter);
      }
    },

    verify: verifyForm.handleSubmit(async ({ otp, password }) => {
      const body = { ...accountOf({ ...form.getValues(), password }), otp, deviceId: deviceId() };
      try {
        const { tokens, user } = await call(routes.auth.verifyEmail, { body }, quiet);
        finish(tokens, user);
      } catch (error) {
        // The server does not say which of the two it was.
        if (passwordLost && hasCode(error, 'INVALID_CODE')) {
          showError(verify.codeOrPassword);
          return verifyForm.setError('root', { type: 'server', message: verify.codeOrPassword });
        }
        const where = { fields: ['otp', 'password'], under: 'otp', fallback: verify.failed } as const;
        showFailure(verifyForm, error, where);
      }
    }),
  };
}

/** Steps 1 and 2 share a form; step 3 has its own. */
function useSignupForms(linked: string | undefined, pending: ReturnType<typeof loadPendingSignup>) {
  const form = useForm<SignupFields, unknown, SignupForm>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: zodResolver(SignupForm),
    defaultValues: {
      name: pending?.name ?? '',
      email: pending?.email ?? '',
      organizationName: pending?.organizationName ?? '',
      accountType: pending?.accountType ?? linked ?? '',
      password: '',
      confirmPassword: '',
    },
  });
  const verifyForm = useForm<VerifyForm>({
    reValidateMode: 'onSubmit',
    resolver: zodResolver(VerifyForm),
    defaultValues: { otp: '', acceptTerms: false, password: '' },
  });
  return { form, verifyForm };
}

/** What the server wants to know; the organization only of an organization. */
function accountOf(values: SignupFields | SignupForm) {
  const { name, email, password, organizationName } = values;
  const accountType = accountTypeOf(values.accountType) ?? 'learner';
  return { name, email, password, accountType, ...(accountType === 'organization' && { organizationName }) };
}

/** To tell whether details have changed; blanks and the case of an address make no difference. */
function textOf(values: SignupFields | SignupForm): string {
  const { name, email, organizationName, ...rest } = accountOf(values);
  return JSON.stringify([name.trim(), email.trim().toLowerCase(), organizationName?.trim(), rest]);
}

/** Signs the new person in and welcomes them; the page that sent them here stays known for the way on. */
function useFinish() {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  return (...session: Parameters<typeof signIn>) => {
    clearPendingSignup();
    signIn(...session);
    toast.success(verify.created);
    void navigate('/profile?welcome=true', { replace: true, state });
  };
}
