import { LIMITS } from '@quizhall/shared/model/limits';
import { useId } from 'react';
import { messages } from '../../messages.ts';
import type { AnswerInputProps } from './choice-input.tsx';

const { take } = messages;

/** A short written answer. */
export function TextInput({ answer, onAnswer, locked, labelledBy }: AnswerInputProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} id={`${id}-label`} className="mb-2 block text-sm font-medium text-muted">
        {take.writeAnswer}
      </label>
      <input
        id={id}
        type="text"
        aria-labelledby={`${labelledBy} ${id}-label`}
        value={typeof answer === 'string' ? answer : ''}
        onChange={(event) => onAnswer(event.target.value)}
        disabled={locked}
        maxLength={LIMITS.shortAnswer}
        placeholder={locked ? undefined : take.placeholder}
        autoComplete="off"
        autoCapitalize="sentences"
        spellCheck={false}
        enterKeyHint="next"
        className="field-edge min-h-14 w-full rounded-card px-4 text-lg text-ink"
      />
    </div>
  );
}
