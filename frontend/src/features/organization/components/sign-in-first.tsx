import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { memberMessages } from '../member-messages.ts';

const TEXT = memberMessages.accept;

/** Signed in or up, one comes back here. */
export function SignInFirst() {
  const from = useLocation().pathname;
  return (
    <div className="@container mt-6 grid w-full gap-3">
      <ButtonLink className={WRAPS} to={SITE_PATHS.login} state={{ from }}>
        {TEXT.signIn}
      </ButtonLink>
      <ButtonLink className={WRAPS} to={SITE_PATHS.signup} state={{ from }} variant="secondary">
        {TEXT.signUp}
      </ButtonLink>
    </div>
  );
}
