import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Award, BookOpenCheck } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { DataList } from '@/components/list/data-list.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Page } from '@/components/ui/page.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { rewardsQuery } from '../api/queries.ts';
import { AboutRewards } from '../components/about-rewards.tsx';
import { OwnPrizes } from '../components/own-prizes.tsx';
import { RewardHistory } from '../components/reward-history.tsx';
import { RewardSummary } from '../components/reward-summary.tsx';
import { rewards as text } from '../rewards-messages.ts';

/** Nothing was earned so far. */
const NoRewards = () => (
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
function RewardsForGuests() {
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

/** The shape of the summary. */
const RewardsSkeleton = () => (
  <div className="flex flex-col gap-8">
    <Skeleton className="h-36 rounded-card" />
    <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-44 rounded-card" />
      ))}
    </div>
  </div>
);

/** `/rewards`: what the person has earned; for everybody else, what there is to earn. */
export function Component() {
  const { status } = useSession();
  if (status === 'signed-in') return <OwnRewards />;
  return (
    <Page title={text.title} lead={text.guestLead}>
      {status === 'signed-out' && <RewardsForGuests />}
    </Page>
  );
}

function OwnRewards() {
  const list = useCursorList(rewardsQuery, ({ history }) =>
    history.map((one) => ({ ...one, id: one.submissionId })),
  );
  const { firstPage } = list;
  // A certificate alone brings no points: then there is a summary without a history.
  const isEmpty = firstPage?.history.length === 0 && firstPage.counts?.certificates === 0;
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <ButtonLink to={SITE_PATHS.myResults} variant="secondary" icon={<BookOpenCheck aria-hidden="true" />}>
          {text.myResults}
        </ButtonLink>
      }
    >
      <div className="flex flex-col gap-8">
        <OwnPrizes />
        {firstPage && !isEmpty && <RewardSummary page={firstPage} />}
        <div>
          <DataList
            list={list}
            texts={text.list}
            skeleton={<RewardsSkeleton />}
            empty={isEmpty ? <NoRewards /> : null}
          >
            {(items) => <RewardHistory items={items} />}
          </DataList>
        </div>
        {firstPage && <AboutRewards />}
      </div>
    </Page>
  );
}
