import type { AccountType } from '@quizhall/shared/model/enums';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Navigate, useLocation } from 'react-router-dom';
import { Stepper } from '@/components/ui/stepper.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { AccountTypeStep } from '../components/account-type-step.tsx';
import { AuthHeading } from '../components/auth-heading.tsx';
import { DetailsStep } from '../components/details-step.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { VerifyStep } from '../components/verify-step.tsx';
import { useSignup } from '../hooks/use-signup.ts';
import { messages } from '../messages.ts';
import { originOf } from '../model/origin.ts';

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
