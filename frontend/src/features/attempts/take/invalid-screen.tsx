import { Download, FileQuestion } from 'lucide-react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { keptAnswersAsText } from '../engine/answers-as-text.ts';
import { messages } from './later-messages.ts';
import type { KeptAttempt } from '../storage/attempt-store.ts';
import { saveText } from './save-text.ts';

const { invalid, stranded } = messages;

/** What this browser holds of the attempt cannot be read as one. Nothing of it is thrown away. */
export function InvalidScreen({ kept }: { kept: KeptAttempt }) {
  return (
    <EmptyState
      as="h1"
      focused
      className="my-auto"
      icon={<FileQuestion aria-hidden="true" />}
      title={invalid.title}
      text={invalid.text}
      action={
        <>
          <ButtonLink to="/">{invalid.home}</ButtonLink>
          <Button
            variant="secondary"
            onClick={() => saveText(stranded.fileName, keptAnswersAsText(kept))}
            icon={<Download aria-hidden="true" />}
          >
            {stranded.download}
          </Button>
        </>
      }
    />
  );
}
