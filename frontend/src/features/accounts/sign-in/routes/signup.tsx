import { Building2, GraduationCap, PenLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AccountType } from '@quizhall/shared/model/enums';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Navigate, useLocation } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { Stepper } from '@/components/ui/stepper.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { AuthHeading } from '../components/auth-heading.tsx';
import { DetailsStep } from '../components/details-step.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { VerifyStep } from '../components/verify-step.tsx';
import { useSignup } from '../hooks/use-signup.ts';
import { messages } from '../messages.ts';
import type { SignupFields, SignupForm } from '../model/forms.ts';
import { originOf } from '../model/origin.ts';

const { type: text } = messages.signup;
const { learner, moderator, organization } = messages.accountTypes;

const OPTIONS = [
  { value: 'learner', title: learner.title, description: learner.text, icon: <GraduationCap /> },
  { value: 'moderator', title: moderator.title, description: moderator.text, icon: <PenLine /> },
  { value: 'organization', title: organization.title, description: organization.text, icon: <Building2 /> },
];

interface Props {
  form: SiteForm<SignupFields, SignupForm>;
  onDone: () => void;
}

/** Step 1: what kind of account. */
function AccountTypeStep({ form, onDone }: Props) {
  const chosen = useFormControl(form, 'accountType');
  const own = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const radio = (state: string) => own.current?.querySelector<HTMLElement>(`[role=radio]${state}`);
    (radio('[data-state=checked]') ?? radio(''))?.focus();
  }, []);
  const next = async () => {
    if (await form.trigger('accountType')) onDone();
  };
  return (
    <form
      ref={own}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void next();
      }}
    >
      <RadioCards
        label={text.label}
        hideLabel
        value={chosen.value}
        onValueChange={chosen.set}
        options={OPTIONS}
        error={chosen.error}
      />
      <Button type="submit" size="lg">
        {text.next}
      </Button>
    </form>
  );
}

const { signup } = messages;

const STEPS = Object.entries(signup.steps).map(([id, label]) => ({ id, label }));

/** Next page of a signed-in person, by the account type of the link that led here. */
const HOME_OF: Partial<Record<AccountType, string>> = { organization: SITE_PATHS.organizationCreate };

/** /auth/signup: type, details, mailed code. A signed-in person has an account and goes on to the page that led here. */
export function Component() {
  useTitle(signup.title);
  const { state } = useLocation();
  const { status } = useSession();
  const { step, fixedType, sent, form, verifyForm, ...actions } = useSignup();
  if (status === 'signed-in' && !actions.isFinished)
    return <Navigate to={originOf(state, HOME_OF[fixedType ?? 'learner'])} replace />;
  return (
    <>
      {!fixedType && (
        <div className="mb-6">
          <Stepper steps={STEPS} current={step} />
        </div>
      )}
      {step === 'type' && (
        <>
          <AuthHeading title={signup.title}>{signup.type.text}</AuthHeading>
          <AccountTypeStep form={form} onDone={actions.chooseType} />
        </>
      )}
      {step === 'details' && (
        <>
          <AuthHeading title={signup.title}>{signup.details.text}</AuthHeading>
          <DetailsStep
            form={form}
            isRegistered={actions.isRegistered}
            onBack={fixedType ? undefined : actions.back}
          />
        </>
      )}
      {step === 'verify' && (
        <>
          <AuthHeading title={signup.verify.title}>
            {signup.verify.text} <strong className="font-medium text-ink">{form.getValues('email')}</strong>
          </AuthHeading>
          <VerifyStep
            form={verifyForm}
            askPassword={actions.passwordLost}
            codeSentAt={sent?.at}
            onResend={actions.resend}
            onBack={actions.back}
          />
        </>
      )}
      <p className="mt-6 text-center text-sm text-muted">
        {signup.haveAccount}{' '}
        <TextLink to={SITE_PATHS.login} state={state}>
          {signup.signIn}
        </TextLink>
      </p>
    </>
  );
}
