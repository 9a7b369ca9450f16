import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Lock } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { laterMessages } from './later-messages.ts';

/** In place of a page that only quiz creators may use. */
export function CreatorsOnly() {
  const { title, text, become } = laterMessages.creatorOnly;
  return (
    <div className="mx-auto w-full max-w-page px-4 py-16 sm:px-6">
      <EmptyState
        as="h1"
        icon={<Lock />}
        title={title}
        text={text}
        action={<ButtonLink to={SITE_PATHS.becomeCreator}>{become}</ButtonLink>}
      />
    </div>
  );
}
