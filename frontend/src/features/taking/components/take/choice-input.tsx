import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/question';
import { Check } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import { InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { chooseOption } from '../../runner/carry-out.ts';
import { optionMark } from '../../engine/keyboard.ts';

export interface AnswerInputProps {
  question: ParticipantQuestion;
  answer: UserAnswer;
  onAnswer: (answer: UserAnswer) => void;
  /** The question's own time is used up. */
  locked: boolean;
  /** Id of the element that words the question. */
  labelledBy: string;
}

/** Options as large cards, one or several to choose. Native radios and checkboxes underneath. */
export function ChoiceInput({ question, answer, onAnswer, locked, labelledBy }: AnswerInputProps) {
  const { _id: name, type, options } = question;
  const several = type === 'multiple_choice';
  const isChosen = (text: string) => (Array.isArray(answer) ? answer.includes(text) : answer === text);
  return (
    <div
      role={several ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      className={cx('grid gap-3', type === 'true_false' && '@min-[40rem]:grid-cols-2')}
    >
      {options.map(({ text }, index) => (
        <OptionCard
          // Two options may read the same; their place tells them apart and never changes.
          key={`${index}.${text}`}
          name={name}
          text={text}
          mark={optionMark(index, options.length)}
          several={several}
          chosen={isChosen(text)}
          locked={locked}
          onChoose={() => onAnswer(chooseOption(question, answer, index))}
        />
      ))}
    </div>
  );
}

interface OptionCardProps {
  name: string;
  text: string;
  mark: string;
  several: boolean;
  chosen: boolean;
  locked: boolean;
  onChoose: () => void;
}

function OptionCard({ name, text, mark, several, chosen, locked, onChoose }: OptionCardProps) {
  return (
    <label
      className={cx(
        'group relative flex min-h-14 items-center gap-4 rounded-card border-2 px-4 py-3 text-left transition-[background-color,border-color] duration-100',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink',
        chosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
        locked ? 'cursor-not-allowed' : 'cursor-pointer',
        !locked && !chosen && 'hover:border-edge hover:bg-well',
      )}
    >
      <input
        type={several ? 'checkbox' : 'radio'}
        name={name}
        checked={chosen}
        disabled={locked}
        onChange={onChoose}
        className="sr-only"
      />
      <span
        aria-hidden="true"
        className={cx(
          'grid size-8 shrink-0 place-items-center border text-sm font-semibold transition-colors duration-100',
          several ? 'rounded-inner' : 'rounded-full',
          chosen ? 'border-transparent bg-accent text-on-accent' : 'border-edge bg-surface text-muted',
        )}
      >
        {chosen ? <Check strokeWidth={3} className="size-4" /> : mark}
      </span>
      <span
        className={cx(
          'min-w-0 flex-1 text-base @min-[40rem]:text-lg',
          locked && !chosen ? 'text-muted' : 'text-ink',
        )}
      >
        <InlineMarkdown text={text} links={false} />
      </span>
    </label>
  );
}
