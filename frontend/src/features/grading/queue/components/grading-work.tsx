import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, ListChecks, PenLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { countWords } from '@/lib/words.ts';
import { answerQuery } from '../api/queries.ts';
import type { Drafts } from '../hooks/use-drafts.ts';
import type { GradingPlace } from '../hooks/use-grading-place.ts';
import { nextWaiting, type QueuedAnswer, tagOf } from '../model/queue.ts';
import { messages } from '../messages.ts';
import { AnswerText, Rubric } from './answer-text.tsx';
import { GradeForm } from './grade-form.tsx';
import { GradingBar } from './grading-bar.tsx';

const TEXT = messages.answer;

interface GradingWorkProps {
  quizId: string;
  answers: readonly QueuedAnswer[];
  current: QueuedAnswer | undefined;
  /** Number of results that a release would publish. */
  ready: number;
  place: GradingPlace;
  drafts: Drafts;
}

/** Grading of one answer at a time: answer, rubric and grade. */
export function GradingWork({ quizId, answers, current, ready, place, drafts }: GradingWorkProps) {
  // Focuses the points only after a move between answers: on arrival the grader may want to read first.
  const [moved, setMoved] = useState(false);
  const index = current ? answers.indexOf(current) : -1;
  const at = (next: number) => answers[(next + answers.length) % answers.length];
  const following = current && nextWaiting(answers, current.key);
  const goTo = (answer: QueuedAnswer | undefined) => {
    setMoved(true);
    place.go({ answer: answer?.key });
  };
  usePrefetched(quizId, following);
  if (answers.length === 0)
    return (
      <Nothing title={messages.nothing.title} text={messages.nothing.text}>
        {ready > 0 && <Button onClick={() => place.go({ view: 'release' })}>{messages.done.release}</Button>}
      </Nothing>
    );
  if (!current && place.submission !== undefined)
    return (
      <Nothing title={messages.notHere.title} text={messages.notHere.text}>
        <Button onClick={() => place.go({})}>{messages.notHere.others}</Button>
      </Nothing>
    );
  if (!current)
    return (
      <Nothing title={messages.done.title} text={messages.done.text(ready)} focused={moved}>
        <Button onClick={() => place.go({ view: 'release', answer: undefined })}>
          {messages.done.release}
        </Button>
        <Button variant="secondary" onClick={() => place.go({ view: 'graded', answer: undefined })}>
          {messages.done.look}
        </Button>
      </Nothing>
    );
  return (
    <>
      <GradingBar answers={answers} current={current} place={place} />
      <AnswerPane
        key={current.key}
        quizId={quizId}
        queued={current}
        who={whoOf(current, place.blind)}
        index={index}
        total={answers.length}
        drafts={drafts}
        moved={moved}
        isLast={!following}
        onSaved={() => goTo(following)}
        onMove={(by) => goTo(at(index + by))}
      />
    </>
  );
}

/** Returns the participant's name or pseudonym. */
export const whoOf = ({ name, submissionId }: Pick<QueuedAnswer, 'name' | 'submissionId'>, blind: boolean) =>
  blind ? messages.participant(tagOf(submissionId)) : name || messages.nameless;

/** Preloads the next answer. */
function usePrefetched(quizId: string, next: QueuedAnswer | undefined): void {
  const client = useQueryClient();
  const { submissionId, questionId } = next ?? {};
  useEffect(() => {
    if (submissionId === undefined || questionId === undefined) return;
    void client.prefetchQuery(answerQuery(quizId, submissionId, questionId));
  }, [client, quizId, submissionId, questionId]);
}

interface NothingProps {
  title: string;
  text: string;
  focused?: boolean;
  children?: React.ReactNode;
}

const Nothing = ({ title, text, focused = false, children }: NothingProps) => (
  <Card>
    <EmptyState
      icon={focused || children ? <ListChecks /> : <PenLine />}
      title={title}
      text={text}
      focused={focused}
      action={children || undefined}
    />
  </Card>
);

interface AnswerPaneProps {
  quizId: string;
  queued: QueuedAnswer;
  who: string;
  index: number;
  total: number;
  drafts: Drafts;
  /** True if the grader moved to this answer. */
  moved: boolean;
  isLast: boolean;
  onSaved: () => void;
  onMove: (by: 1 | -1) => void;
}

function AnswerPane({ quizId, queued, who, index, total, moved, ...form }: AnswerPaneProps) {
  const query = useQuery(answerQuery(quizId, queued.submissionId, queued.questionId));
  const answer = query.data;
  const pane = useRef<HTMLDivElement>(null);
  // On touch devices, focusing a field opens the keyboard over the answer.
  const isTouched = matchMedia('(pointer: coarse)').matches;
  useEffect(() => {
    if (moved && isTouched) pane.current?.focus();
  }, [moved, isTouched]);
  const said = answer && messages.tellWhere(index + 1, total, who, countWords(answer.answer));
  return (
    <div ref={pane} tabIndex={-1} className="scroll-mt-20 outline-none">
      <p role="status" className="sr-only">
        {said ?? TEXT.loading}
      </p>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        {answer ? (
          <>
            <AnswerText answer={answer} who={who} place={TEXT.place(index + 1, total)} />
            <div className="grid min-w-0 grid-cols-1 gap-5 lg:sticky lg:top-20">
              <Rubric text={answer.rubric} />
              <GradeForm
                {...form}
                quizId={quizId}
                queued={queued}
                answer={answer}
                focused={moved && !isTouched}
              />
            </div>
          </>
        ) : (
          <Missing query={query} />
        )}
      </div>
      <nav aria-label={messages.views.answers} className="mt-5 flex flex-wrap justify-between gap-3">
        <Button variant="secondary" icon={<ArrowLeft />} onClick={() => form.onMove(-1)}>
          {TEXT.previous}
        </Button>
        <Button variant="secondary" onClick={() => form.onMove(1)}>
          {TEXT.next}
          <ArrowRight aria-hidden="true" />
        </Button>
      </nav>
    </div>
  );
}

function Missing({
  query,
}: {
  query: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };
}) {
  if (query.data === null)
    return (
      <Card className="lg:col-span-2">
        <EmptyState icon={<ListChecks />} title={TEXT.gone} text={TEXT.goneText} />
      </Card>
    );
  if (query.error)
    return (
      <Card className="lg:col-span-2">
        <ErrorState
          title={TEXT.failed}
          message={standardMessage(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    );
  return (
    <>
      <Skeleton className="h-80 w-full" />
      <Skeleton className="h-80 w-full" />
    </>
  );
}
