import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import type { Profile } from '@quizhall/shared/model/accounts/user';
import { deletionMessages as text } from '../../deletion-messages.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

/** The way out. */
export function DeletionSection({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(false);
  return (
    <Panel title={text.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted">{text.hint}</p>
        <Button variant="danger" className={WRAPS} onClick={() => setOpen(true)}>
          {text.open}
        </Button>
      </div>
      <DeletionDialog profile={profile} open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}
