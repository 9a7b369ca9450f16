import { plainText } from '@quizhall/shared/rules/text/markdown-plain';
import { ArrowLeft, ArrowRight, ListChecks } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { MarkdownText } from '@/components/ui/markdown-text.tsx';
import { messages } from './messages.ts';
import { QuestionTry } from './preview-question.tsx';
import type { DryAnswer, PreviewQuestion, PreviewQuiz } from './preview-quiz.ts';

interface WalkProps {
  quiz: PreviewQuiz;
  place: number;
  onPlace: (place: number) => void;
}

/** Back, on, and anywhere else. The buttons keep the focus at both ends. */
export function Walk({ quiz: { questions }, place, onPlace }: WalkProps) {
  const count = questions.length;
  const go = (to: number) => onPlace(Math.min(count, Math.max(0, to)));
  return (
    <div className="flex w-full min-w-0 items-center gap-2 sm:w-auto sm:flex-1">
      <Button
        variant="secondary"
        icon={<ArrowLeft />}
        aria-disabled={place === 0 || undefined}
        onClick={() => go(place - 1)}
        className={END}
      >
        <span className="max-sm:sr-only">{messages.previous}</span>
      </Button>
      <select
        aria-label={messages.goTo}
        value={place}
        onChange={(event) => go(Number(event.target.value))}
        className="field-edge h-11 min-w-0 flex-1 px-3 text-sm text-ink sm:max-w-80"
      >
        <option value={0}>{messages.startOf(count)}</option>
        {questions.map((_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- none moves while it is looked at
          <option key={index} value={index + 1}>
            {entryOf(questions, index + 1)}
          </option>
        ))}
      </select>
      <Button aria-disabled={place === count || undefined} onClick={() => go(place + 1)} className={END}>
        <span className="max-sm:sr-only">{messages.next}</span>
        <ArrowRight aria-hidden="true" />
      </Button>
      <p role="status" className="sr-only">
        {place === 0 ? messages.start : entryOf(questions, place)}
      </p>
    </div>
  );
}

const entryOf = (questions: readonly PreviewQuestion[], place: number): string =>
  messages.entry(place, questions.length, plainText(questions[place - 1]?.question ?? '') || messages.noStem);

/** Where there is no way on it only looks so. */
const END =
  'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-well aria-disabled:text-disabled';

interface ScreenProps {
  quiz: PreviewQuiz;
  place: number;
  answer: DryAnswer;
  onAnswer: (answer: DryAnswer) => void;
}

/** What stands before the questions, or one of them, which begins at its top. */
export function Screen({ quiz, place, answer, onAnswer }: ScreenProps) {
  const top = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    top.current?.parentElement?.scrollTo?.({ top: 0, behavior: 'instant' });
  }, []);
  const question = quiz.questions[place - 1];
  const passage = quiz.passages.find(({ id }) => id === question?.passageId);
  const name = question ? messages.position(place, quiz.questions.length) : messages.start;
  return (
    <div
      ref={top}
      role="region"
      aria-label={name}
      // What scrolls must be reachable by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="@container rounded-control outline-offset-4"
    >
      {question ? (
        <QuestionTry
          question={question}
          passage={passage}
          place={place}
          count={quiz.questions.length}
          answer={answer}
          onAnswer={onAnswer}
        />
      ) : (
        <Before quiz={quiz} />
      )}
    </div>
  );
}

/** What participants read before they begin. */
function Before({ quiz }: { quiz: PreviewQuiz }) {
  const { title, description, instructions, cover, questions, minutes } = quiz;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5">
      {cover && <img src={cover} alt="" className="aspect-video w-full rounded-card object-cover" />}
      <div>
        <h3 className="text-2xl font-display tracking-tight wrap-anywhere text-ink">
          {title || messages.untitled}
        </h3>
        <p className="tabular mt-1 text-sm text-muted">{messages.facts(questions.length, minutes)}</p>
      </div>
      {description && <MarkdownText text={description} className="wrap-anywhere text-ink" />}
      {instructions && (
        <section className="rounded-card border border-line bg-surface p-4">
          <h4 className="mb-2 text-sm font-medium text-ink">{messages.instructions}</h4>
          <MarkdownText text={instructions} className="text-sm text-muted" />
        </section>
      )}
      {!description && !instructions && questions.length > 0 && (
        <p className="text-sm text-muted">{messages.noInstructions}</p>
      )}
      {questions.length === 0 && (
        <EmptyState as="h3" icon={<ListChecks />} title={messages.emptyTitle} text={messages.emptyText} />
      )}
    </div>
  );
}
