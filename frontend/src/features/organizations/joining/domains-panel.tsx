import type { OrganizationSettings } from '@quizhall/shared/model/organizations/organization';
import { useQuery } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { ruled } from '@/lib/form/form-schema.ts';
import { useSiteForm } from '@/lib/form/use-site-form.ts';
import { addDomain } from './joining-calls.ts';
import { joiningQuery } from '../shared/queries.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { joiningMessages } from './joining-messages.ts';
import { DomainRow } from './domain-row.tsx';

const TEXT = joiningMessages.domains;
const RULES = joiningMessages.rules;

/** Domains for self-service joining, with their state, and the approval and department of new members. */
export function DomainsPanel({ settings: { id, settings } }: { settings: OrganizationSettings }) {
  const { data, error, isFetching, refetch } = useQuery(joiningQuery(id));
  return (
    <Panel title={TEXT.title} hint={TEXT.hint}>
      <div className="grid grid-cols-1 gap-5">
        <ul className="list-disc space-y-1 pl-5 text-sm text-muted">
          <li>{settings.requireApproval ? RULES.approved : RULES.open}</li>
          <li>{settings.autoAssignDepartment ? RULES.assigned : RULES.unassigned}</li>
        </ul>
        {data ? (
          data.domains.length > 0 ? (
            <ul className="divide-y divide-line rounded-control border border-line">
              {data.domains.map((domain) => (
                <DomainRow key={domain.domain} organizationId={id} domain={domain} />
              ))}
            </ul>
          ) : (
            <p className="text-sm text-muted">{TEXT.empty}</p>
          )
        ) : error ? (
          <ErrorState
            title={TEXT.failed}
            message={standardMessage(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-label={TEXT.loading}>
            <Skeleton className="h-16 w-full" />
          </div>
        )}
        <NewDomain id={id} />
      </div>
    </Panel>
  );
}

function NewDomain({ id }: { id: string }) {
  const change = useOrganizationAdd(id);
  return (
    <form noValidate onSubmit={change.submit} className="@container grid grid-cols-1 gap-3">
      <FormError form={change} />
      <div className="grid grid-cols-1 items-start gap-3 @md:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label={TEXT.field}
          placeholder={TEXT.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          {...change.field('domain')}
        />
        <Button
          type="submit"
          variant="secondary"
          loading={change.formState.isSubmitting}
          className={`justify-self-start @md:mt-7 ${WRAPS}`}
        >
          {TEXT.add}
        </Button>
      </div>
    </form>
  );
}

function useOrganizationAdd(id: string) {
  const { run } = useOrganizationChange(id, async () => undefined);
  const form = useSiteForm<{ domain: string }, { domain: string }>({
    schema: ruled(({ domain }) => ({ ...(!domain.trim() && { domain: TEXT.missing }) })),
    defaultValues: { domain: '' },
    failed: TEXT.addFailed,
    under: 'domain',
    async onSubmit({ domain }) {
      const added = await addDomain(id, domain.trim().toLowerCase());
      toast.success(TEXT.added(added.domain.domain));
      form.reset();
      run(undefined, () => undefined);
    },
  });
  return form;
}
