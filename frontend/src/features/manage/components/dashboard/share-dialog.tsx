import type { QuizOverview } from '@quizhall/shared/contract/quiz-overview';
import { SharePanel } from '@/entities/quiz/share-panel.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { EmbedPanel } from './embed-panel.tsx';
import { dashboard } from '../../dashboard-messages.ts';

interface ShareDialogProps {
  quiz: QuizOverview;
  open: boolean;
  onClose: () => void;
}

export function ShareDialog({ quiz, open, onClose }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title={dashboard.shareTitle}
      description={quiz.status === 'draft' ? dashboard.shareDraft : quiz.title}
    >
      <SharePanel quiz={quiz} />
      <EmbedPanel quiz={quiz} />
    </Dialog>
  );
}
