import { LIMITS } from '@quizhall/shared/model/limits';
import { useId } from 'react';
import { withOtherSign } from '../../engine/sign.ts';
import { messages } from '../../messages.ts';
import type { AnswerInputProps } from './choice-input.tsx';
import { SignButton } from './sign-button.tsx';

const { take } = messages;

/** A short written answer, which may have to be a number. */
export function TextInput({
  question: { numeric = false },
  answer,
  onAnswer,
  locked,
  labelledBy,
}: AnswerInputProps) {
  const id = useId();
  const text = typeof answer === 'string' ? answer : '';
  return (
    <div>
      <label htmlFor={id} id={`${id}-label`} className="mb-2 block text-sm font-medium text-muted">
        {numeric ? take.writeNumber : take.writeAnswer}
      </label>
      <div className="flex items-center gap-2">
        <input
          id={id}
          type="text"
          inputMode={numeric ? 'decimal' : undefined}
          aria-labelledby={`${labelledBy} ${id}-label`}
          value={text}
          onChange={(event) => onAnswer(event.target.value)}
          disabled={locked}
          maxLength={LIMITS.shortAnswer}
          placeholder={locked ? undefined : numeric ? take.numberPlaceholder : take.placeholder}
          autoComplete="off"
          autoCapitalize="sentences"
          spellCheck={false}
          enterKeyHint="next"
          className="field-edge min-h-14 w-full rounded-card px-4 text-lg text-ink"
        />
        {numeric && <SignButton disabled={locked} onPress={() => onAnswer(withOtherSign(text))} />}
      </div>
    </div>
  );
}
