import { Flag, Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { OnDemand } from '@/components/on-demand.tsx';
import { Button } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { EXPLORE_MESSAGES as TEXT } from './messages.ts';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { ExploreCard } from './explore-card.tsx';
import { relatedQuery, savedListQuery, savedQuery, setSaved } from './queries.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { showError } from '@/lib/show-error.ts';

/** Saves a quiz for later, and not any more; for who is signed in. */
function SaveButton({ quizId }: { quizId: string }) {
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

/** Listed quizzes that are like this one; nothing where there are none. */
function RelatedQuizzes({ quizId }: { quizId: string }) {
  const { data } = useQuery(relatedQuery(quizId));
  if (!data?.length) return null;
  return (
    <section aria-labelledby="related">
      <SectionTitle id="related" className="mb-4">
        {TEXT.related}
      </SectionTitle>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((quiz) => (
          <li key={quiz.id} className="grid min-w-0">
            <ExploreCard quiz={quiz} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** What stands below a quiz that somebody looks at: saving it, reporting it, and others like it. */
export function AroundQuiz({ quizId }: { quizId: string }) {
  const [reports, setReports] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap gap-3">
        <SaveButton quizId={quizId} />
        <Button variant="ghost" icon={<Flag />} onClick={() => setReports(true)} className={WRAPS}>
          {TEXT.report}
        </Button>
      </div>
      <RelatedQuizzes quizId={quizId} />
      <OnDemand wanted={reports} onFailure={() => setReports(false)}>
        <ReportDialog quizId={quizId} open={reports} onOpenChange={setReports} />
      </OnDemand>
    </div>
  );
}
