import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import type { Profile } from '@quizhall/shared/model/accounts/user';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { PageFrame } from '@/components/ui/page.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TabPanel, Tabs } from '@/components/ui/tabs.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { ActivityTab } from './activity-tab.tsx';
import { OrganizationList } from './organization-list.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { QuizzesTab } from './quizzes-tab.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';
import { useProfile } from '../hooks/use-profile.ts';
import { messages } from '../messages.ts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { EditProfile } from './edit/edit-profile.tsx';

function ProfileHeader({ profile }: { profile: Profile }) {
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar name={profile.fullName} src={profile.avatarUrl} size="xl" />
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="min-w-0 text-2xl font-display tracking-tight break-words text-ink sm:text-3xl">
            {profile.fullName}
          </h1>
          <Badge tone="accent">{messages.accountTypes[profile.userType]}</Badge>
        </div>
        <p className="mt-1 wrap-anywhere text-muted">{profile.email || profile.classLogin?.userName}</p>
        {profile.bio && (
          <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line text-ink">{profile.bio}</p>
        )}
      </div>
      <div data-keep-clear>
        <EditProfile profile={profile} />
      </div>
    </header>
  );
}

const SecurityTab = lazyPart(async () => (await import('./security/security-tab.tsx')).SecurityTab);

const { tabs, signedOut, failed, noOrganization } = messages;

interface HomeParts {
  /** The person's attempts that go on in this browser. */
  running: ReactNode;
  /** The way to a quiz by its code. */
  join: ReactNode;
}

/** /account/profile: who somebody is here, what they did, and where they go on. */
export function ProfilePage(parts: HomeParts) {
  useTitle(messages.title);
  const { status } = useSession();
  return <PageFrame>{status === 'signed-out' ? <SignInRequired /> : <OwnProfile {...parts} />}</PageFrame>;
}

function SignInRequired() {
  return (
    <EmptyState
      as="h1"
      icon={<Lock />}
      title={signedOut.title}
      text={signedOut.text}
      action={
        <ButtonLink to={SITE_PATHS.login} state={{ from: SITE_PATHS.profile }}>
          {signedOut.signIn}
        </ButtonLink>
      }
    />
  );
}

function OwnProfile(parts: HomeParts) {
  const { profile, error, retry, retrying } = useProfile();
  if (profile)
    return (
      <div className="flex flex-col gap-8">
        <WelcomeBanner profile={profile} />
        <NoOrganization profile={profile} />
        <ProfileHeader profile={profile} />
        <ProfileTabs profile={profile} {...parts} />
      </div>
    );
  if (!error) return <ProfileSkeleton />;
  return (
    <ErrorState
      as="h1"
      title={failed.title}
      message={standardMessage(error)}
      onRetry={retry}
      retrying={retrying}
    />
  );
}

/** Says why a page of an organization led here. */
function NoOrganization({ profile }: { profile: Profile }) {
  const state: unknown = useLocation().state;
  const ledHere = typeof state === 'object' && state !== null && 'withoutOrganization' in state;
  if (!ledHere || profile.organizations.length > 0) return null;
  return (
    <Alert
      tone="neutral"
      title={noOrganization.title}
      action={
        <ButtonLink size="sm" variant="secondary" to={SITE_PATHS.organizationCreate}>
          {messages.ownOrganization.create}
        </ButtonLink>
      }
    >
      {noOrganization.text}
    </Alert>
  );
}

type TabName = 'overview' | 'activity' | 'quizzes' | 'organizations' | 'security';

const CONTENT: Record<TabName, (profile: Profile, parts: HomeParts) => ReactNode> = {
  overview: (profile, parts) => <OverviewTab profile={profile} {...parts} />,
  activity: (profile) => <ActivityTab profile={profile} />,
  quizzes: (profile) => <QuizzesTab profile={profile} />,
  organizations: (profile) => <OrganizationList profile={profile} />,
  security: (profile) => (
    <SecurityTab fallback={<Skeleton className="h-64 rounded-card" />} profile={profile} />
  ),
};

const NAMES: readonly TabName[] = ['overview', 'activity', 'quizzes', 'organizations', 'security'];

/** The tab stands in the address, so that a reload and Back keep it. */
function ProfileTabs({ profile, ...parts }: { profile: Profile } & HomeParts) {
  const [query, setQuery] = useSearchParams();
  // Handed on: the welcome above still wants to know where the person came from.
  const state: unknown = useLocation().state;
  const names = NAMES.filter((name) => name !== 'organizations' || profile.organizations.length > 0);
  const chosen = names.find((name) => name === query.get('tab')) ?? 'overview';
  const choose = (tab: string) =>
    setQuery(
      (now) => {
        now.set('tab', tab);
        return now;
      },
      { replace: true, preventScrollReset: true, state },
    );
  return (
    <Tabs
      label={tabs.label}
      value={chosen}
      onValueChange={choose}
      items={names.map((value) => ({ value, label: tabs[value] }))}
    >
      {names.map((name) => (
        <TabPanel key={name} value={name}>
          {CONTENT[name](profile, parts)}
        </TabPanel>
      ))}
    </Tabs>
  );
}
