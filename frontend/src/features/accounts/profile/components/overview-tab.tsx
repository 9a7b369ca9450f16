import type { Profile } from '@quizhall/shared/model/accounts/user';
import { mayAnywhere } from '@quizhall/shared/rules/permissions';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { StatTile } from '@/components/ui/stat-tile.tsx';
import { formatDate, formatNumber, formatPercent } from '@/lib/format.ts';
import { badgesQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { NewestQuizzes, NewestResults } from './newest.tsx';
import { Organizations } from './organization-list.tsx';

const { overview } = messages;

interface Props {
  profile: Profile;
  running: ReactNode;
  join: ReactNode;
}

/** Where somebody goes on, and how far they have come. */
export function OverviewTab({ profile, running, join }: Props) {
  const creator = mayAnywhere(profile, 'quiz.create');
  return (
    <div className="flex flex-col gap-8">
      <div className="empty:hidden *:mb-0">{running}</div>
      {creator && <NewestQuizzes profile={profile} />}
      {!creator && join}
      <NewestResults profile={profile} />
      {!creator && <NewestQuizzes profile={profile} />}
      <Statistics profile={profile} />
      <Contact profile={profile} />
      <Organizations profile={profile} />
    </div>
  );
}

/** Whoever makes no quizzes is not told that they made none. */
function Statistics({ profile }: { profile: Profile }) {
  const { stats } = profile;
  const makes = mayAnywhere(profile, 'quiz.create') || stats.totalQuizzesCreated > 0;
  return (
    <section aria-label={overview.stats}>
      <dl className={`pair-grid gap-3 sm:gap-4 ${makes ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}>
        <StatTile label={overview.taken} value={formatNumber(stats.totalQuizzesTaken)} />
        {makes && <StatTile label={overview.created} value={formatNumber(stats.totalQuizzesCreated)} />}
        <StatTile
          label={overview.average}
          value={stats.scores > 0 ? formatPercent(stats.averageScore) : overview.unknown}
        />
        <StatTile label={overview.badges} value={<Badges profile={profile} />} />
      </dl>
    </section>
  );
}

function Badges({ profile: { id, stats } }: { profile: Profile }) {
  const { data = stats.badges, isLoading } = useQuery({
    ...badgesQuery(id),
    enabled: stats.badgesOfNewest === true,
  });
  return isLoading ? <Skeleton className="h-8 w-10" /> : formatNumber(data);
}

/** Only what the person has told. */
function Contact({ profile }: { profile: Profile }) {
  const rows = [
    { label: overview.email, value: profile.email, icon: <Mail /> },
    { label: overview.phone, value: profile.phone, icon: <Phone /> },
    { label: overview.location, value: profile.location, icon: <MapPin /> },
    { label: overview.joined, value: formatDate(profile.joinedDate), icon: <CalendarDays /> },
  ].filter(({ value }) => value);
  return (
    <Panel title={overview.contact}>
      <dl className="grid gap-4 sm:grid-cols-2">
        {rows.map((row) => (
          <ContactRow key={row.label} {...row} />
        ))}
      </dl>
    </Panel>
  );
}

function ContactRow({ label, value, icon }: { label: string; value: string; icon: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-2 text-sm text-muted [&_svg]:size-4 [&_svg]:text-faint">
        <span aria-hidden="true">{icon}</span>
        {label}
      </dt>
      <dd className="mt-0.5 pl-6 wrap-anywhere text-ink">{value}</dd>
    </div>
  );
}
