import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import toast from 'react-hot-toast';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { call } from '@/lib/api/call.ts';
import { hasCode } from '@/lib/api/errors.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { useLast } from '@/lib/use-last.ts';
import { overviewQuery } from '../overview-query.ts';
import { quizKeys } from '../quiz-keys.ts';
import { effectsOfDeletion } from './effects.ts';

const TEXT = {
  title: 'Delete Quiz?',
  confirm: 'Delete',
  untitled: 'Untitled quiz',
} as const;

/** What the page has shown in the last minute is not asked for again. */
const RECENT_MS = 60_000;

interface DeletedQuiz {
  id: string;
  title: string;
}

interface DeleteQuizProps {
  /** The quiz that shall be deleted, as long as it is asked for. */
  quiz: DeletedQuiz | undefined;
  /** As the screen words it. */
  texts: { title?: string; message: string; done: string; failed: string };
  onClose: () => void;
  /** It is gone: shows something else before lists and numbers ask again. */
  onDeleted: (id: string) => void | Promise<void>;
}

/** Asks with the title of the quiz whether it shall be deleted, and deletes it. */
export function DeleteQuiz({ quiz, texts, onClose, onDeleted }: DeleteQuizProps) {
  const shown = useLast(quiz);
  const client = useQueryClient();
  const overview = useQuery({
    ...overviewQuery(shown?.id ?? ''),
    enabled: quiz !== undefined,
    staleTime: RECENT_MS,
  });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: deleteOnce,
    onSuccess: async (_, id) => {
      toast.success(texts.done);
      onClose();
      await onDeleted(id);
      client.removeQueries({ queryKey: quizKeys.quiz(id) });
      client.removeQueries({ queryKey: quizKeys.overview(id) });
      await Promise.all(
        [quizKeys.lists, quizKeys.newest].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
  if (!shown) return null;
  return (
    <ConfirmDialog
      open={quiz !== undefined}
      type="danger"
      title={texts.title ?? TEXT.title}
      message={
        <>
          <p>{texts.message}</p>
          <div role="status">
            {overview.data &&
              effectsOfDeletion(overview.data).map((effect) => (
                <p key={effect} className="mt-2 text-ink">
                  {effect}
                </p>
              ))}
          </div>
        </>
      }
      confirmLabel={TEXT.confirm}
      typedText={shown.title || TEXT.untitled}
      loading={isPending}
      error={error && `${texts.failed}: ${standardMessage(error)}`}
      onConfirm={() => mutate(shown.id)}
      onCancel={() => {
        reset();
        onClose();
      }}
    />
  );
}

/** Deletes a quiz; one that is gone is as it is wanted: the answer of a first try may have been lost. @throws ApiError */
async function deleteOnce(id: string): Promise<void> {
  try {
    await call(routes.quizzes.deleteQuiz, { params: { id } }, { quiet: true });
  } catch (error) {
    if (!hasCode(error, 'NOT_FOUND')) throw error;
  }
}
