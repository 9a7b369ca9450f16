import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Award } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { rewards as text } from '../rewards-messages.ts';
import { AboutRewards } from './about-rewards.tsx';

/** Nothing was earned so far. */
export const NoRewards = () => (
  <Card>
    <EmptyState
      icon={<Award />}
      title={text.emptyTitle}
      text={text.emptyText}
      action={<ButtonLink to={SITE_PATHS.getStarted}>{text.emptyAction}</ButtonLink>}
    />
  </Card>
);

/** What there is to earn, for whoever has no account here. */
export function RewardsForGuests() {
  const from = useLocation();
  return (
    <div className="flex flex-col gap-6">
      <AboutRewards />
      <div className="flex flex-col gap-3 sm:flex-row">
        <ButtonLink to={SITE_PATHS.signup} state={{ from }}>
          {text.signUp}
        </ButtonLink>
        <ButtonLink to={SITE_PATHS.login} state={{ from }} variant="secondary">
          {text.signIn}
        </ButtonLink>
      </div>
      <p className="max-w-prose text-sm text-muted">{text.signInText}</p>
    </div>
  );
}
