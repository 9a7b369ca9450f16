import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { showError } from '@/lib/show-error.ts';
import { EXPLORE_MESSAGES as TEXT } from './messages.ts';
import { savedListQuery, savedQuery, setSaved } from './queries.ts';

/** Saves a quiz for later, and not any more; for who is signed in. */
export function SaveButton({ quizId }: { quizId: string }) {
  const isSignedIn = useSession().status === 'signed-in';
  const client = useQueryClient();
  const query = savedQuery(quizId);
  const { data: saved = false, isPending } = useQuery({ ...query, enabled: isSignedIn });
  const saving = useMutation({
    mutationFn: (to: boolean) => setSaved(quizId, to),
    onSuccess: (now) => {
      client.setQueryData(query.queryKey, now);
      void client.invalidateQueries({ queryKey: savedListQuery.queryKey });
    },
    onError: (error) => showError(`${TEXT.saveFailed}: ${standardMessage(error)}`),
  });
  if (!isSignedIn) return null;
  return (
    <Button
      variant="secondary"
      icon={saved ? <BookmarkCheck /> : <Bookmark />}
      aria-pressed={saved}
      loading={isPending || saving.isPending}
      onClick={() => saving.mutate(!saved)}
      className={WRAPS}
    >
      {saved ? TEXT.saved : TEXT.save}
    </Button>
  );
}
