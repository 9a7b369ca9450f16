import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import toast from 'react-hot-toast';
import { standardMessage } from '@/lib/api/messages.ts';
import { showError } from '@/lib/show-error.ts';
import { saveToBank } from '../api/bank-calls.ts';
import { BANK_KEY } from '../api/queries.ts';
import { bankMessages } from '../bank-messages.ts';
import { toQuestionInput } from '../model/form-mapping.ts';
import type { QuizForm } from '../model/quiz-form.ts';
import { useEditor } from './editor-context.tsx';

/** Saves an open question to the bank as it is written now, with its files, whatever becomes of the quiz. */
export function useSaveToBank(index: number) {
  const { getValues } = useFormContext<QuizForm>();
  const { uploads } = useEditor();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await uploads.settled();
      const { pool: _, ...question } = toQuestionInput(getValues(`questions.${index}`));
      return saveToBank(question, getValues('category'));
    },
    onSuccess: () => {
      toast.success(bankMessages.savedOne);
      void client.invalidateQueries({ queryKey: BANK_KEY });
    },
    onError: (error) => showError(`${bankMessages.question.failed}: ${standardMessage(error)}`),
  });
}
