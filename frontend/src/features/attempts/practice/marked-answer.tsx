import type { ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import type { ParticipantQuestion } from '@quizhall/shared/model/quizzes/question';
import { CircleCheck, CircleX } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import { answerTo } from '../engine/answers.ts';
import { choosable, optionMark } from '../engine/keyboard.ts';
import { useAttemptView } from '../take/attempt-context.tsx';
import { type ReviewedOption, reviewedOptions } from '@/entities/quiz/review/review.ts';
import { practice as text } from './practice-messages.ts';
import { ShownMedia } from '../shared/shown-media.tsx';
import { AnswerInput } from '../take/answer-input.tsx';
import { type AnswerInputProps, Words } from '../take/choice-input.tsx';
import './marked-answer.css';

/** Where a question in practice is answered; once it is checked, what was given says how it went. */
export function MarkedAnswer(props: AnswerInputProps) {
  const { question } = props;
  const { _id: id } = question;
  const { checked } = useAttemptView(({ sync }) => answerTo(sync.answers, id));
  if (typeof checked !== 'object') return <AnswerInput {...props} />;
  if (choosable(question) > 0) return <MarkedOptions question={question} feedback={checked} />;
  return (
    <div data-written={writtenMark(question, checked)}>
      <AnswerInput {...props} />
    </div>
  );
}

/** The options in their places, and those that were chosen or right with a sign and a word. */
function MarkedOptions({ question, feedback }: { question: ParticipantQuestion; feedback: ReviewedAnswer }) {
  const { type, options } = question;
  return (
    <ul className={cx('grid gap-3', type === 'true_false' && '@min-[40rem]:grid-cols-2')}>
      {reviewedOptions({ ...feedback, options }).map((option, place) => (
        // Options may read the same; the list never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <MarkedOption option={option} mark={optionMark(place, options.length)} />
        </li>
      ))}
    </ul>
  );
}

const LOOKS = {
  right: { Icon: CircleCheck, card: 'border-success-line bg-success-soft', ink: 'text-success-ink' },
  wrong: { Icon: CircleX, card: 'border-danger-line bg-danger-soft', ink: 'text-danger-ink' },
};

function MarkedOption({ option, mark }: { option: ReviewedOption; mark: string }) {
  const { text: wording, media, chosen, correct } = option;
  const look = correct ? LOOKS.right : chosen ? LOOKS.wrong : undefined;
  const notes = [chosen && text.chosen, correct && text.answer({ count: 1 })].filter(Boolean).join(' · ');
  return (
    <div
      className={cx(
        'flex min-h-13 items-center gap-4 rounded-card border-2 px-4 py-3',
        look?.card ?? 'border-line bg-surface',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-8 shrink-0 place-items-center text-sm font-semibold',
          look ? look.ink : 'text-muted',
        )}
      >
        {look ? <look.Icon className="size-7" /> : mark}
      </span>
      <span className={cx('min-w-0 flex-1 text-base @min-[40rem]:text-lg', look ? 'text-ink' : 'text-muted')}>
        {media && <ShownMedia media={media} label={wording} place="option" />}
        <Words text={wording} media={media} mark={mark} />
        {look && <span className={cx('block text-sm font-medium', look.ink)}>{notes}</span>}
      </span>
    </div>
  );
}

/** Of several blanks that are not all right nobody tells which one it is: they are only readable. */
function writtenMark({ blanks = 1 }: ParticipantQuestion, { isCorrect }: ReviewedAnswer) {
  if (isCorrect) return 'right';
  return blanks > 1 ? 'untold' : 'wrong';
}
