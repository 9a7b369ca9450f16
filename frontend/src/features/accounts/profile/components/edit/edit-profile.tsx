import type { Profile } from '@quizhall/shared/model/accounts/user';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { OnDemand } from '@/components/on-demand.tsx';
import { Button } from '@/components/ui/button.tsx';
import { messages } from '../../messages.ts';
import { profileDraft } from '../../model/kept-profile.ts';

const EditDialog = lazyPart(async () => (await import('./edit-dialog.tsx')).EditDialog);

/** The button that opens the form; its code comes when it is pressed, or where changes wait that a reload has interrupted. */
export function EditProfile({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(() => profileDraft(profile.id).load() !== undefined);
  return (
    <>
      <Button variant="secondary" icon={<Pencil />} onClick={() => setOpen(true)}>
        {messages.edit.open}
      </Button>
      <OnDemand wanted={open} onFailure={() => setOpen(false)}>
        <EditDialog profile={profile} open={open} onClose={() => setOpen(false)} />
      </OnDemand>
    </>
  );
}
