import { Check, ChevronDown, GripVertical } from 'lucide-react';
import { type PointerEvent, use, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '@/components/ui/cx.ts';
import { FormulaText } from '@/components/ui/markdown-text.tsx';
import { WrittenIn } from '@/lib/written-in.ts';
import { Grip } from './grip.tsx';
import { messages } from './messages.ts';
import { type Drag, type Point, useDrag } from './use-drag.ts';
import { usePlainTexts } from './use-plain-texts.ts';

/** The place in `choices` for each left side; undefined where nothing is chosen. */
export type Chosen = readonly (number | undefined)[];

interface MatchPlacesProps {
  lefts: readonly string[];
  /** What can be chosen for each left side, as often as one likes. */
  choices: readonly string[];
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  locked?: boolean;
}

interface Held {
  choice: number;
  /** The left side that it is taken away from. */
  from?: number | undefined;
}

/** The left side whose row lies at a point of the window. */
function rowAt({ x, y }: Point): number | undefined {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-match-row]');
  return row ? Number(row.dataset.matchRow) : undefined;
}

/**
 * Left sides with a place for what belongs to each: choices are dragged there, or picked from the list that the place is
 * for keys, fingers and screen readers. A choice may be used more than once.
 */
export function MatchPlaces({ lefts, choices, chosen, onChosen, locked = false }: MatchPlacesProps) {
  const [said, setSaid] = useState('');
  const { spoken: spokenLefts } = usePlainTexts(lefts);
  const { shown: shownChoices, spoken: spokenChoices } = usePlainTexts(choices);
  const put = (...changes: [left: number, choice: number | undefined][]) => {
    const next = lefts.map((_, left) => chosen[left]);
    for (const [left, choice] of changes) next[left] = choice;
    onChosen(next);
  };
  const { drag, grab } = useDrag<Held>(({ held: { choice, from }, at }) => {
    const to = rowAt(at);
    if (to === from) return;
    const leaving: [number, undefined][] = from === undefined ? [] : [[from, undefined]];
    if (to === undefined && leaving.length === 0) return;
    put(...leaving, ...(to === undefined ? [] : ([[to, choice]] as [number, number][])));
    setSaid(
      to === undefined
        ? messages.cleared({ left: spokenLefts[from ?? 0] ?? '' })
        : messages.placed({ choice: spokenChoices[choice] ?? '', left: spokenLefts[to] ?? '' }),
    );
  });
  const over = drag && rowAt(drag.at);
  return (
    <div className="@container">
      {!locked && <p className="mb-3 text-sm text-muted">{messages.prompts.matching}</p>}
      <div
        className={cx('grid grid-cols-1 gap-5', !locked && '@min-[36rem]:grid-cols-[minmax(0,1fr)_13rem]')}
      >
        {!locked && <Bank choices={choices} chosen={chosen} onGrab={(choice) => grab({ choice })} />}
        <ul className="@container grid grid-cols-1 content-start gap-3">
          {lefts.map((left, place) => (
            <MatchRow
              // oxlint-disable-next-line react/no-array-index-key -- two may read the same, and none ever moves
              key={place}
              place={place}
              left={left}
              choice={chosen[place]}
              choices={choices}
              shownChoices={shownChoices}
              spokenChoices={spokenChoices}
              locked={locked}
              isOver={over === place}
              onChoice={(choice) => put([place, choice])}
              onGrab={(choice) => grab({ choice, from: place })}
            />
          ))}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {drag && <Ghost drag={drag} text={choices[drag.held.choice] ?? ''} />}
    </div>
  );
}

type OnGrab = (choice: number) => (event: PointerEvent) => void;

interface BankProps {
  choices: readonly string[];
  chosen: Chosen;
  onGrab: OnGrab;
}

