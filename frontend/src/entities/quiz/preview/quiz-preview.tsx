import { type ReactNode, useState } from 'react';
import { Dialog } from '@/components/ui/dialog.tsx';
import { LiveFormulas } from '../live-formulas.tsx';
import { messages } from './messages.ts';
import { WrittenIn } from '@/lib/written-in.ts';
import type { DryAnswer, PreviewQuiz } from './preview-quiz.ts';
import { Screen, Walk } from './quiz-walk.tsx';

export interface QuizPreviewProps {
  /** Undefined closes it. */
  quiz: PreviewQuiz | undefined;
  onClose: () => void;
  /** Where it opens: a question from 1, or 0 for what stands before them. */
  startAt?: number;
  /** What else can be done with the quiz. */
  actions?: ReactNode;
}

/**
 * A dry run: the quiz as a participant meets it, one question at a time, to be looked at and tried out. What is entered
 * stays here until it is closed; nothing tells what is right.
 */
export function QuizPreview({ quiz, onClose, startAt = 0, actions }: QuizPreviewProps) {
  const [asked, setAsked] = useState<PreviewQuiz>();
  /** It stays while the dialog fades out. */
  const [shown, setShown] = useState(quiz);
  const [place, setPlace] = useState(startAt);
  const [answers, setAnswers] = useState<Readonly<Record<number, DryAnswer>>>({});
  if (quiz !== asked) {
    setAsked(quiz);
    if (quiz) {
      setShown(quiz);
      setPlace(startAt);
      setAnswers({});
    }
  }
  return (
    <Dialog
      open={quiz !== undefined}
      onOpenChange={(open) => !open && onClose()}
      size="full"
      title={shown?.title || messages.untitled}
      description={messages.seen}
      footer={
        shown && (
          <div className="flex w-full flex-wrap items-center gap-3">
            <Walk quiz={shown} place={place} onPlace={setPlace} />
            {actions && <div className="flex grow justify-end max-sm:[&>*]:w-full">{actions}</div>}
          </div>
        )
      }
    >
      {shown && (
        <LiveFormulas>
          <WrittenIn value={shown.language}>
            <Screen
              key={place}
              quiz={shown}
              place={place}
              answer={answers[place] ?? []}
              onAnswer={(answer) => setAnswers((before) => ({ ...before, [place]: answer }))}
            />
          </WrittenIn>
        </LiveFormulas>
      )}
    </Dialog>
  );
}
