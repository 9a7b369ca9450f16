import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { withdrawJoinRequest } from './joining-calls.ts';
import { joinOffersQuery } from '../shared/queries.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { joiningMessages } from './joining-messages.ts';

const TEXT = joiningMessages.withdraw;

interface WithdrawRequestProps {
  organization: { id: string; name: string };
  onWithdrawn?: () => void;
}

/** Button that withdraws the person's pending request to join, after a confirmation. */
export function WithdrawRequest({ organization: { id, name }, onWithdrawn }: WithdrawRequestProps) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const { run, running, problem } = useOrganizationChange(id, async () => {
    try {
      await withdrawJoinRequest(id);
    } finally {
      await client.invalidateQueries({ queryKey: joinOffersQuery.queryKey });
    }
  });
  const withdraw = () =>
    run(undefined, () => {
      toast.success(TEXT.done);
      setAsking(false);
      onWithdrawn?.();
    });
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        className={WRAPS}
        aria-label={TEXT.buttonOf(name)}
        onClick={() => setAsking(true)}
      >
        {TEXT.button}
      </Button>
      <ConfirmDialog
        open={asking}
        type="warning"
        title={TEXT.title}
        message={TEXT.message(name)}
        confirmLabel={TEXT.button}
        loading={running}
        error={problem}
        onConfirm={withdraw}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
