import { ButtonLink } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { MANAGE_PATH } from './quiz-links.ts';

const TEXT = {
  title: 'Unable to load quiz',
  hint: 'Please check the URL or your permissions.',
  fallback: 'Failed to load quiz data',
  invalidId: 'Invalid quiz ID',
  back: 'My Quizzes',
} as const;

interface QuizLoadErrorProps {
  /** Why it failed; left out when the address holds no quiz id. */
  error?: Error;
  onRetry?: () => void;
  retrying?: boolean;
}

/** In place of an owner's page whose quiz cannot be shown. */
export function QuizLoadError({ error, ...retry }: QuizLoadErrorProps) {
  const message = error ? serverMessage(error, TEXT.fallback) : TEXT.invalidId;
  return (
    <ErrorState
      {...retry}
      as="h1"
      title={TEXT.title}
      message={
        <>
          <p>{message}</p>
          <p>{TEXT.hint}</p>
        </>
      }
      action={
        <ButtonLink variant="ghost" to={MANAGE_PATH}>
          {TEXT.back}
        </ButtonLink>
      }
    />
  );
}
