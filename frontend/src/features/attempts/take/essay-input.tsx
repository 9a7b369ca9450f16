import { LIMITS } from '@quizhall/shared/model/limits';
import { useDeferredValue, useId } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { countWords } from '@/lib/words.ts';
import { messages } from './later-messages.ts';
import type { AnswerInputProps } from './choice-input.tsx';

const { essay: text } = messages;

/** From so many characters before the end on it is said how many are left. */
const NEAR_END = 1_000;

/** A long written answer: it grows with its text, and says how many words it has. */
export function EssayInput({ answer, onAnswer, locked, labelledBy }: AnswerInputProps) {
  const id = useId();
  const written = typeof answer === 'string' ? answer : '';
  const left = LIMITS.textAnswer - written.length;
  return (
    <div>
      <label htmlFor={id} id={`${id}-label`} className="mb-2 block text-sm font-medium text-muted">
        {text.label}
      </label>
      <textarea
        id={id}
        aria-labelledby={`${labelledBy} ${id}-label`}
        aria-describedby={`${id}-hint`}
        value={written}
        onChange={(event) => onAnswer(event.target.value)}
        // Not disabled: a long text can still be scrolled with the keys.
        readOnly={locked}
        maxLength={LIMITS.textAnswer}
        placeholder={locked ? undefined : text.placeholder}
        rows={10}
        autoComplete="off"
        autoCapitalize="sentences"
        spellCheck={false}
        className="field-edge field-sizing-content max-h-[70dvh] min-h-56 w-full resize-y rounded-card px-4 py-3 text-base leading-relaxed text-ink sm:text-lg"
      />
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm text-muted">
        <p id={`${id}-hint`}>{text.hint}</p>
        <Words written={written} />
      </div>
      <p
        role="status"
        className={cx('tabular mt-1 text-sm', left <= NEAR_END / 10 ? 'text-danger-ink' : 'text-muted')}
      >
        {left === 0
          ? text.full({ most: LIMITS.textAnswer })
          : left <= NEAR_END && text.left({ count: roughly(left) })}
      </p>
    </div>
  );
}

/** Counted when there is time for it: a key never waits for it. */
function Words({ written }: { written: string }) {
  return <p className="tabular">{text.words({ count: countWords(useDeferredValue(written)) })}</p>;
}

/** In steps, so that a screen reader does not say every key. */
const roughly = (left: number): number =>
  left > 100 ? Math.ceil(left / 100) * 100 : Math.ceil(left / 10) * 10;
