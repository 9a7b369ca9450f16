import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { LINK_LOOK, TextLink } from '@/components/ui/text-link.tsx';
import { SiteLink } from '@/lib/site-pages.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { AuthHeading } from '../components/auth-heading.tsx';
import { Outcome } from '../components/outcome.tsx';
import { SecondStep } from '../components/second-step.tsx';
import { useProviderSignIn } from '../hooks/use-provider-sign-in.ts';
import { messages } from '../messages.ts';

const { provider: text } = messages;

/** /auth/provider: where somebody comes back to from another provider. */
export function Component() {
  useTitle(text.title);
  const navigate = useNavigate();
  const { step, accept, sendCode } = useProviderSignIn();
  if (step.is === 'failed') return <Failed message={step.message} />;
  if (step.is === 'terms') return <Newcomer {...step} onAccept={accept} />;
  if (step.is === 'code')
    return (
      <SecondStep onCode={sendCode} onBack={() => void navigate(SITE_PATHS.login)} backLabel={text.back} />
    );
  return (
    <>
      <AuthHeading title={text.title} />
      <output className="flex items-center gap-3 text-sm text-muted">
        <Spinner className="text-accent-ink" /> {text.working}
      </output>
    </>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <Outcome icon={<CircleAlert />} tone="danger" title={text.failedTitle}>
      <p role="alert">{message}</p>
      <ButtonLink to={SITE_PATHS.login} replace className="mt-6 w-full">
        {text.back}
      </ButtonLink>
    </Outcome>
  );
}

interface NewcomerProps {
  name: string;
  email: string;
  onAccept: () => Promise<void>;
}

/** Nobody gets an account without a word of their own. */
function Newcomer({ name, email, onAccept }: NewcomerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What said that it works is gone.
  useEffect(() => heading.current?.focus(), []);
  const [busy, setBusy] = useState(false);
  const { terms, privacy } = messages.brandTerms;
  const accept = async () => {
    setBusy(true);
    await onAccept();
    setBusy(false);
  };
  return (
    <>
      <AuthHeading heading={heading} title={text.termsTitle}>
        <p className="wrap-anywhere">{text.terms({ name, email })}</p>
      </AuthHeading>
      <p className="mb-5 text-sm text-muted">
        {text.agree[0]}{' '}
        <SiteLink to="/terms" className={LINK_LOOK} target="_blank">
          {terms}
        </SiteLink>{' '}
        {text.agree[1]}{' '}
        <SiteLink to="/privacy" className={LINK_LOOK} target="_blank">
          {privacy}
        </SiteLink>
        .
      </p>
      <Button size="lg" className="w-full" loading={busy} onClick={() => void accept()}>
        {text.create}
      </Button>
      <p className="mt-6 text-center text-sm">
        <TextLink to={SITE_PATHS.login}>{text.back}</TextLink>
      </p>
    </>
  );
}
