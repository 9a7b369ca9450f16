import { ButtonLink } from '@/components/ui/button.tsx';
import { useDialogLink } from '../dashboard/use-address-dialog.ts';
import { submission as TEXT } from './submission-messages.ts';

/** Link that opens a submission in a dialog over this page. */
export function ViewDetails({ id, name }: { id: string; name: string }) {
  const linkTo = useDialogLink();
  return (
    <ButtonLink variant="secondary" size="sm" aria-label={TEXT.viewOf(name)} {...linkTo('submission', id)}>
      {TEXT.view}
    </ButtonLink>
  );
}
