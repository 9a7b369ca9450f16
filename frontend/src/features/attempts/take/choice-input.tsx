import type {
  ParticipantQuestion,
  ShownMedia as ShownFile,
  UserAnswer,
} from '@quizhall/shared/model/quizzes/question';
import { Check, Strikethrough } from 'lucide-react';
import { use } from 'react';
import { WrittenIn } from '@/lib/written-in.ts';
import { cx } from '@/components/ui/cx.ts';
import { InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { chooseOption } from '../runner/carry-out.ts';
import { isMediaAlone } from '@quizhall/shared/rules/quizzes/option-text';
import { optionMark } from '../engine/keyboard.ts';
import { isChosen } from '../engine/struck.ts';
import { messages } from '../shared/messages.ts';
import { isPlayed, ShownMedia } from '../shared/shown-media.tsx';
import { language as interfaceLanguage } from '@/lib/language.ts';

interface StrikeButtonProps {
  mark: string;
  struck: boolean;
  onStrike: () => void;
}

/** Beside an option, apart from it, so that no thumb crosses out what it wants to choose. */
function StrikeButton({ mark, struck, onStrike }: StrikeButtonProps) {
  const label = messages.take.strike({ mark });
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={struck}
      title={label}
      onClick={onStrike}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-control border transition-colors',
        struck
          ? 'border-edge bg-well text-ink'
          : 'border-transparent text-faint hover:bg-well hover:text-ink',
      )}
    >
      <Strikethrough aria-hidden="true" className="size-5" />
    </button>
  );
}

const { take } = messages;

export interface AnswerInputProps {
  question: ParticipantQuestion;
  answer: UserAnswer;
  onAnswer: (answer: UserAnswer) => void;
  /** The question's own time is used up. */
  locked: boolean;
  /** The places of the options that the person has crossed out. */
  struck?: readonly number[] | undefined;
  onStrike?: ((place: number) => void) | undefined;
  /** Id of the element that words the question. */
  labelledBy: string;
}

/** Options as large cards, one or several to choose. Native radios and checkboxes underneath. */
export function ChoiceInput({
  question,
  answer,
  onAnswer,
  locked,
  struck,
  onStrike,
  labelledBy,
}: AnswerInputProps) {
  const { _id: name, type, options } = question;
  const several = type === 'multiple_choice';
  return (
    <div
      role={several ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      className={cx('grid gap-3', type === 'true_false' && '@min-[40rem]:grid-cols-2')}
    >
      {options.map(({ text, media }, index) => (
        <OptionCard
          // Two options may read the same; their place tells them apart and never changes.
          key={`${index}.${text}`}
          name={name}
          text={text}
          media={media}
          mark={optionMark(index, options.length)}
          several={several}
          chosen={isChosen(answer, text)}
          locked={locked}
          struck={struck?.includes(index) ?? false}
          onStrike={onStrike && (() => onStrike(index))}
          onChoose={() => onAnswer(chooseOption(question, answer, index))}
        />
      ))}
    </div>
  );
}

interface OptionCardProps {
  name: string;
  text: string;
  media: ShownFile | undefined;
  mark: string;
  several: boolean;
  chosen: boolean;
  locked: boolean;
  struck: boolean;
  onStrike: (() => void) | undefined;
  onChoose: () => void;
}

/** An option, and beside it what crosses it out. */
function OptionCard({ onStrike, ...props }: OptionCardProps) {
  const { mark, struck, locked } = props;
  if (!onStrike || locked) return <ChosenCard {...props} />;
  return (
    <div className="flex min-w-0 items-center gap-1">
      <ChosenCard {...props} />
      <StrikeButton {...{ mark, struck, onStrike }} />
    </div>
  );
}

function ChosenCard(props: Omit<OptionCardProps, 'onStrike'>) {
  const { name, text, media, mark, several, chosen, locked, struck, onChoose } = props;
  const played = media && isPlayed(media);
  const language = use(WrittenIn);
  return (
    <div
      className={cx(
        'group relative min-w-0 flex-1 rounded-card border-2 transition-[background-color,border-color] duration-100',
        'has-[label_input:focus-visible]:outline-2 has-[label_input:focus-visible]:outline-offset-2 has-[label_input:focus-visible]:outline-accent-ink',
        chosen && 'border-accent bg-accent-soft',
        !chosen && (struck ? 'border-dashed border-line' : 'border-line bg-surface'),
        !locked && !chosen && 'hover:border-edge hover:bg-well',
      )}
    >
      <label
        className={cx(
          'flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-left',
          locked ? 'cursor-not-allowed' : 'cursor-pointer',
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
            'grid size-[2.25em] shrink-0 place-items-center border text-mark font-semibold transition-colors duration-100',
            several ? 'rounded-inner' : 'rounded-full',
            chosen ? 'border-transparent bg-accent text-on-accent' : 'border-edge bg-surface text-muted',
          )}
        >
          {chosen ? <Check strokeWidth={3} className="size-[1.15em]" /> : mark}
        </span>
        <span
          lang={language}
          className={cx(
            'min-w-0 flex-1 basis-[calc(6rem*var(--zoom,1))] text-base wrap-anywhere @min-[40rem]:text-lg',
            struck && 'text-muted line-through [&_img]:opacity-40',
            !struck && (locked && !chosen ? 'text-muted' : 'text-ink'),
          )}
        >
          {media && !played && <ShownMedia media={media} label={text} place="option" />}
          <Words text={text} media={media} mark={mark} />
          {struck && (
            <span lang={interfaceLanguage} className="sr-only">
              {' '}
              ({take.isStruck})
            </span>
          )}
        </span>
      </label>
      {played && (
        <div className="px-4 pb-3">
          <ShownMedia media={media} label={take.optionMedia({ mark })} place="option" />
        </div>
      )}
    </div>
  );
}

/** The words of an option; one that is seen or heard alone has them only for those who do not see or hear it. */
export function Words({ text, media, mark }: Pick<OptionCardProps, 'text' | 'media' | 'mark'>) {
  if (!isMediaAlone({ text, media })) {
    return (
      <span className={media && 'mt-2 block'}>
        <InlineMarkdown text={text} links={false} />
      </span>
    );
  }
  if (!media || !isPlayed(media)) return null;
  return (
    <>
      <span aria-hidden="true">{take.played({ mark })}</span>
      <span className="sr-only">
        <InlineMarkdown text={text} links={false} />
      </span>
    </>
  );
}
