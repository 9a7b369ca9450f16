import type { ParticipantQuestion } from '@quizhall/shared/model/question';
import { answerTo } from '../../engine/answers.ts';
import { useAttempt, useAttemptView } from '../../hooks/attempt-context.tsx';
import { practice as text } from '../../practice-messages.ts';
import { Question } from '../take/question.tsx';
import { CheckButtons } from './check-buttons.tsx';
import { CheckedAnswer } from './checked-answer.tsx';
import { MarkedAnswer } from './marked-answer.tsx';
import { useCheck } from './use-check.ts';

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
