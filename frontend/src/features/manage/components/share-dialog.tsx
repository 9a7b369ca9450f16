import type { QuizOverview } from '@quizhall/shared/contract/quiz-overview';
import { SharePanel } from '@/entities/quiz/share-panel.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { messages } from '../messages.ts';

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
      title={messages.dashboard.shareTitle}
      description={quiz.status === 'draft' ? messages.dashboard.shareDraft : quiz.title}
    >
      <SharePanel quiz={quiz} />
    </Dialog>
  );
}
