import type { ComponentType } from 'react';
import { PageFrame } from '@/components/ui/page.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { type SessionUser, useSession } from '@/lib/session/session-context.tsx';

/** Renders a creation flow once the full user is loaded, because their data prefills it. */
export function ForPerson({ way: Way }: { way: ComponentType<{ user: SessionUser }> }) {
  const { user } = useSession();
  if (user?.organizations) return <Way key={user.id} user={user} />;
  return (
    <PageFrame>
      <Skeleton className="h-96 w-full" />
    </PageFrame>
  );
}
