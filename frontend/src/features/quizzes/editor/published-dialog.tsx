import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { dashboardPath, MANAGE_PATH } from '@/entities/quiz/quiz-links.ts';
import { SharePanel } from '@/entities/quiz/share-panel.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { messages } from './messages.ts';
import { mixedTimesText } from '../settings/times-text.ts';

const TEXT = messages.published;

interface PublishedDialogProps {
  quiz: OwnQuiz;
  /** `published`: right after publishing; `share`: opened on request. */
  reason: 'published' | 'share' | undefined;
  onClose: () => void;
}

/** Code, link and QR code of a published quiz, with next steps. */
export function PublishedDialog({ quiz, reason, onClose }: PublishedDialogProps) {
  const mixed = reason === 'published' ? mixedTimesText(quiz) : undefined;
  return (
    <Dialog
      open={reason !== undefined}
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={reason === 'share' ? messages.share : TEXT.title}
      description={TEXT.text}
      footer={
        <>
          <ButtonLink variant="secondary" to={MANAGE_PATH}>
            {TEXT.manage}
          </ButtonLink>
          <ButtonLink to={dashboardPath(quiz.id)}>{TEXT.overview}</ButtonLink>
        </>
      }
    >
      {quiz.settings.requirePassword && (
        <Alert tone="neutral" live={false} className="mb-5">
          {TEXT.password}
        </Alert>
      )}
      {mixed && (
        <Alert tone="neutral" live={false} className="mb-5">
          {mixed}
        </Alert>
      )}
      <SharePanel quiz={quiz} />
    </Dialog>
  );
}
