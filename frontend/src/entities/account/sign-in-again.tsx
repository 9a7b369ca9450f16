import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { users } from '@quizhall/shared/contract/accounts/users';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { Alert } from '@/components/ui/alert.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { hasCode } from '@/lib/api/errors.ts';
import { providerStart } from '@/lib/provider-start.ts';
import { accountMessages } from './messages.ts';
import { SIGN_IN_METHODS } from './sign-in-methods-query.ts';

const text = accountMessages.again;

export type SignInMethods = ResponseOf<typeof users.getSignInMethods>;

/** Whether nothing proves that it is the owner: no password to ask for, and the sign-in was too long ago. */
export const mustSignInAgain = ({ hasPassword, fresh }: Pick<SignInMethods, 'hasPassword' | 'fresh'>) =>
  !hasPassword && !fresh;

/** For forms: where the sign-in has become too old meanwhile, what opens the account is read again, and they ask for a new one. */
export function useNoticeStale() {
  const client = useQueryClient();
  return (error: unknown) => {
    if (hasCode(error, 'SIGN_IN_AGAIN'))
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(SIGN_IN_METHODS) });
    return false;
  };
}

interface SignInAgainProps extends Pick<SignInMethods, 'providers'> {
  /** The path to come back to; the tab Security of the profile unless told. */
  here?: string;
}

/** Leads somebody without a password through their provider and back, or to a first password. */
export function SignInAgain({
  providers,
  here = sitePath(SITE_PATHS.profile, {}, { tab: 'security' }),
}: SignInAgainProps) {
  return (
    <Alert tone="neutral" title={text.title}>
      <p>{text.text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        {providers.map((provider) => (
          <ButtonLink
            key={provider}
            reloadDocument
            variant="secondary"
            className={WRAPS}
            to={providerStart(provider, here)}
          >
            {text.with[provider]}
          </ButtonLink>
        ))}
        <TextLink to={SITE_PATHS.forgotPassword}>{text.setPassword}</TextLink>
      </div>
    </Alert>
  );
}
