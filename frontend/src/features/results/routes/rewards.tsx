import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { BookOpenCheck } from 'lucide-react';
import { DataList } from '@/components/list/data-list.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Page } from '@/components/ui/page.tsx';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { rewardsQuery } from '../api/queries.ts';
import { AboutRewards } from '../components/about-rewards.tsx';
import { OwnPrizes } from '../components/own-prizes.tsx';
import { RewardHistory } from '../components/reward-history.tsx';
import { RewardSummary } from '../components/reward-summary.tsx';
import { NoRewards, RewardsForGuests } from '../components/no-rewards.tsx';
import { RewardsSkeleton } from '../components/rewards-skeleton.tsx';
import { rewards as text } from '../rewards-messages.ts';

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
