import { isMediaAlone } from '@quizhall/shared/rules/quizzes/option-text';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { messages } from './messages.ts';
import { isPlayed, ShownFile } from './preview-media.tsx';
import { type PreviewOption, type TryProps, withChoice } from './preview-quiz.ts';

/** Options as cards, one or several to choose, as in the quiz itself. */
export function ChoiceTry({ question: { type, options }, answer, onAnswer, labelledBy }: TryProps) {
  const name = useId();
  const several = type === 'multiple_choice';
  return (
    <div
      role={several ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      className={cx('grid grid-cols-1 gap-3', type === 'true_false' && '@lg:grid-cols-2')}
    >
      {options.map((option, place) => (
        <OptionCard
          // oxlint-disable-next-line react/no-array-index-key -- two may read the same, and none ever moves
          key={place}
          option={option}
          name={name}
          place={place}
          several={several}
          chosen={answer.includes(String(place))}
          onChoose={() => onAnswer(withChoice(answer, place, several))}
        />
      ))}
    </div>
  );
}

interface OptionCardProps {
  option: PreviewOption;
  name: string;
  place: number;
  several: boolean;
  chosen: boolean;
  onChoose: () => void;
}

function OptionCard({ option, name, place, several, chosen, onChoose }: OptionCardProps) {
  const { media } = option;
  const mark = String.fromCodePoint('A'.charCodeAt(0) + place);
  const label = messages.option(place + 1);
  return (
    <div
      className={cx(
        'rounded-card border-2 transition-[background-color,border-color] duration-100',
        'has-[label_input:focus-visible]:outline-2 has-[label_input:focus-visible]:outline-offset-2 has-[label_input:focus-visible]:outline-accent-ink',
        chosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:border-edge hover:bg-well',
      )}
    >
      <label className="relative flex min-h-13 cursor-pointer items-center gap-4 px-4 py-3 text-left">
        <input
          type={several ? 'checkbox' : 'radio'}
          name={name}
          checked={chosen}
          onChange={onChoose}
          className="sr-only"
        />
        <span
          aria-hidden="true"
          className={cx(
            'grid size-8 shrink-0 place-items-center border text-sm font-semibold',
            several ? 'rounded-inner' : 'rounded-full',
            chosen ? 'border-transparent bg-accent text-on-accent' : 'border-edge bg-surface text-muted',
          )}
        >
          {chosen ? <Check strokeWidth={3} className="size-4" /> : mark}
        </span>
        <span className="min-w-0 flex-1 text-base wrap-anywhere text-ink">
          {media && !isPlayed(media) && <ShownFile media={media} label={label} place="option" />}
          <Words option={option} label={label} />
        </span>
      </label>
      {media && isPlayed(media) && (
        <div className="px-4 pb-3">
          <ShownFile media={media} label={label} place="option" />
        </div>
      )}
    </div>
  );
}

/** An option that is its file alone has words only for those who do not see or hear it. */
function Words({ option, label }: { option: PreviewOption; label: string }) {
  const { text, media } = option;
  if (!isMediaAlone(option)) {
    return (
      <span className={media && 'mt-2 block'}>
        <InlineMarkdown text={text} links={false} />
      </span>
    );
  }
  if (!media || !isPlayed(media)) return null;
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">
        <InlineMarkdown text={text} links={false} />
      </span>
    </>
  );
}
