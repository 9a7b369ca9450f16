import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { memberMessages } from '../members/member-messages.ts';

const TEXT = memberMessages.accept;

/** Links to sign-in and signup that return here. `email` prefills the address of a new account. */
export function SignInFirst({ email }: { email?: string }) {
  const from = useLocation().pathname;
  return (
    <div className="@container mt-6 grid w-full gap-3">
      <ButtonLink className={WRAPS} to={SITE_PATHS.login} state={{ from }}>
        {TEXT.signIn}
      </ButtonLink>
      <ButtonLink className={WRAPS} to={SITE_PATHS.signup} state={{ from, email }} variant="secondary">
        {TEXT.signUp}
      </ButtonLink>
    </div>
  );
}
