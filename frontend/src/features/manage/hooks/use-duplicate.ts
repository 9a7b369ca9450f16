import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { actionToast } from '@/components/undo-toast.tsx';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { editPath } from '@/entities/quiz/quiz-links.ts';
import { duplicateQuiz, type QuizPage } from '../api/quiz-calls.ts';
import { listMessages } from '../list-messages.ts';
import { withCopy } from '../model/list-cache.ts';
import type { ListFilters } from '../model/list-filters.ts';

const TEXT = listMessages.card;

/** Copies a quiz: the copy stands before the others at once, whatever their order. */
export function useDuplicate() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationFn: duplicateQuiz,
    onSuccess: async (quiz) => {
      actionToast(TEXT.duplicated, TEXT.openCopy, () => void navigate(editPath(quiz.id)));
      await client.cancelQueries({ queryKey: quizKeys.lists });
      for (const [key, list] of client.getQueriesData<InfiniteData<QuizPage>>({ queryKey: quizKeys.lists })) {
        if (list) client.setQueryData(key, withCopy(list, quiz, key.at(-1) as ListFilters));
      }
      // The next look asks again; now that would put the copy where its order has it, maybe out of sight.
      await client.invalidateQueries({ queryKey: quizKeys.lists, refetchType: 'none' });
      await client.invalidateQueries({ queryKey: quizKeys.newest });
    },
    onError: () => toast.error(TEXT.duplicateFailed),
  });
  return mutate;
}
