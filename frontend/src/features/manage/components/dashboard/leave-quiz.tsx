import type { QuizOverview } from '@quizhall/shared/contract/quiz-overview';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { MANAGE_PATH } from '@/entities/quiz/quiz-links.ts';
import { serverMessage } from '@/lib/api/errors.ts';
import { leaveQuiz } from '../../api/quiz-calls.ts';
import { dashboard } from '../../dashboard-messages.ts';
import { messages } from '../../messages.ts';

const TEXT = dashboard.leave;

interface LeaveQuizProps {
  quiz: QuizOverview;
  open: boolean;
  onClose: () => void;
}

/** Asks whether somebody wants to work on a quiz of somebody else's no longer. */
export function LeaveQuiz({ quiz, open, onClose }: LeaveQuizProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => leaveQuiz(quiz.id),
    onSuccess: async () => {
      toast.success(TEXT.done(quiz.title || messages.untitled));
      await navigate(`${MANAGE_PATH}?scope=shared`, { replace: true });
      // It is not theirs to see any more; nothing of it is asked for again.
      for (const queryKey of [quizKeys.overview(quiz.id), quizKeys.quiz(quiz.id)])
        client.removeQueries({ queryKey });
      await client.invalidateQueries({ queryKey: quizKeys.lists });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      type="warning"
      title={TEXT.title}
      message={TEXT.text}
      confirmLabel={TEXT.confirm}
      loading={isPending}
      error={error && serverMessage(error, TEXT.failed)}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}
