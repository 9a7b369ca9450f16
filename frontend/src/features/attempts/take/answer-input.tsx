import { type ComponentType, useId } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { messages } from '../shared/messages.ts';
import { BlanksInput } from './blanks-input.tsx';
import { type AnswerInputProps, ChoiceInput } from './choice-input.tsx';
import { EssayInput, MatchInput, OrderInput } from './lazy-parts.tsx';
import { LIMITS } from '@quizhall/shared/model/limits';
import { withOtherSign } from '../engine/sign.ts';
import { SignButton } from './sign-button.tsx';

const { take } = messages;

/** A short written answer, which may have to be a number. */
function TextInput({
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

const INPUTS: Readonly<Record<string, ComponentType<AnswerInputProps>>> = {
  one_choice: ChoiceInput,
  multiple_choice: ChoiceInput,
  true_false: ChoiceInput,
  short_answer: TextInput,
  essay: EssayInput,
  fill_blank: BlanksInput,
  matching: MatchInput,
  ordering: OrderInput,
};

/** How a question of this type is answered. A server that knows more types than this page says so. */
export function AnswerInput(props: AnswerInputProps) {
  const Input = INPUTS[props.question.type];
  if (!Input) return <Alert tone="warning">{messages.take.unsupported}</Alert>;
  return <Input {...props} />;
}
