import { lazyPart } from '@/components/lazy-part.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { useAttempt, useAttemptView } from './attempt-context.tsx';
import { loadQuestionsPage } from './lazy-parts.tsx';
import { Question } from './question.tsx';
import { messages } from '../shared/messages.ts';
import { useSaveStatus } from './save-indicator.tsx';

/** In place of a question that the server has not delivered yet. */
function AwaitedQuestion() {
  const { kind } = useSaveStatus();
  const isOffline = kind === 'offline' || kind === 'trouble';
  return (
    <p role="status" className="m-auto max-w-md animate-fade-in p-6 text-center text-muted">
      {isOffline ? messages.take.nextOffline : messages.take.nextComing}
    </p>
  );
}

/** Few quizzes are practised. */
const PractisedQuestion = lazyPart(
  async () => (await import('../practice/practised-question.tsx')).PractisedQuestion,
);

/** Most quizzes have one question on a page. */
const QuestionsPage = lazyPart(async () => (await loadQuestionsPage()).QuestionsPage);

/** One question at a time, or a page of them, and on large screens all of their numbers beside it. */
export function QuestionScreen() {
  const runner = useAttempt();
  const index = useAttemptView(({ sync }) => sync.currentIndex);
  // Its limit may grow meanwhile.
  const question = useAttemptView(({ sync }) => runner.questions[sync.currentIndex]);
  if (!question) return null;
  if (question.later) return <AwaitedQuestion />;
  const plain = <Question question={question} index={index} />;
  if (runner.perPage > 1) {
    return (
      <PartBoundary fallback={plain}>
        <QuestionsPage />
      </PartBoundary>
    );
  }
  if (!runner.practises) return plain;
  // Without that code answers are not checked, but still given and handed in.
  return (
    <PartBoundary fallback={plain}>
      <PractisedQuestion question={question} index={index} />
    </PartBoundary>
  );
}
