import { Check, ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { ComboboxOption } from './combobox-rules.ts';
import { cx } from './cx.ts';
import { Field, FieldEnd, type FieldProps, useFieldIds } from './field.tsx';
import { popupHome } from './popup-home.ts';
import { ITEM, POPUP } from './popup-look.ts';
import { useCombobox } from './use-combobox.ts';
import { parts } from './messages.ts';
import { formatNumber } from '@/lib/format.ts';

export interface ComboboxProps extends FieldProps {
  /** Value of the chosen option; empty for none. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly ComboboxOption[];
  /** Given, the options are somebody else's answer to the typed text; left out, they are filtered here. */
  onQueryChange?: ((text: string) => void) | undefined;
  /** Text of a chosen value that is not among the options (yet). */
  valueLabel?: string | undefined;
  placeholder?: string | undefined;
  emptyText?: string | undefined;
  /** Options are on their way. */
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  id?: string | undefined;
  /** The field that is typed in, where a form puts the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

/**
 * One of a long list, found by typing. `<Combobox label="Country" value={code} onValueChange={set} options={countries} />`
 */
export function Combobox({ ref, emptyText = parts.nothingMatches, ...props }: ComboboxProps) {
  const { label, hint, error, required, hideLabel, loading, disabled, readOnly, className } = props;
  const ids = useFieldIds(props, props.id);
  const box = useCombobox({ ...props, shut: Boolean(disabled || readOnly) });
  const frame = useRef<HTMLDivElement>(null);
  const [home, setHome] = useState<HTMLElement>();
  const listId = `${ids.id}-list`;
  const optionId = (place: number) => `${ids.id}-option-${place}`;
  const hasList = box.open && box.listed.length > 0;
  return (
    <Field
      ids={ids}
      label={label}
      hint={hint}
      error={error}
      required={required}
      hideLabel={hideLabel}
      className={className}
    >
      <Popover.Root open={box.open} onOpenChange={(open) => !open && box.close()}>
        <Popover.Anchor asChild>
          <div
            ref={frame}
            data-read-only={readOnly ? '' : undefined}
            data-disabled={disabled ? '' : undefined}
            className="field-edge flex h-11 items-center"
          >
            <input
              ref={ref}
              type="text"
              role="combobox"
              id={ids.id}
              {...ids.aria}
              aria-expanded={hasList}
              aria-controls={hasList ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={hasList && box.mark >= 0 ? optionId(box.mark) : undefined}
              aria-busy={loading || undefined}
              autoComplete="off"
              spellCheck={false}
              value={box.text}
              placeholder={props.placeholder}
              disabled={disabled}
              readOnly={readOnly}
              onChange={(event) => box.type(event.target.value)}
              onFocus={() => setHome(popupHome(frame.current))}
              onClick={box.show}
              onKeyDown={box.onKeyDown}
              className="h-full w-full min-w-0 rounded-control bg-transparent px-3 text-base text-ink outline-none focus-visible:outline-none disabled:cursor-not-allowed disabled:text-disabled sm:text-sm"
            />
            <FieldEnd loading={loading} readOnly={readOnly}>
              {!loading && !readOnly && (
                <ChevronDown aria-hidden="true" className="pointer-events-none mr-1 size-4" />
              )}
            </FieldEnd>
          </div>
        </Popover.Anchor>
        <Popover.Portal {...(home && { container: home })}>
          <Popover.Content
            role="presentation"
            align="start"
            sideOffset={4}
            collisionPadding={8}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onInteractOutside={(event) => {
              if (frame.current?.contains(event.target as Node)) event.preventDefault();
            }}
            className={cx(
              POPUP,
              'max-h-[min(20rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) overflow-y-auto',
            )}
          >
            {hasList ? (
              <List
                id={listId}
                label={typeof label === 'string' ? label : undefined}
                box={box}
                optionId={optionId}
              />
            ) : (
              <p className="px-3 py-2.5 text-sm text-muted">{loading ? parts.loading : emptyText}</p>
            )}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <span role="status" className="sr-only">
        {box.open && !loading && (hasList ? countText(box.listed.length) : emptyText)}
      </span>
    </Field>
  );
}

const countText = (count: number) => parts.options({ count: formatNumber(count), one: count === 1 });

interface ListProps {
  id: string;
  label: string | undefined;
  box: ReturnType<typeof useCombobox>;
  optionId: (place: number) => string;
}

function List({ id, label, box, optionId }: ListProps) {
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={label}>
      {box.listed.map((option, place) => (
        <Item
          key={option.value}
          id={optionId(place)}
          option={option}
          chosen={option.value === box.chosen?.value}
          marked={place === box.mark}
          onPoint={() => box.setMark(place)}
          onChoose={() => box.choose(option)}
        />
      ))}
    </div>
  );
}

interface ItemProps {
  id: string;
  option: ComboboxOption;
  chosen: boolean;
  marked: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Item({ id, option, chosen, marked, onPoint, onChoose }: ItemProps): ReactNode {
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (marked) item.current?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    // Keys work in the field: it keeps the focus and says which option is marked.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={item}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      data-highlighted={marked ? '' : undefined}
      onPointerMove={onPoint}
      // The press must not take the focus out of the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cx(ITEM, 'pr-8 pl-3', chosen ? 'font-medium text-accent-ink' : 'text-ink')}
    >
      <span className="min-w-0">
        <span className="block truncate">{option.label}</span>
        {option.description && (
          <span className="block truncate text-xs font-normal text-muted">{option.description}</span>
        )}
      </span>
      {chosen && <Check aria-hidden="true" className="absolute right-2.5 size-4" />}
    </div>
  );
}
