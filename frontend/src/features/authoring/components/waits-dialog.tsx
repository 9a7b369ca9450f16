import type { OwnQuiz } from '@quizhall/shared/model/quiz';
import type { QuizRules } from '@quizhall/shared/model/quiz-rules';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { quizzesOf } from '../model/wizard.ts';
import { organizationMessages } from '../organization-messages.ts';

const TEXT = organizationMessages.sent;

interface WaitsDialogProps {
  quiz: OwnQuiz;
  rules: QuizRules;
  open: boolean;
  onClose: () => void;
  /** Goes on writing. */
  onStay: () => void;
}

/** After a publish that somebody has to approve: what happens now. */
export function WaitsDialog({ quiz, rules, open, onClose, onStay }: WaitsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={TEXT.title}
      description={TEXT.text(rules.name)}
      footer={
        <>
          <Button variant="secondary" onClick={onStay}>
            {TEXT.close}
          </Button>
          <ButtonLink to={quizzesOf(rules)}>{TEXT.list}</ButtonLink>
        </>
      }
    >
      {quiz.version > 0 && <p className="text-sm text-muted">{TEXT.live}</p>}
    </Dialog>
  );
}
