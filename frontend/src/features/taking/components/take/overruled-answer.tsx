import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/question';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { asText } from '../../engine/answers-as-text.ts';
import { messages } from '../../later-messages.ts';

const { overruled } = messages;

interface OverruledAnswerProps {
  question: ParticipantQuestion;
  answer: UserAnswer;
  /** Undefined where the question takes no answer any more. */
  onUse: (() => void) | undefined;
  onLeave: () => void;
}

/** What was answered on this device while another one, unseen, answered too. */
export function OverruledAnswer({ question, answer, onUse, onLeave }: OverruledAnswerProps) {
  return (
    <Alert tone="warning" className="mt-4" title={overruled.title}>
      <p>{overruled.text(asText(answer, question))}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        {onUse && (
          <Button size="sm" onClick={onUse}>
            {overruled.use}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={onLeave}>
          {overruled.leave}
        </Button>
      </p>
    </Alert>
  );
}
