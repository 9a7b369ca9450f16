import { formulasIn } from '@quizhall/shared/rules/formulas';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormulaText } from '@/components/ui/markdown-text.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { messages } from './messages.ts';
import { orderOf, type TryProps, withEntry, withMove } from './preview-quiz.ts';

const letter = (place: number): string => String.fromCodePoint('A'.charCodeAt(0) + place);

/** A list to choose from for each left side. A list has texts only: formulas stand above it, under letters. */
export function MatchTry({ question: { prompts, choices }, answer, onAnswer }: TryProps) {
  const isDrawn = choices.some((text) => formulasIn(text, false).length > 0);
  const options = choices.map((text, place) => ({
    value: String(place),
    label: isDrawn ? letter(place) : text,
  }));
  return (
    <div className="grid grid-cols-1 gap-4">
      {isDrawn && (
        <ul className="grid grid-cols-1 gap-2 rounded-control bg-well p-4 text-ink @lg:grid-cols-2">
          {choices.map((text, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- none ever moves
            <li key={place} className="flex min-w-0 gap-3">
              <span className="font-semibold text-muted">{letter(place)}</span>
              <span className="min-w-0 wrap-anywhere">
                <FormulaText text={text} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {prompts.map((left, place) => (
        <Select
          // oxlint-disable-next-line react/no-array-index-key -- two may read the same, and none ever moves
          key={place}
          label={<FormulaText text={left} />}
          placeholder={messages.choose}
          value={answer[place] ?? ''}
          options={options}
          onValueChange={(value) => onAnswer(withEntry(answer, place, value))}
        />
      ))}
    </div>
  );
}

/** Items with buttons that move them. The focus goes along with the item. */
export function OrderTry({ question: { choices }, answer, onAnswer, labelledBy }: TryProps) {
  const [said, setSaid] = useState('');
  const order = orderOf(answer, choices.length);
  const move = (from: number, by: 1 | -1, { currentTarget }: MouseEvent<HTMLElement>) => {
    const to = from + by;
    const item = order[from];
    if (item === undefined || to < 0 || to >= order.length) return;
    flushSync(() => {
      onAnswer(withMove(order, from, by));
      setSaid(messages.moved(choices[item] ?? '', to + 1, order.length));
    });
    currentTarget.focus();
  };
  return (
    <>
      <ol aria-labelledby={labelledBy} className="grid grid-cols-1 gap-2">
        {order.map((item, place) => {
          const text = choices[item] ?? '';
          return (
            <li
              key={item}
              className="flex items-center gap-3 rounded-card border-2 border-line bg-surface py-1 pr-1 pl-4"
            >
              <span className="tabular text-sm text-muted">{place + 1}</span>
              <span className="min-w-0 flex-1 wrap-anywhere text-ink">
                <FormulaText text={text} />
              </span>
              <PlainIconButton
                label={messages.up(text)}
                icon={<ChevronUp />}
                aria-disabled={place === 0}
                onClick={(event) => move(place, -1, event)}
                className="aria-disabled:text-disabled"
              />
              <PlainIconButton
                label={messages.down(text)}
                icon={<ChevronDown />}
                aria-disabled={place === order.length - 1}
                onClick={(event) => move(place, 1, event)}
                className="aria-disabled:text-disabled"
              />
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
