import type { Profile } from '@quizhall/shared/model/user';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { Button } from '@/components/ui/button.tsx';
import { usePart } from '@/components/use-part.ts';
import { messages } from '../../messages.ts';

const loadDialog = async () => (await import('./edit-dialog.tsx')).EditDialog;

/** The button that opens the form; its code comes when it is pressed. */
export function EditProfile({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(false);
  const [EditDialog, want, fail] = usePart(loadDialog, () => setOpen(false));
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
