import { FileQuestion } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { messages } from './messages.ts';

export function NoQuiz() {
  return (
    <EmptyState
      as="h1"
      className="my-auto"
      icon={<FileQuestion aria-hidden="true" />}
      title={messages.loadError}
      text={messages.noQuizId}
      action={<ButtonLink to="/">{messages.toHome}</ButtonLink>}
    />
  );
}
