import type { Profile } from '@quizhall/shared/model/user';
import { Badge } from '@/components/ui/badge.tsx';

export function OrganizationList({ profile }: { profile: Profile }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {profile.organizations.map(({ id, title, role }) => (
        <li key={id} className="flex min-h-14 items-center gap-3 px-4 py-3 sm:px-5">
          <span className="min-w-0 flex-1 font-medium break-words text-ink">{title}</span>
          <Badge>{role}</Badge>
        </li>
      ))}
    </ul>
  );
}
