import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { EXPLORE_MESSAGES as TEXT } from './messages.ts';
import { RelatedQuizzes } from './related-quizzes.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { SaveButton } from './save-button.tsx';

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
      <ReportDialog quizId={quizId} open={reports} onOpenChange={setReports} />
    </div>
  );
}
