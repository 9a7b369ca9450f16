import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { usePlainTexts } from '@/entities/quiz/places/use-plain-texts.ts';
import { asText } from '../engine/answers-as-text.ts';
import { messages } from './later-messages.ts';

const { overruled } = messages;

/** What reads well within a sentence. */
const LINE = 120;

interface OverruledAnswerProps {
  question: ParticipantQuestion;
  answer: UserAnswer;
  /** Undefined where the question takes no answer any more. */
  onUse: (() => void) | undefined;
  onLeave: () => void;
}

/** What was answered on this device while another one, unseen, answered too. */
export function OverruledAnswer({ question, answer, onUse, onLeave }: OverruledAnswerProps) {
  const [text = ''] = usePlainTexts([asText(answer, question)]).shown;
  const isLong = text.length > LINE || text.includes('\n');
  return (
    <Alert tone="warning" className="mt-4" title={overruled.title}>
      {isLong ? (
        <>
          <p>{overruled.long}</p>
          {/* The focus reaches what a key has to scroll. */}
          <blockquote
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={overruled.here}
            className="mt-2 max-h-60 overflow-y-auto rounded-control border border-line bg-surface p-3 wrap-anywhere whitespace-pre-wrap text-ink"
          >
            {text}
          </blockquote>
        </>
      ) : (
        <p>{text === '' ? overruled.textEmpty : overruled.text({ answer: text })}</p>
      )}
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
