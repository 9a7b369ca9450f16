import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import type { Profile } from '@quizhall/shared/model/accounts/user';
import { mayAnywhere } from '@quizhall/shared/rules/permissions';
import { X } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { messages } from '../messages.ts';
import { CreationWays } from './creation-ways.tsx';

const { welcome } = messages;

/** Greets a new account (`?welcome=true`) and offers the first step, back to a quiz if one led here. */
export function WelcomeBanner({ profile }: { profile: Profile }) {
  const [query, setQuery] = useSearchParams();
  const state: unknown = useLocation().state;
  if (query.get('welcome') !== 'true') return null;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  const creator = mayAnywhere(profile, 'quiz.create');
  const founder = profile.userType === 'organization' && profile.organizations.length === 0;
  const close = () =>
    setQuery(
      (now) => {
        now.delete('welcome');
        return now;
      },
      { replace: true },
    );
  return (
    <Card
      as="section"
      aria-labelledby="welcome-title"
      className="@container relative border-accent-line! bg-accent-soft!"
    >
      <h2 id="welcome-title" className="pr-12 text-lg font-display tracking-tight text-ink">
        {welcome.title(profile.fullName.trim().split(/\s+/)[0] ?? '')}
      </h2>
      <p className="mt-1 text-muted">
        {founder ? welcome.organization : creator ? welcome.creator : welcome.learner}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {typeof from === 'string' && <ButtonLink to={from}>{welcome.goOn}</ButtonLink>}
        {founder && (
          <ButtonLink
            to={SITE_PATHS.organizationCreate}
            variant={from ? 'secondary' : 'primary'}
            className={WRAPS}
          >
            {messages.ownOrganization.create}
          </ButtonLink>
        )}
        {creator && (
          <ButtonLink to={SITE_PATHS.quizCreate} variant={from || founder ? 'secondary' : 'primary'}>
            {welcome.create}
          </ButtonLink>
        )}
        <ButtonLink to={SITE_PATHS.getStarted} variant={creator || from ? 'secondary' : 'primary'}>
          {welcome.join}
        </ButtonLink>
      </div>
      {founder && (
        <div className="mt-3">
          <CreationWays />
        </div>
      )}
      <div className="absolute top-3 right-3">
        <IconButton label={welcome.close} icon={<X />} variant="ghost" size="sm" onClick={close} />
      </div>
    </Card>
  );
}
