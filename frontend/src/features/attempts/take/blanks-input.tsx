import { countBlanks } from '@quizhall/shared/grading';
import { LIMITS } from '@quizhall/shared/model/limits';
import { type KeyboardEvent, use } from 'react';
import { WrittenIn } from '@/lib/written-in.ts';
import { InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { blankTexts, fillBlank } from '../engine/answers.ts';
import { withOtherSign } from '../engine/sign.ts';
import { messages } from '../shared/messages.ts';
import type { AnswerInputProps } from './choice-input.tsx';
import { SignButton } from './sign-button.tsx';

const { take } = messages;

/** Enter goes to the next empty blank before it goes to the next question. */
function goToNextBlank(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const all = [...(event.currentTarget.closest('[data-blanks]')?.querySelectorAll('input') ?? [])];
  const next = all.slice(all.indexOf(event.currentTarget) + 1).find((input) => input.value === '');
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The sentence with an input in place of every blank; without a blank in it, one input below. */
export function BlanksInput({ question, answer, onAnswer, locked, labelledBy }: AnswerInputProps) {
  const language = use(WrittenIn);
  const blanks = countBlanks(question.question);
  const count = Math.max(1, blanks);
  const texts = blankTexts(answer, count);
  const blank = (index: number) => (
    <BlankField
      label={
        question.numeric
          ? take.numberBlank({ blank: take.blank({ number: index + 1, total: count }) })
          : take.blank({ number: index + 1, total: count })
      }
      numeric={question.numeric ?? false}
      describedBy={labelledBy}
      text={texts[index] ?? ''}
      locked={locked}
      wide={blanks === 0}
      onText={(text) => onAnswer(fillBlank(answer, count, index, text))}
    />
  );
  const inSentence = (index: number, closing: string) => (
    <span className="whitespace-nowrap">
      {blank(index)}
      {closing}
    </span>
  );
  if (blanks === 0) return <div data-blanks>{blank(0)}</div>;
  return (
    <p
      data-blanks
      lang={language}
      className="text-xl leading-[3.25rem] whitespace-pre-wrap text-ink @min-[40rem]:text-2xl @min-[40rem]:leading-[3.5rem]"
    >
      <InlineMarkdown text={question.question} blank={inSentence} />
    </p>
  );
}

interface BlankFieldProps {
  label: string;
  describedBy: string;
  numeric: boolean;
  text: string;
  locked: boolean;
  wide: boolean;
  onText: (text: string) => void;
}

function BlankField({ label, describedBy, numeric, text, locked, wide, onText }: BlankFieldProps) {
  const field = (
    <input
      type="text"
      inputMode={numeric ? 'decimal' : undefined}
      aria-label={label}
      aria-describedby={describedBy}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={goToNextBlank}
      disabled={locked}
      maxLength={LIMITS.shortAnswer}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      // As wide as the text, within reason, so that the sentence stays a sentence.
      style={wide ? undefined : { width: `${Math.min(24, Math.max(8, text.length + 2))}ch` }}
      className={`field-edge h-11 max-w-[calc(100%-2rem)] rounded-control px-3 text-center text-lg font-medium text-accent-ink ${wide ? 'w-full' : 'mr-0.5 ml-1 align-middle'}`}
    />
  );
  if (!numeric) return field;
  return (
    <span className={wide ? 'flex gap-2' : 'inline-flex items-center'}>
      {field}
      <SignButton disabled={locked} onPress={() => onText(withOtherSign(text))} />
    </span>
  );
}
