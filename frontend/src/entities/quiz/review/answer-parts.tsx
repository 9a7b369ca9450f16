import type { ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import { CircleCheck, CircleX } from 'lucide-react';
import { Fragment } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { FormulaText } from '@/components/ui/markdown-text.tsx';
import { Written } from '@/entities/quiz/written.tsx';
import { messages } from './parts-messages.ts';

type Part = NonNullable<ReviewedAnswer['parts']>[number];

interface AnswerPartsProps {
  /** Of the question. */
  type: string;
  parts: readonly Part[];
}

/** Each blank, left side or place with what was given there, and what would have been right. */
export const AnswerParts = ({ type, parts }: AnswerPartsProps) => (
  <ul aria-label={messages.parts} className="mt-4 grid grid-cols-1 gap-2">
    {parts.map((part, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- the list never changes
      <li key={place}>
        <AnswerPart type={type} part={part} />
      </li>
    ))}
  </ul>
);

const QuizText = ({ text }: { text: string }) => (
  <Written>
    <FormulaText text={text} />
  </Written>
);

/** What would have been right, in words: "one or 1". */
export const EitherOf = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, place) => (
    <Fragment key={text}>
      {place > 0 && messages.or}
      <QuizText text={text} />
    </Fragment>
  ));

const names: Partial<Record<string, (values: { number: string }) => string>> = messages.names;

/** A word and a sign, never the colour alone. */
function AnswerPart({ type, part: { part, given, expected, isCorrect } }: { type: string; part: Part }) {
  const Icon = isCorrect ? CircleCheck : CircleX;
  const name = names[type]?.({ number: part });
  return (
    <div
      className={cx(
        'flex items-start gap-3 rounded-control border px-4 py-3 text-sm sm:text-base @max-[15rem]:gap-2 @max-[15rem]:px-2',
        isCorrect ? 'border-success-line bg-success-soft' : 'border-danger-line bg-danger-soft',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cx('mt-0.5 size-5 shrink-0', isCorrect ? 'text-success-ink' : 'text-danger-ink')}
      />
      <span className="min-w-0 flex-1 wrap-anywhere text-ink">
        <span className="text-muted">{name ?? <QuizText text={part} />}</span>{' '}
        <span className="font-medium">{given ? <QuizText text={given} /> : messages.nothing}</span>
        <span className="sr-only"> {isCorrect ? messages.right : messages.wrong}</span>
        {!isCorrect && (
          <span className="block text-sm">
            <span className="text-muted">{messages.expected}</span>
            <EitherOf texts={expected} />
          </span>
        )}
      </span>
    </div>
  );
}
