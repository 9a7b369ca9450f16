import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, use, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '@/components/ui/cx.ts';
import { FormulaText } from '@/components/ui/markdown-text.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { WrittenIn } from '@/lib/written-in.ts';
import { Grip } from './grip.tsx';
import { messages } from './messages.ts';
import { placeOf, type Row, shiftsOf, withMoved } from './order.ts';
import { useDrag } from './use-drag.ts';
import { usePlainTexts } from './use-plain-texts.ts';

interface OrderPlacesProps {
  /** What is put in order; two may read the same. */
  items: readonly string[];
  /** Places in `items`, in the order given. */
  order: readonly number[];
  onOrder: (order: number[]) => void;
  locked?: boolean;
  /** Id of the element that words the question. */
  labelledBy: string;
}

/** A row, and all of them as they stood when the drag began. */
interface Held {
  place: number;
  rows: Row[];
}

const rowsOf = (list: HTMLElement | null): Row[] =>
  [...(list?.children ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { top, height };
  });

/** Items to be put in order: dragged, or moved by two buttons. The focus goes along with the item. */
export function OrderPlaces({ items, order, onOrder, locked = false, labelledBy }: OrderPlacesProps) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const language = use(WrittenIn);
  const { spoken } = usePlainTexts(items);
  const count = order.length;
  const move = (from: number, to: number) => {
    const item = order[from];
    if (locked || item === undefined || to < 0 || to >= count || to === from) return;
    onOrder(withMoved(order, from, to));
    setSaid(messages.moved({ name: spoken[item] ?? '', place: to + 1, count }));
  };
  const { drag, grab } = useDrag<Held>(({ held: { place, rows }, by }) =>
    move(place, placeOf(rows, place, by)),
  );
  const from = drag?.held.place;
  const shifts = drag ? shiftsOf(drag.held.rows, drag.held.place, drag.by) : [];
  const onGrab = (place: number) => (event: PointerEvent) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button');
    if (!isOnButton) grab({ place, rows: rowsOf(list.current) })(event);
  };
  return (
    <>
      {!locked && <p className="mb-3 text-sm text-muted">{messages.prompts.ordering}</p>}
      <ol ref={list} aria-labelledby={labelledBy} className="grid grid-cols-1 gap-2">
        {order.map((item, place) => (
          <li
            key={item}
            onPointerDown={locked ? undefined : onGrab(place)}
            style={shifts[place] ? { transform: `translateY(${shifts[place]}px)` } : undefined}
            className={cx(
              'flex items-center gap-2 rounded-card border-2 bg-surface py-1 pr-1',
              place === from ? 'relative z-10 border-accent shadow-lg' : 'border-line',
              locked ? 'pl-4' : place === from ? 'cursor-grabbing' : 'cursor-grab',
              drag && place !== from && 'motion-safe:transition-transform motion-safe:duration-150',
            )}
          >
            {!locked && <Grip icon={<GripVertical />} />}
            <span className="tabular text-sm text-muted">{place + 1}</span>
            <span lang={language} className="min-w-0 flex-1 py-2 wrap-anywhere text-ink">
              <FormulaText text={items[item] ?? ''} />
            </span>
            {!locked && <Movers name={spoken[item] ?? ''} place={place} count={count} onMove={move} />}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** Where keys lead on the buttons of a row. */
const KEYS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface MoversProps {
  name: string;
  place: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

/** One place up or down; arrow keys do either from both, Home and End lead to the ends. */
function Movers({ name, place, count, onMove }: MoversProps) {
  const move = ({ currentTarget }: { currentTarget: HTMLElement }, to: number) => {
    flushSync(() => onMove(place, to));
    currentTarget.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = KEYS[event.key]?.(place, count);
    if (to === undefined) return;
    event.preventDefault();
    move(event, to);
  };
  const look = { onKeyDown, className: 'aria-disabled:text-disabled' };
  return (
    <>
      <PlainIconButton
        label={messages.up({ name })}
        icon={<ChevronUp />}
        aria-disabled={place === 0}
        onClick={(event) => move(event, place - 1)}
        {...look}
      />
      <PlainIconButton
        label={messages.down({ name })}
        icon={<ChevronDown />}
        aria-disabled={place === count - 1}
        onClick={(event) => move(event, place + 1)}
        {...look}
      />
    </>
  );
}
