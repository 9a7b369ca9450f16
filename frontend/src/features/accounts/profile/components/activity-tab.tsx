import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import type { Profile } from '@quizhall/shared/model/accounts/user';
import { History } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { messages } from '../messages.ts';
import { ActivityRow } from './activity-row.tsx';

const { activity: text } = messages;

export function ActivityTab({ profile }: { profile: Profile }) {
  if (profile.recentActivity.length === 0)
    return (
      <EmptyState
        icon={<History />}
        title={text.empty}
        text={text.emptyText}
        action={<ButtonLink to={SITE_PATHS.getStarted}>{text.join}</ButtonLink>}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {profile.recentActivity.map((entry) => (
          <ActivityRow key={`${entry.type} ${entry.id}`} {...entry} />
        ))}
      </ol>
      <ButtonLink to={SITE_PATHS.myResults} variant="secondary" className="self-start">
        {text.allResults}
      </ButtonLink>
    </div>
  );
}
