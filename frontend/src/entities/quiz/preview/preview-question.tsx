import { countBlanks } from '@quizhall/shared/grading';
import { plainText } from '@quizhall/shared/rules/text/markdown-plain';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { InlineMarkdown, MarkdownText } from '@/components/ui/markdown-text.tsx';
import { messages } from './messages.ts';
import { TRIES } from './preview-inputs.tsx';
import { ShownFile } from './preview-media.tsx';
import { type DryAnswer, missingIn, type PreviewPassage, type PreviewQuestion } from './preview-quiz.ts';

interface QuestionTryProps {
  question: PreviewQuestion;
  passage: PreviewPassage | undefined;
  /** From 1. */
  place: number;
  count: number;
  answer: DryAnswer;
  onAnswer: (answer: DryAnswer) => void;
}

/** One question to be tried out, beside what it is about. */
export function QuestionTry({ question, passage, place, count, answer, onAnswer }: QuestionTryProps) {
  const headingId = useId();
  const { type, description, media, points, timeLimit } = question;
  const Try = TRIES[type];
  const prompt = messages.prompts[type];
  const facts = [messages.points(points), ...(timeLimit > 0 ? [messages.ownTime(timeLimit)] : [])];
  return (
    <div className={cx('mx-auto', passage ? 'grid gap-6 @3xl:grid-cols-2 @3xl:gap-8' : 'max-w-3xl')}>
      {passage && <Passage passage={passage} />}
      <section aria-labelledby={headingId} className="@container min-w-0">
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span className="font-medium text-accent-ink">{messages.position(place, count)}</span>
          <span className="text-muted">{facts.join(' · ')}</span>
        </p>
        <Wording question={question} headingId={headingId} />
        {description && <MarkdownText text={description} className="mt-3 text-base text-muted" />}
        {media && (
          <div className="mt-5">
            <ShownFile media={media} label={messages.media} place="question" />
          </div>
        )}
        <Missing parts={missingIn(question)} />
        {prompt && <p className="mt-5 mb-3 text-sm text-muted">{prompt}</p>}
        <div className={prompt ? undefined : 'mt-6'}>
          <Try question={question} answer={answer} onAnswer={onAnswer} labelledBy={headingId} />
        </div>
      </section>
    </div>
  );
}

/** A sentence with blanks is shown with its fields; as a heading it is only read out. */
function Wording({ question: { type, question: stem }, headingId }: WordingProps) {
  if (type === 'fill_blank' && countBlanks(stem) > 0) {
    return (
      <h3 id={headingId} className="sr-only">
        {plainText(stem, { blank: ` ${messages.blankWord} ` })}
      </h3>
    );
  }
  return (
    <h3
      id={headingId}
      className="mt-2 text-xl leading-snug font-display tracking-tight wrap-anywhere whitespace-pre-wrap text-ink"
    >
      {stem ? <InlineMarkdown text={stem} /> : messages.noStem}
    </h3>
  );
}

interface WordingProps {
  question: PreviewQuestion;
  headingId: string;
}

const Missing = ({ parts }: { parts: string[] }) =>
  parts.length > 0 && (
    <p className="mt-5 rounded-control border border-dashed border-edge px-4 py-3 text-sm text-muted">
      {messages.missingHere} {parts.join('; ')}
    </p>
  );

/** Beside the question where there is room, else above it, to be folded away. */
function Passage({ passage: { title, text, media } }: { passage: PreviewPassage }) {
  const name = title || messages.passage;
  return (
    <details open className="group min-w-0 self-start rounded-card border border-line bg-surface">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-card px-4 text-sm font-medium text-muted [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {name}
      </summary>
      <div className="grid grid-cols-1 gap-4 px-4 pb-4">
        {media && <ShownFile media={media} label={name} place="question" />}
        <MarkdownText text={text} className="text-base text-ink" />
      </div>
    </details>
  );
}
