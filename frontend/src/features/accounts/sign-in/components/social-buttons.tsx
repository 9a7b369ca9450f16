import type { SignInProvider } from '@quizhall/shared/model/enums';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { providerStart } from '@/lib/provider-start.ts';
import { providersQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';

const { google, microsoft, notConfigured } = messages.login;

const BUTTON = 'h-auto min-h-11 py-2 whitespace-normal';

/** Sign-in with an account of somebody else. Until the site says who is configured, and where nobody is, they are off. */
export function SocialButtons({ from }: { from: string }) {
  const { data: providers = [] } = useQuery(providersQuery);
  const button = (name: SignInProvider, icon: ReactNode, text: string) =>
    providers.includes(name) ? (
      <ButtonLink
        reloadDocument
        variant="secondary"
        icon={icon}
        className={BUTTON}
        to={providerStart(name, from)}
      >
        {text}
      </ButtonLink>
    ) : (
      <Unconfigured icon={icon}>{text}</Unconfigured>
    );
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
      {button('google', <GoogleMark />, google)}
      {button('microsoft', <MicrosoftMark />, microsoft)}
    </div>
  );
}

/** Disabled, but reachable by keyboard, so that the reason can be read there too. */
function Unconfigured({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Tooltip content={notConfigured}>
      <Button
        variant="secondary"
        icon={icon}
        aria-disabled="true"
        className="h-auto min-h-11 py-2 whitespace-normal aria-disabled:border-line aria-disabled:bg-well aria-disabled:text-faint"
        onClick={(event) => event.preventDefault()}
      >
        {children}
        <span className="sr-only">: {notConfigured}</span>
      </Button>
    </Tooltip>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-4.5">
      <path d="M12.48 10.92v3.28h7.84c-.24 1.84-.85 3.19-1.79 4.13-1.15 1.15-2.93 2.4-6.05 2.4-4.83 0-8.6-3.89-8.6-8.72s3.77-8.72 8.6-8.72c2.6 0 4.51 1.03 5.91 2.35l2.31-2.31C18.75 1.44 16.13 0 12.48 0 5.87 0 .31 5.39.31 12s5.56 12 12.17 12c3.57 0 6.27-1.17 8.37-3.36 2.16-2.16 2.84-5.21 2.84-7.67 0-.76-.05-1.47-.17-2.05H12.48z" />
    </svg>
  );
}

function MicrosoftMark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-4.5">
      <path d="M1 1h10.4v10.4H1zM12.6 1H23v10.4H12.6zM1 12.6h10.4V23H1zM12.6 12.6H23V23H12.6z" />
    </svg>
  );
}