/** Everything that can be chosen, to be dragged from; what is placed already says so. */
function Bank({ choices, chosen, onGrab }: BankProps) {
  const id = useId();
  const language = use(WrittenIn);
  return (
    <div className="min-w-0 @min-[36rem]:order-last">
      <p id={id} className="mb-2 text-sm font-medium text-muted">
        {messages.choices}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2 @min-[36rem]:sticky @min-[36rem]:top-24">
        {choices.map((text, choice) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- none ever moves
            key={choice}
            onPointerDown={onGrab(choice)}
            className={cx(
              'flex min-h-11 max-w-full cursor-grab items-center rounded-control border bg-surface pr-3 text-ink select-none hover:border-edge hover:bg-well',
              chosen.includes(choice) ? 'border-dashed border-line' : 'border-edge',
            )}
          >
            <Grip icon={chosen.includes(choice) ? <Check /> : <GripVertical />} />
            <span
              lang={language}
              className={cx('min-w-0 wrap-anywhere', chosen.includes(choice) && 'text-muted')}
            >
              <FormulaText text={text} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MatchRowProps {
  place: number;
  left: string;
  choice: number | undefined;
  choices: readonly string[];
  shownChoices: readonly string[];
  spokenChoices: readonly string[];
  locked: boolean;
  isOver: boolean;
  onChoice: (choice: number | undefined) => void;
  onGrab: OnGrab;
}

/** A left side and its place. The list lies unseen over the place, which shows formulas as no list can. */
function MatchRow(props: MatchRowProps) {
  const { place, left, choice, choices, shownChoices, spokenChoices, locked, isOver, onChoice, onGrab } =
    props;
  const id = useId();
  const language = use(WrittenIn);
  const isEmpty = choice === undefined;
  return (
    <li
      data-match-row={place}
      className={cx(
        'grid grid-cols-1 gap-2 rounded-card border-2 p-3 @min-[24rem]:grid-cols-2 @min-[24rem]:items-center',
        isOver ? 'border-accent bg-accent-soft outline-2 outline-accent-ink' : 'border-line bg-surface',
      )}
    >
      <span id={id} lang={language} className="min-w-0 px-1 wrap-anywhere text-ink">
        <FormulaText text={left} />
      </span>
      <span
        className={cx(
          'relative flex min-h-11 min-w-0 items-center rounded-control border has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink',
          isEmpty ? 'border-dashed border-edge text-muted' : 'border-accent-line bg-accent-soft text-ink',
          !locked && 'hover:border-accent-ink',
        )}
      >
        {!isEmpty && !locked && (
          // Over the list, so that it can be dragged away.
          <span className="relative z-10" onPointerDown={onGrab(choice)}>
            <Grip icon={<GripVertical />} />
          </span>
        )}
        <span className={cx('min-w-0 flex-1 py-2 wrap-anywhere', (isEmpty || locked) && 'pl-3')}>
          {isEmpty ? (
            locked ? (
              messages.nothing
            ) : (
              messages.notChosen
            )
          ) : (
            <FormulaText text={choices[choice] ?? ''} />
          )}
        </span>
        {!locked && <ChevronDown aria-hidden="true" className="mr-3 size-4 shrink-0 text-muted" />}
        {!locked && (
          <select
            aria-labelledby={id}
            value={choice ?? ''}
            onChange={({ target: { value } }) => onChoice(value === '' ? undefined : Number(value))}
            className="absolute inset-0 size-full cursor-pointer text-base opacity-0"
          >
            <option value="">{messages.nothing}</option>
            {shownChoices.map((text, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- none ever moves
              <option
                key={at}
                value={at}
                aria-label={spokenChoices[at] === text ? undefined : spokenChoices[at]}
              >
                {text}
              </option>
            ))}
          </select>
        )}
      </span>
    </li>
  );
}

/** What is being dragged, at the pointer. */
const Ghost = ({ drag: { at }, text }: { drag: Drag<Held>; text: string }) =>
  createPortal(
    <div
      aria-hidden="true"
      style={{ left: at.x, top: at.y }}
      className="pointer-events-none fixed z-50 max-w-64 -translate-x-1/2 -translate-y-full rounded-control border-2 border-accent bg-surface px-3 py-2 wrap-anywhere text-ink shadow-lg"
    >
      <FormulaText text={text} />
    </div>,
    document.body,
  );
