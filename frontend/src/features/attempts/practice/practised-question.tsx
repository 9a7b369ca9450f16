import type { ParticipantQuestion } from '@quizhall/shared/model/quizzes/question';
import { answerTo } from '../engine/answers.ts';
import { useAttempt, useAttemptView } from '../take/attempt-context.tsx';
import { practice as text } from './practice-messages.ts';
import { Question } from '../take/question.tsx';
import { CheckedAnswer } from './checked-answer.tsx';
import { MarkedAnswer } from './marked-answer.tsx';
import { useCheck, type Check } from './use-check.ts';
import { ArrowRight } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { MAIN_LOOK } from '../take/action-bar.tsx';

interface CheckButtonsProps {
  check: Check;
  /** Checked, or not to be checked any more. */
  isDone: boolean;
  isLast: boolean;
  onNext: () => void;
}

/** The way on: first the check, then the next question. One button stays in its place, so that it keeps the focus. */
function CheckButtons({ check, isDone, isLast, onNext }: CheckButtonsProps) {
  const goOn = isLast ? text.toReview : text.next;
  return (
    <>
      {!isDone && (
        <Button key="skip" variant="ghost" className="ml-auto @max-[19rem]:px-2" onClick={onNext}>
          {text.skip}
        </Button>
      )}
      <Button
        key="main"
        className={MAIN_LOOK}
        loading={check.checking}
        onClick={isDone ? onNext : check.check}
      >
        {isDone ? goOn : text.check}
        {isDone && <ArrowRight aria-hidden="true" className="hidden @min-[40rem]:block" />}
      </Button>
    </>
  );
}

interface PractisedQuestionProps {
  question: ParticipantQuestion;
  index: number;
}

/** A question in practice. An essay is graded by a person, so there is nothing to check. */
export const PractisedQuestion = (props: PractisedQuestionProps) =>
  props.question.type === 'essay' ? <Question {...props} /> : <CheckedQuestion {...props} />;

/** A question whose answer can be checked before one goes on. */
function CheckedQuestion({ question, index }: PractisedQuestionProps) {
  const { _id: id } = question;
  const runner = useAttempt();
  const answer = useAttemptView(({ sync }) => answerTo(sync.answers, id));
  const check = useCheck(id, answer);
  const isDone = answer.checked !== undefined || check.trouble === 'closed';
  const isLast = index === runner.questions.length - 1;
  const next = () => runner.next();
  return (
    <Question
      question={question}
      index={index}
      practised={{
        enter: isDone ? undefined : text.enter,
        onEnter: isDone ? next : check.check,
        Input: MarkedAnswer,
        main: <CheckButtons {...{ check, isDone, isLast }} onNext={next} />,
        below: <CheckedAnswer key={id} {...{ answer, check }} />,
      }}
    />
  );
}
