import { planName } from '@quizhall/shared/rules/plans';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Page, PageFrame } from '@/components/ui/page.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { hasCode } from '@/lib/api/errors.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { dashboardQuery } from '../api/queries.ts';
import { Overview } from '../components/dashboard/overview.tsx';
import { messages } from '../dashboard-messages.ts';

/** `/org/dashboard`: the current organization; `/org/:id/dashboard`: a given one. */
export function Component() {
  const { user } = useSession();
  const { id = user?.organizationId ?? '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery(id));
  if (data)
    return (
      <Page
        title={data.organization.name}
        lead={data.organization.description}
        actions={<Badge tone="accent">{planName(data.organization.plan)}</Badge>}
      >
        <Overview dashboard={data} />
      </Page>
    );
  return (
    <PageFrame>
      {error ? (
        <ErrorState
          as="h1"
          title={messages.failed}
          message={hasCode(error, 'NOT_FOUND') ? messages.gone : standardMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label={messages.loading} className="grid gap-5">
          <Skeleton className="h-12 w-64" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      )}
    </PageFrame>
  );
}
