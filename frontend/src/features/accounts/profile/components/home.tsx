import type { Profile } from '@quizhall/shared/model/accounts/user';
import { mayAnywhere } from '@quizhall/shared/rules/permissions';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Page } from '@/components/ui/page.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { useProfile } from '../hooks/use-profile.ts';
import { messages } from '../messages.ts';
import { NewestQuizzes, NewestResults } from './newest.tsx';
import { Organizations } from './organization-list.tsx';

const text = messages.dashboard;

interface HomeProps {
  /** The person's attempts that go on in this browser. */
  running: ReactNode;
  /** The way to a quiz by its code. */
  join: ReactNode;
  /** Invitations and whatever else is unread. */
  news: ReactNode;
  /** Quizzes kept for later. */
  saved: ReactNode;
}

/** `/dashboard`: what goes on, what is new, and the newest of what somebody made and took. */
export function Home({ running, join, news, saved }: HomeProps) {
  const { user } = useSession();
  return (
    <Page title={text.greeting(user?.fullName ?? '')} documentTitle={text.title} lead={text.lead}>
      <div className="empty:hidden">{running}</div>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-8">
          <Own />
        </div>
        <div className="flex flex-col gap-8 max-lg:order-first">
          {news}
          {join}
          {saved}
        </div>
      </div>
    </Page>
  );
}

/** What the server keeps of the person; the rest of the page does without. */
function Own() {
  const { profile, error, retry, retrying } = useProfile();
  if (profile) return <OwnLists profile={profile} />;
  if (error)
    return (
      <ErrorState title={text.failed} message={standardMessage(error)} onRetry={retry} retrying={retrying} />
    );
  return (
    <div aria-busy="true" className="flex flex-col gap-8">
      <p role="status" className="sr-only">
        {text.loading}
      </p>
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  );
}

function OwnLists({ profile }: { profile: Profile }) {
  const creator = mayAnywhere(profile, 'quiz.create');
  const taken = profile.recentActivity.some(({ type }) => type === 'quiz_taken');
  return (
    <>
      {creator && <NewestQuizzes profile={profile} />}
      {taken ? <NewestResults profile={profile} /> : <NoResults />}
      {!creator && <NewestQuizzes profile={profile} />}
      <Organizations profile={profile} />
    </>
  );
}

const NoResults = () => (
  <section aria-labelledby="no-results" className="flex flex-col gap-2">
    <SectionTitle id="no-results">{messages.home.results}</SectionTitle>
    <p className="text-muted">
      {text.noResults} <TextLink to={SITE_PATHS.explore}>{text.lookAround}</TextLink>
    </p>
  </section>
);
