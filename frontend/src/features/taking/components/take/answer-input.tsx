import type { ComponentType } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { messages } from '../../messages.ts';
import { BlanksInput } from './blanks-input.tsx';
import { type AnswerInputProps, ChoiceInput } from './choice-input.tsx';
import { EssayInput, MatchInput, OrderInput } from './later-parts.tsx';
import { TextInput } from './text-input.tsx';

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
