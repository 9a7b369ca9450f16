import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button.tsx';
import { submission as TEXT } from '../../submission-messages.ts';
import { withSubmission } from './submission-param.ts';

/** Opens a submission over this page, by its address. */
export function ViewDetails({ id, name }: { id: string; name: string }) {
  const [params] = useSearchParams();
  return (
    <ButtonLink
      variant="secondary"
      size="sm"
      to={{ search: withSubmission(params, id) }}
      preventScrollReset
      aria-label={TEXT.viewOf(name)}
    >
      {TEXT.view}
    </ButtonLink>
  );
}
