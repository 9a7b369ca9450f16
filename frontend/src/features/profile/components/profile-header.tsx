import type { Profile } from '@quizhall/shared/model/user';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { messages } from '../messages.ts';
import { EditProfile } from './edit/edit-profile.tsx';

export function ProfileHeader({ profile }: { profile: Profile }) {
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
