import type { Profile } from '@quizhall/shared/model/accounts/user';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { deletionQuery } from '../../api/deletion-queries.ts';
import { signInMethodsQuery } from '@/entities/account/sign-in-methods-query.ts';
import { deletionMessages as text } from '../../deletion-messages.ts';
import { DeletionForm, useDeletionForm } from './deletion-form.tsx';
import { BlockedDeletion } from '@/entities/account/deletion-parts.tsx';
import { mustSignInAgain } from '@/entities/account/sign-in-again.tsx';

interface Props {
  profile: Profile;
  open: boolean;
  onClose: () => void;
}

/** Says what goes and what stays, and has the account deleted by whoever proves to be its owner. */
export function DeletionDialog({ profile, open, onClose }: Props) {
  const id = useId();
  const deletion = useQuery({ ...deletionQuery(profile.id), enabled: open });
  const methods = useQuery({ ...signInMethodsQuery(profile.id), enabled: open });
  // An account without email is confirmed by its user name.
  const confirmation = profile.classLogin?.userName ?? profile.email;
  const form = useDeletionForm(confirmation, methods.data);
  const busy = form.formState.isSubmitting;
  const error = deletion.error ?? methods.error;
  const isReady = deletion.data !== undefined && methods.data !== undefined;
  const isBlocked = isReady && (deletion.data.unsettled.length > 0 || mustSignInAgain(methods.data));
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && close()}
      title={text.dialog}
      description={text.text}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            {text.cancel}
          </Button>
          {isReady && !isBlocked && (
            <Button variant="danger" type="submit" form={id} loading={busy}>
              {text.submit}
            </Button>
          )}
        </>
      }
    >
      {error && !isReady ? (
        <ErrorState
          title={text.loadFailed}
          message={standardMessage(error)}
          onRetry={() => void Promise.all([deletion.refetch(), methods.refetch()])}
          retrying={deletion.isFetching || methods.isFetching}
        />
      ) : !isReady ? (
        <div aria-busy="true">
          <Skeleton className="h-40" />
          <VisuallyHidden>{text.loading}</VisuallyHidden>
        </div>
      ) : isBlocked ? (
        <BlockedDeletion unsettled={deletion.data.unsettled} title={text.first} methods={methods.data} />
      ) : (
        <DeletionForm
          id={id}
          form={form}
          email={confirmation}
          deletion={deletion.data}
          methods={methods.data}
        />
      )}
    </Dialog>
  );
}
