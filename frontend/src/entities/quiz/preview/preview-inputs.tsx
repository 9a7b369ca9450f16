import { countBlanks } from '@quizhall/shared/grading';
import type { QuestionType } from '@quizhall/shared/model/enums';
import type { ComponentType } from 'react';
import { InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { messages } from './messages.ts';
import { ChoiceTry } from './preview-choices.tsx';
import { type TryProps, withEntry, orderOf } from './preview-quiz.ts';
import { MatchPlaces } from '../places/match-places.tsx';
import { OrderPlaces } from '../places/order-places.tsx';

/** As participants match. */
function MatchTry({ question: { prompts, choices }, answer, onAnswer }: TryProps) {
  const chosen = prompts.map((_, place) => (answer[place] ? Number(answer[place]) : undefined));
  return (
    <MatchPlaces
      lefts={prompts}
      choices={choices}
      chosen={chosen}
      onChosen={(next) => onAnswer(next.map((choice) => (choice === undefined ? '' : String(choice))))}
    />
  );
}

/** As participants put in order. */
function OrderTry({ question: { choices }, answer, onAnswer, labelledBy }: TryProps) {
  return (
    <OrderPlaces
      items={choices}
      order={orderOf(answer, choices.length)}
      onOrder={(order) => onAnswer(order.map(String))}
      labelledBy={labelledBy}
    />
  );
}

/** How a question of each type is answered in the dry run. */
export const TRIES: Readonly<Record<QuestionType, ComponentType<TryProps>>> = {
  one_choice: ChoiceTry,
  multiple_choice: ChoiceTry,
  true_false: ChoiceTry,
  short_answer: LineTry,
  essay: EssayTry,
  fill_blank: BlanksTry,
  matching: MatchTry,
  ordering: OrderTry,
};

function LineTry({ question: { numeric }, answer, onAnswer, labelledBy }: TryProps) {
  return (
    <input
      type="text"
      inputMode={numeric ? 'decimal' : undefined}
      aria-labelledby={labelledBy}
      value={answer[0] ?? ''}
      onChange={(event) => onAnswer([event.target.value])}
      placeholder={numeric ? messages.numberPlaceholder : messages.placeholder}
      autoComplete="off"
      spellCheck={false}
      className="field-edge h-14 w-full px-4 text-lg text-ink"
    />
  );
}

function EssayTry({ answer, onAnswer }: TryProps) {
  return (
    <TextArea
      label={messages.answer}
      rows={6}
      value={answer[0] ?? ''}
      onChange={(event) => onAnswer([event.target.value])}
    />
  );
}

/** The sentence with a field in place of every blank; without a blank in it, one field below. */
function BlanksTry({ question: { question: stem, numeric }, answer, onAnswer, labelledBy }: TryProps) {
  const blanks = countBlanks(stem);
  const field = (place: number) => {
    const text = answer[place] ?? '';
    const label = messages.blank(place + 1, Math.max(1, blanks));
    return (
      <input
        type="text"
        inputMode={numeric ? 'decimal' : undefined}
        aria-label={numeric ? messages.numberBlank(label) : label}
        aria-describedby={labelledBy}
        value={text}
        onChange={(event) => onAnswer(withEntry(answer, place, event.target.value))}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        style={blanks === 0 ? undefined : { width: `${Math.min(24, Math.max(8, text.length + 2))}ch` }}
        className={`field-edge h-11 px-3 text-center text-lg text-accent-ink ${blanks === 0 ? 'w-full' : 'mx-0.5 max-w-[calc(100%-2rem)] align-middle'}`}
      />
    );
  };
  const inSentence = (place: number, closing: string) => (
    <span className="whitespace-nowrap">
      {field(place)}
      {closing}
    </span>
  );
  if (blanks === 0) return field(0);
  return (
    <p className="text-xl leading-[3.25rem] wrap-anywhere whitespace-pre-wrap text-ink">
      <InlineMarkdown text={stem} blank={inSentence} />
    </p>
  );
}
