import { routes } from 'virtual:contract-routes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useReducer, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '@/lib/api/call.ts';
import { showError } from '@/lib/show-error.ts';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { messages } from '../messages.ts';
import { type SignupFields, SignupForm, VerifyForm } from '../model/forms.ts';
import { clearPendingSignup, loadPendingSignup, savePendingSignup } from '../model/pending-signup.ts';
import { showFailure } from '../model/show-failure.ts';
import { accountTypeOf, RESEND_SECONDS, startWizard, wizardReducer } from '../model/signup-wizard.ts';

const { details, verify } = messages.signup;
const FIELDS = ['name', 'email', 'organizationName', 'password', 'accountType'] as const;
const quiet = { quiet: true };

/** The signup wizard: where it stands, its two forms, and the three calls it makes. */
export function useSignup() {
  const linked = accountTypeOf(useSearchParams()[0].get('type'));
  const [pending] = useState(() => loadPendingSignup(Date.now(), linked));
  const [wizard, dispatch] = useReducer(wizardReducer, undefined, () => startWizard(linked, pending));
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
  usePendingSignup(wizard.codeSentAt, form.getValues);
  const finish = useFinish();

  return {
    wizard,
    form,
    verifyForm,
    /** The password did not survive a reload. */
    passwordLost: form.getValues('password') === '',
    chooseType: () => dispatch({ type: 'typeChosen' }),
    back: () => dispatch({ type: 'back' }),

    register: () =>
      form.handleSubmit(async (values) => {
        try {
          await call(routes.auth.register, { body: accountOf(values) }, quiet);
        } catch (error) {
          showFailure(form, error, { fields: FIELDS, under: 'email', fallback: details.failed });
          return;
        }
        toast.success(details.sent);
        verifyForm.reset({ otp: '', acceptTerms: false, password: values.password });
        dispatch({ type: 'codeSent', at: Date.now() });
      })(),

    async resend() {
      const { email, name } = form.getValues();
      try {
        await call(routes.auth.sendOtp, { body: { email, name } }, quiet);
        toast.success(verify.resent);
        dispatch({ type: 'codeSent', at: Date.now() });
      } catch (error) {
        showError(verify.resendFailed);
        verifyForm.setError('root', { type: 'server', message: serverMessage(error, verify.resendFailed) });
        // Asked too early, by the server's clock: count down to the moment that it names.
        if (hasCode(error, 'TOO_MANY') && error.retryAfter)
          dispatch({ type: 'codeSent', at: Date.now() - (RESEND_SECONDS - error.retryAfter) * 1_000 });
      }
    },

    verify: verifyForm.handleSubmit(async ({ otp, password }) => {
      const body = { ...accountOf({ ...form.getValues(), password }), otp };
      try {
        const { tokens, user } = await call(routes.auth.verifyEmail, { body }, quiet);
        finish(tokens, user);
      } catch (error) {
        showFailure(verifyForm, error, {
          fields: ['otp', 'password'],
          under: 'otp',
          fallback: verify.failed,
        });
      }
    }),
  };
}

/** What the server wants to know; the organization only of an organization. */
function accountOf(values: SignupFields | SignupForm) {
  const { name, email, password, organizationName } = values;
  const accountType = accountTypeOf(values.accountType) ?? 'learner';
  return { name, email, password, accountType, ...(accountType === 'organization' && { organizationName }) };
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

/** Keeps the waiting signup for a reload, and forgets it when the person goes back. */
function usePendingSignup(codeSentAt: number | undefined, getValues: () => SignupFields): void {
  useEffect(() => {
    const { name, email, organizationName = '', accountType } = getValues();
    const type = accountTypeOf(accountType);
    if (codeSentAt && type)
      savePendingSignup({ name, email, organizationName, accountType: type, codeSentAt });
    else clearPendingSignup();
  }, [codeSentAt, getValues]);
}
