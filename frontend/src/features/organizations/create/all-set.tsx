import { planName } from '@quizhall/shared/rules/payments/plans';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Alert } from '@/components/ui/alert.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { dashboardQuery } from '../shared/queries.ts';
import { createMessages, TYPE_NAMES } from './create-messages.ts';

const TEXT = createMessages.branded;

/** Summary of the organization that was just created. */
export function AllSet({ id }: { id: string }) {
  const { data, error } = useQuery(dashboardQuery(id));
  return (
    <div className="grid grid-cols-1 gap-6">
      {data && (
        <section aria-label={TEXT.summary} className="flex gap-4 rounded-control bg-well p-4">
          <CircleCheck aria-hidden="true" className="mt-1 size-6 shrink-0 text-success-ink" />
          <dl className="grid min-w-0 flex-1 grid-cols-1 gap-2 text-sm">
            {[
              [createMessages.fields.name, data.organization.name],
              [createMessages.fields.type, TYPE_NAMES[data.organization.type]],
              [TEXT.plan, planName(data.organization.plan)],
            ].map(([label, value]) => (
              <div key={label} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-muted">{label}</dt>
                <dd className="min-w-0 break-words text-ink">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {!data && !error && <Skeleton className="h-28 w-full" />}
      {!data && error && <Alert tone="warning">{TEXT.loadFailed}</Alert>}
      <ButtonLink to={sitePath(SITE_PATHS.organizationOf, { id })} className="justify-self-start">
        {TEXT.goToDashboard}
      </ButtonLink>
    </div>
  );
}
