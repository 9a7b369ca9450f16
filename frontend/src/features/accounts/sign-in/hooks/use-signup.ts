import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { routes } from 'virtual:contract-routes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '@/lib/api/call.ts';
import { deviceId } from '@/lib/device-id.ts';
import { language } from '@/lib/language.ts';
import { type SiteForm, useSiteForm } from '@/lib/form/use-site-form.ts';
import { useWizardSteps } from '@/lib/form/use-wizard-steps.ts';
import { showError } from '@/lib/show-error.ts';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { useKeepDraft } from '@/lib/form/use-keep-draft.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { messages } from '../messages.ts';
import { type SignupFields, SignupForm, VerifyForm } from '../model/forms.ts';
import { clearPendingSignup, loadPendingSignup, savePendingSignup } from '../model/pending-signup.ts';
import {
  accountTypeOf,
  RESEND_SECONDS,
  type SentCode,
  type SignupStep,
  startStep,
  stepsFor,
} from '../model/signup-wizard.ts';

/** The last code that was mailed; it and the details are kept for a reload of this tab. */
function useSentCode(form: SiteForm<SignupFields, SignupForm>, before: SentCode | undefined) {
  const [sent, setSent] = useState(before);
  const keep = () => {
    const { accountType, organizationName = '', ...details } = form.getValues();
    const type = accountTypeOf(accountType);
    if (type) savePendingSignup({ ...details, organizationName, accountType: type, sent }, Date.now());
  };
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    if (sent) keepNow();
  }, [sent]);
  useKeepDraft(form, keep);
  return {
    sent,
    /** A code has gone out. */
    began: (email: string) => setSent({ at: Date.now(), email }),
    renewed: () => setSent((now) => now && { ...now, at: Date.now() }),
    /** The server's clock wants so many seconds more. */
    wait: (seconds: number) =>
      setSent((now) => now && { ...now, at: Date.now() - (RESEND_SECONDS - seconds) * 1_000 }),
  };
}

const { details, verify } = messages.signup;
const quiet = { quiet: true };

/** The signup wizard: where it stands, its two forms, and the three calls it makes. */
export function useSignup() {
  const linked = accountTypeOf(useSearchParams()[0].get('type'));
  const invited = emailOf(useLocation().state);
  const [pending] = useState(() => loadPendingSignup(Date.now(), linked));
  // What the code on its way was asked for, as far as this page remembers.
  const [registered, setRegistered] = useState<string>();
  const finish = useFinish();
  const [isFinished, setIsFinished] = useState(false);

  // Steps 1 and 2 share a form; step 3 has its own.
  const form: SiteForm<SignupFields, SignupForm> = useSiteForm({
    schema: SignupForm,
    defaultValues: {
      name: pending?.name ?? '',
      email: pending?.email ?? invited,
      organizationName: pending?.organizationName ?? '',
      accountType: pending?.accountType ?? linked ?? '',
      password: '',
      confirmPassword: '',
    },
    onSubmit: async (values) => {
      if (registered === textOf(values)) return steps.go('verify');
      await call(routes.auth.register, { body: accountOf(values) }, quiet);
      toast.success(details.sent);
      code.began(values.email);
      setRegistered(textOf(values));
      steps.go('verify');
    },
    failed: details.failed,
    under: 'email',
    toast: true,
  });
  const verifyForm = useSiteForm({
    schema: VerifyForm,
    defaultValues: { otp: '', acceptTerms: false, password: '' },
    onSubmit: async ({ otp, password }) => {
      const body = { ...accountOf({ ...form.getValues(), password }), otp, deviceId: deviceId() };
      const { tokens, user } = await call(routes.auth.verifyEmail, { body }, quiet);
      setIsFinished(true);
      finish(tokens, user);
    },
    failed: verify.failed,
    under: 'otp',
    toast: true,
    onFailed(error, own) {
      // The server does not say which of the two it was.
      if (!passwordLost || !hasCode(error, 'INVALID_CODE')) return false;
      showError(verify.codeOrPassword);
      own.setError('root', { type: 'server', message: verify.codeOrPassword });
      return true;
    },
  });
  /** The password did not survive a reload. */
  const passwordLost = form.getValues('password') === '';

  const code = useSentCode(form, pending?.sent);
  const typeChosen = useWatch({ control: form.control, name: 'accountType' }) !== '';
  const steps = useWizardSteps({
    steps: stepsFor(linked),
    start: startStep(linked, pending),
    isDone: (step) => (step === 'type' ? typeChosen : code.sent !== undefined),
  });

  const { step } = steps;
  const emptyVerify = useEffectEvent((at: SignupStep) =>
    verifyForm.reset({
      otp: '',
      acceptTerms: false,
      password: at === 'verify' ? form.getValues('password') : '',
    }),
  );
  // Neither a typed code nor its error survives the way back to the details, by button or browser.
  useEffect(() => emptyVerify(step), [step]);

  return {
    step,
    back: steps.back,
    /** The account was made here, a moment ago. */
    isFinished,
    fixedType: linked,
    sent: code.sent,
    /** These details are those of the code on its way: no other one is needed. */
    isRegistered: (values: SignupFields) => registered === textOf(values),
    form,
    verifyForm,
    passwordLost,
    chooseType: () => steps.go('details'),

    async resend() {
      const { email, name } = form.getValues();
      try {
        await call(routes.auth.sendOtp, { body: { email, name, language } }, quiet);
        toast.success(verify.resent);
        code.renewed();
      } catch (error) {
        showError(verify.resendFailed);
        verifyForm.setError('root', { type: 'server', message: serverMessage(error, verify.resendFailed) });
        // Asked too early, by the server's clock: count down to the moment that it names.
        if (hasCode(error, 'TOO_MANY') && error.retryAfter) code.wait(error.retryAfter);
      }
    },
  };
}

/** The address an invitation was sent to, where one led here. */
function emailOf(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined;
  return typeof email === 'string' ? email : '';
}

/** What the server wants to know; the organization only of an organization. */
function accountOf(values: SignupFields | SignupForm) {
  const { name, email, password, organizationName } = values;
  const accountType = accountTypeOf(values.accountType) ?? 'learner';
  const known = { name, email, password, accountType, language };
  return { ...known, ...(accountType === 'organization' && { organizationName }) };
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
    void navigate(sitePath(SITE_PATHS.profile, {}, { welcome: 'true' }), { replace: true, state });
  };
}
