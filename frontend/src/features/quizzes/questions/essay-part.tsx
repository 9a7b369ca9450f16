import { Alert } from '@/components/ui/alert.tsx';
import { messages } from '../editor/messages.ts';
import { LongText } from './long-text.tsx';

const TEXT = messages.questions;

/** Rubric of an essay, which has no answer key. */
export function EssayPart({ index }: { index: number }) {
  return (
    <>
      <Alert tone="accent" live={false}>
        {TEXT.essayNote}
      </Alert>
      <LongText path={`questions.${index}.explanation`} label={TEXT.rubric} hint={TEXT.rubricHint} rows={3} />
    </>
  );
}
