import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { BlockedDeletion } from '@/entities/account/deletion-parts.tsx';
import { mustSignInAgain } from '@/entities/account/sign-in-again.tsx';
import { signInMethodsQuery } from '@/entities/account/sign-in-methods-query.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { organizationDeletionQuery } from '../shared/queries.ts';
import { lifeMessages } from './life-messages.ts';
import { tabPath } from '../dashboard/dashboard-tabs.ts';
import { DeletionForm, useDeletionForm } from './deletion-form.tsx';

const TEXT = lifeMessages.remove;

interface Props {
  organization: { id: string; name: string };
}

/** Deletion of the organization, for its owner. */
export function DeleteOrganization({ organization }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Panel title={TEXT.title}>
      <div className="@container">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 flex-[1_1_16rem] text-muted">{TEXT.hint}</p>
          <Button variant="danger" className={WRAPS} onClick={() => setOpen(true)}>
            {TEXT.open}
          </Button>
        </div>
      </div>
      <DeletionDialog organization={organization} open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}

interface DialogProps extends Props {
  open: boolean;
  onClose: () => void;
}

/** States what is deleted and when. The owner must reauthenticate. */
function DeletionDialog({ organization, open, onClose }: DialogProps) {
  const formId = useId();
  const userId = useSession().user?.id ?? '';
  const deletion = useQuery({ ...organizationDeletionQuery(organization.id), enabled: open });
  const methods = useQuery({ ...signInMethodsQuery(userId), enabled: open });
  const form = useDeletionForm(organization, methods.data);
  const busy = form.formState.isSubmitting;
  const error = deletion.error ?? methods.error;
  const known = deletion.data && methods.data ? { ...deletion.data, methods: methods.data } : undefined;
  const isBlocked = known !== undefined && (known.unsettled.length > 0 || mustSignInAgain(known.methods));
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && close()}
      title={TEXT.dialog(organization.name)}
      description={TEXT.text}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            {TEXT.cancel}
          </Button>
          {known && !isBlocked && (
            <Button variant="danger" type="submit" form={formId} loading={busy}>
              {TEXT.submit}
            </Button>
          )}
        </>
      }
    >
      {known ? (
        isBlocked ? (
          <BlockedDeletion
            unsettled={known.unsettled}
            title={TEXT.first}
            methods={known.methods}
            here={tabPath('settings', organization.id)}
          />
        ) : (
          <DeletionForm id={formId} form={form} name={organization.name} methods={known.methods} />
        )
      ) : error ? (
        <ErrorState
          title={TEXT.loadFailed}
          message={standardMessage(error)}
          onRetry={() => void Promise.all([deletion.refetch(), methods.refetch()])}
          retrying={deletion.isFetching || methods.isFetching}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-40" />
          <VisuallyHidden>{TEXT.loading}</VisuallyHidden>
        </div>
      )}
    </Dialog>
  );
}
