import { LIMITS } from '@quizhall/shared/model/limits';
import { type FormEvent, useRef } from 'react';
import { StarRating } from '@/components/star-rating.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { TextArea } from '@/components/ui/textarea.tsx';
import type { Difficulty, FeedbackDraft } from './feedback-draft.ts';
import { result } from './result-messages.ts';

const { feedback: text } = result;

const DIFFICULTIES: readonly Difficulty[] = ['too_easy', 'just_right', 'too_hard'];

interface FeedbackFormProps {
  draft: FeedbackDraft;
  onChange: (change: Partial<FeedbackDraft>) => void;
  /** The rating is missing. */
  missing: boolean;
  problem: string | undefined;
  sending: boolean;
  onSend: () => void;
}

export function FeedbackForm({ draft, onChange, missing, problem, sending, onSend }: FeedbackFormProps) {
  const firstStar = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend();
    if (draft.rating > 0) return;
    firstStar.current?.focus({ preventScroll: true });
    // With the title that says what is rated, clear of the bar at the top.
    const title = event.currentTarget.closest('section')?.querySelector('h2');
    title?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <StarRating
        ref={firstStar}
        label={text.rating}
        stars={(count) => text.stars({ count })}
        required
        value={draft.rating}
        onChange={(rating) => onChange({ rating })}
        error={missing ? text.ratingRequired : undefined}
      />
      <DifficultyChoice value={draft.difficulty} onChange={(difficulty) => onChange({ difficulty })} />
      <TextArea
        label={text.comment}
        hint={text.commentHint}
        value={draft.comment}
        onChange={(event) => onChange({ comment: event.target.value })}
        maxLength={LIMITS.feedbackComment}
        rows={3}
      />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button type="submit" loading={sending} className="sm:self-start">
        {text.send}
      </Button>
    </form>
  );
}

interface DifficultyChoiceProps {
  value: Difficulty | undefined;
  onChange: (value: Difficulty) => void;
}

function DifficultyChoice({ value, onChange }: DifficultyChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-ink">{text.difficulty}</legend>
      <div className="flex flex-wrap gap-2">
        {DIFFICULTIES.map((one) => (
          <label
            key={one}
            className={cx(
              'inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-sm font-medium transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink',
              one === value
                ? 'border-accent bg-accent-soft text-accent-ink'
                : 'border-edge bg-surface text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name="difficulty"
              checked={one === value}
              onChange={() => onChange(one)}
              className="sr-only"
            />
            {text.difficulties[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
