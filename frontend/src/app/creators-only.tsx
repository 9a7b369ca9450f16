import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { Lock } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { laterMessages } from './later-messages.ts';

/** In place of a page that only quiz creators may use. `offersShared`: with the way to quizzes of others. */
export function CreatorsOnly({ offersShared }: { offersShared: boolean }) {
  const { title, text, become, shared } = laterMessages.creatorOnly;
  return (
    <div className="mx-auto w-full max-w-page px-4 py-16 sm:px-6">
      <EmptyState
        as="h1"
        icon={<Lock />}
        title={title}
        text={text}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={SITE_PATHS.becomeCreator}>{become}</ButtonLink>
            {offersShared && (
              <ButtonLink variant="secondary" to={sitePath(SITE_PATHS.quizManage, {}, { scope: 'shared' })}>
                {shared}
              </ButtonLink>
            )}
          </div>
        }
      />
    </div>
  );
}
