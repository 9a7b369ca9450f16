import type { QuestionType } from '@quizhall/shared/model/enums';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { messages } from '../editor/messages.ts';
import type { QuizForm } from '../editor/quiz-form.ts';

const TEXT = messages.questions;

/**
 * Confirms the first essay of a quiz, which disables automatic scoring. `ask` proceeds immediately without an essay
 * or if one exists; `instead` runs if the user declines.
 */
export function useEssayConsent() {
  const { getValues } = useFormContext<QuizForm>();
  const [waiting, setWaiting] = useState<{ goOn: () => void; instead: (() => void) | undefined }>();
  const ask = (types: readonly QuestionType[], goOn: () => void, instead?: () => void) => {
    const isNews =
      types.includes('essay') && !getValues('questions').some((question) => question.type === 'essay');
    if (isNews) setWaiting({ goOn, instead });
    else goOn();
  };
  const essayDialog = (
    <ConfirmDialog
      open={waiting !== undefined}
      type="warning"
      title={TEXT.essayTitle}
      message={TEXT.essayPrompt}
      confirmLabel={TEXT.essayConfirm}
      cancelLabel={TEXT.essayCancel}
      onConfirm={() => {
        setWaiting(undefined);
        waiting?.goOn();
      }}
      onCancel={() => {
        setWaiting(undefined);
        waiting?.instead?.();
      }}
    />
  );
  return { ask, essayDialog };
}
