import { useEffect, useRef, useState } from 'react';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { toast } from 'react-hot-toast';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { AuthHeading } from '../components/auth-heading.tsx';
import { ClassLoginForm } from '../components/class-login-form.tsx';
import { LoginForm } from '../components/login-form.tsx';
import { SocialButtons } from '../components/social-buttons.tsx';
import { SecondStep } from '../components/second-step.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useClassLogin, useLogin } from '../hooks/use-login.ts';
import { messages } from '../messages.ts';
import { originOf } from '../model/origin.ts';

/** Tries once, on arrival, to go on with a stored refresh token. True while it tries. */
function useSilentRefresh(): boolean {
  const { status, resume } = useSession();
  const tried = useRef(false);
  const [trying, setTrying] = useState(false);
  useEffect(() => {
    if (status !== 'signed-out' || tried.current) return;
    tried.current = true;
    setTrying(true);
    void resume().finally(() => setTrying(false));
  }, [status, resume]);
  return trying || status === 'loading';
}

const { login } = messages;

/** /auth/login and /auth/signin: signs in and goes back to where somebody came from. */
export function Component() {
  useTitle(login.title);
  const { state } = useLocation();
  const { status } = useSession();
  const resuming = useSilentRefresh();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const byClass = query.get('with') === 'class';
  const [byEmail, withClass] = [useLogin(), useClassLogin()];
  const { secondStep } = byClass ? withClass : byEmail;
  if (status === 'signed-in') return <Navigate to={originOf(state)} replace />;
  if (secondStep) return <SecondStep {...secondStep} />;
  const browseAsGuest = () => {
    toast(login.guestInfo);
    void navigate('/');
  };
  return (
    <>
      {/* In place of the welcome, so that nothing below it moves. */}
      <AuthHeading title={login.title}>
        <output>{resuming ? login.resuming : login.text}</output>
      </AuthHeading>
      {byClass ? <ClassLoginForm form={withClass.form} /> : <LoginForm form={byEmail.form} />}
      <Divider />
      <div className="flex flex-col gap-3">
        <ButtonLink variant="secondary" to={byClass ? '?' : '?with=class'} state={state}>
          {byClass ? login.withEmail : login.withClass}
        </ButtonLink>
        {!byClass && <SocialButtons from={originOf(state)} />}
        <Button variant="ghost" onClick={browseAsGuest}>
          {login.guest}
        </Button>
      </div>
      <p className="mt-6 text-center text-sm text-muted">
        {login.noAccount}{' '}
        <TextLink to={SITE_PATHS.signup} state={state}>
          {login.signUp}
        </TextLink>
      </p>
    </>
  );
}

function Divider() {
  return (
    <div aria-hidden="true" className="my-6 flex items-center gap-3 text-xs text-faint">
      <span className="h-px flex-1 bg-line" />
      {login.or}
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
