import { Flag } from 'lucide-react';
import { useState } from 'react';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { Button } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { usePart } from '@/components/use-part.ts';
import { EXPLORE_MESSAGES as TEXT } from './messages.ts';
import { RelatedQuizzes } from './related-quizzes.tsx';
import { SaveButton } from './save-button.tsx';

const loadReport = async () => (await import('./report-dialog.tsx')).ReportDialog;

/** What stands below a quiz that somebody looks at: saving it, reporting it, and others like it. */
export function AroundQuiz({ quizId }: { quizId: string }) {
  const [reports, setReports] = useState(false);
  const [ReportDialog, want, fail] = usePart(loadReport, () => setReports(false));
  const report = () => {
    setReports(true);
    want();
  };
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap gap-3">
        <SaveButton quizId={quizId} />
        <Button variant="ghost" icon={<Flag />} onClick={report} className={WRAPS}>
          {TEXT.report}
        </Button>
      </div>
      <RelatedQuizzes quizId={quizId} />
      {ReportDialog && (
        <PartBoundary onFailure={fail}>
          <ReportDialog quizId={quizId} open={reports} onOpenChange={setReports} />
        </PartBoundary>
      )}
    </div>
  );
}
