import type { ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import type { ShownMedia } from '@quizhall/shared/model/quizzes/question';
import { isMediaAlone } from '@quizhall/shared/rules/quizzes/option-text';
import { CircleCheck, CircleX, Lightbulb, MessageSquareText } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { InlineMarkdown, MarkdownText } from '@/components/ui/markdown-text.tsx';
import { Written } from '../written.tsx';
import { AnswerParts, EitherOf } from './answer-parts.tsx';
import type { ReviewWords } from './messages.ts';
import { acceptedAnswers, type ReviewedOption, reviewedOptions, writtenAnswer } from './review.ts';

/** How this answer is told: the words around it, and what shows a picture, sound or film. */
interface Told {
  words: ReviewWords;
  Media: ComponentType<{ media: ShownMedia; label: string; place: 'question' | 'option' }>;
}

interface AnsweredProps extends Told {
  answer: ReviewedAnswer;
  /** From 0. */
  index: number;
  explain: boolean;
}

type WrittenProps = Pick<AnsweredProps, 'answer' | 'words'>;

/** Everything below the wording. */
export function Answered({ answer, index, explain, words, Media }: AnsweredProps) {
  const options = reviewedOptions(answer);
  return (
    <>
      {answer.media && (
        <div className="mt-4">
          <Media media={answer.media} label={words.media({ question: index + 1 })} place="question" />
        </div>
      )}
      {options.length > 0 ? (
        <ul className="mt-4 flex flex-col gap-2">
          {options.map((option, place) => (
            // Options may read the same; the list never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <OptionRow option={option} words={words} Media={Media} />
            </li>
          ))}
        </ul>
      ) : answer.type === 'essay' ? (
        <Essay answer={answer} words={words} />
      ) : (
        <WrittenAnswer answer={answer} words={words} />
      )}
      {answer.comment && (
        <div className="mt-4 flex gap-3 rounded-control bg-accent-soft p-4 @max-[15rem]:flex-col @max-[15rem]:gap-1 @max-[15rem]:p-2">
          <MessageSquareText aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent-ink" />
          <div className="min-w-0 text-sm">
            <p className="font-medium text-ink">{words.comment}</p>
            <p className="mt-1 wrap-anywhere whitespace-pre-wrap text-muted">{answer.comment}</p>
          </div>
        </div>
      )}
      {explain && answer.explanation && (
        <div className="mt-4 flex gap-3 rounded-control bg-accent-soft p-4 @max-[15rem]:flex-col @max-[15rem]:gap-1 @max-[15rem]:p-2">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent-ink" />
          <div className="min-w-0 text-sm">
            <p className="font-medium text-ink">{words.explanation}</p>
            <Written as="div">
              <MarkdownText text={answer.explanation} className="mt-1 text-muted" />
            </Written>
          </div>
        </div>
      )}
    </>
  );
}

function OptionRow({ option, words, Media }: Told & { option: ReviewedOption }) {
  const { text: wording, media, explanation, chosen, correct } = option;
  const wrong = chosen && correct === false;
  const notes = [chosen && words.chosen, correct && words.right].filter(Boolean).join(' · ');
  const Icon = correct ? CircleCheck : wrong ? CircleX : undefined;
  return (
    <div
      className={cx(
        'flex items-start gap-3 rounded-control border px-4 py-3 text-sm sm:text-base @max-[15rem]:gap-2 @max-[15rem]:px-2',
        correct && 'border-success-line bg-success-soft',
        wrong && 'border-danger-line bg-danger-soft',
        !correct && !wrong && (chosen ? 'border-accent-line bg-accent-soft' : 'border-line'),
      )}
    >
      <span className="mt-0.5 grid size-5 shrink-0 place-items-center">
        {Icon ? (
          <Icon
            aria-hidden="true"
            className={cx('size-5', correct ? 'text-success-ink' : 'text-danger-ink')}
          />
        ) : (
          <span aria-hidden="true" className="size-3.5 rounded-full border border-edge" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        {media && <Media media={media} label={wording} place="option" />}
        {!isMediaAlone(option) && (
          <span className="text-ink">
            <Written>
              <InlineMarkdown text={wording} />
            </Written>
          </span>
        )}
        {notes && (
          <span
            className={cx(
              'block text-xs font-medium',
              correct ? 'text-success-ink' : wrong ? 'text-danger-ink' : 'text-accent-ink',
            )}
          >
            {notes}
          </span>
        )}
        {explanation && (
          <span className="mt-1 block text-sm whitespace-pre-wrap text-muted">
            <Written>
              <InlineMarkdown text={explanation} />
            </Written>
          </span>
        )}
      </span>
    </div>
  );
}

/** In full and as it was written, with its own lines. */
function Essay({ answer: { userAnswer }, words }: WrittenProps) {
  return (
    <dl className="mt-4 rounded-control border border-line bg-well px-4 py-3 @max-[15rem]:px-2">
      <dt className="text-xs text-muted">{words.answer}</dt>
      <dd className="mt-1 text-base leading-relaxed wrap-anywhere whitespace-pre-wrap text-ink">
        {writtenAnswer(userAnswer) || words.nothing}
      </dd>
    </dl>
  );
}

function WrittenAnswer({ answer, words }: WrittenProps) {
  if (answer.parts) return <AnswerParts type={answer.type} parts={answer.parts} />;
  const accepted = acceptedAnswers(answer);
  const written = writtenAnswer(answer.userAnswer);
  return (
    <dl className="mt-4 grid gap-3 sm:grid-cols-2">
      <Pair term={words.answer} look={answer.isCorrect ? 'good' : 'bad'}>
        {written || words.nothing}
      </Pair>
      {!answer.isCorrect && accepted.length > 0 && (
        <Pair term={accepted.length > 1 ? words.accepted : words.right} look="good">
          <EitherOf texts={accepted} />
        </Pair>
      )}
    </dl>
  );
}

function Pair({ term, look, children }: { term: string; look: 'good' | 'bad'; children: ReactNode }) {
  return (
    <div
      className={cx(
        'min-w-0 rounded-control border px-4 py-3',
        look === 'good' ? 'border-success-line bg-success-soft' : 'border-line bg-well',
      )}
    >
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="mt-0.5 text-base font-medium text-ink">{children}</dd>
    </div>
  );
}
