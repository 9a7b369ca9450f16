import type { Profile } from '@quizhall/shared/model/user';
import { Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { Button } from '@/components/ui/button.tsx';
import { usePart } from '@/components/use-part.ts';
import { messages } from '../../messages.ts';
import { profileDraft } from '../../model/kept-profile.ts';

const loadDialog = async () => (await import('./edit-dialog.tsx')).EditDialog;

/** The button that opens the form; its code comes when it is pressed, or where changes wait that a reload has interrupted. */
export function EditProfile({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(() => profileDraft(profile.id).load() !== undefined);
  const [EditDialog, want, fail] = usePart(loadDialog, () => setOpen(false));
  const goOn = useEffectEvent(() => {
    if (open) want();
  });
  useEffect(() => goOn(), []);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Pencil />}
        loading={open && !EditDialog}
        onClick={() => {
          want();
          setOpen(true);
        }}
      >
        {messages.edit.open}
      </Button>
      {EditDialog && (
        <PartBoundary onFailure={fail}>
          <EditDialog profile={profile} open={open} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
