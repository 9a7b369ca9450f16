import { type KeyboardEvent, useState } from 'react';
import { type ComboboxOption, filterOptions, moveMark } from './combobox-rules.ts';

export interface ComboboxChoice {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly ComboboxOption[];
  onQueryChange?: ((text: string) => void) | undefined;
  valueLabel?: string | undefined;
  required?: boolean | undefined;
  /** Disabled or read-only: nothing opens. */
  shut: boolean;
}

/** What is typed, open and marked in a combobox; the pattern of the ARIA guide with manual choice. */
export function useCombobox({
  value,
  onValueChange,
  options,
  onQueryChange,
  valueLabel,
  required,
  shut,
}: ComboboxChoice) {
  const [open, setOpen] = useState(false);
  /** Undefined while nobody types: the field shows the chosen option. */
  const [query, setQuery] = useState<string>();
  const [mark, setMark] = useState(-1);
  // Options that come from outside change with every letter: the chosen one may be gone from them.
  const [last, setLast] = useState<ComboboxOption>();

  const chosen =
    options.find((option) => option.value === value) ?? (last?.value === value ? last : undefined);
  const listed = query === undefined || onQueryChange ? options : filterOptions(options, query);

  const show = () => {
    if (shut) return;
    setOpen(true);
    setMark(listed.findIndex((option) => option.value === value));
  };
  const close = () => {
    setOpen(false);
    setQuery(undefined);
    if (query !== undefined) onQueryChange?.('');
  };
  const choose = (option: ComboboxOption) => {
    setLast(option);
    if (option.value !== value) onValueChange(option.value);
    close();
  };
  const type = (text: string) => {
    setQuery(text);
    setOpen(true);
    setMark(text === '' ? -1 : 0);
    onQueryChange?.(text);
    // An emptied field means nothing chosen, where that is allowed.
    if (text === '' && value !== '' && !required) onValueChange('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method's Enter takes over what it wrote, and is not for the list.
    if (shut || event.nativeEvent.isComposing) return;
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      return show();
    }
    const marked = listed[mark];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (marked) choose(marked);
      return;
    }
    if (event.key === 'Tab') return close();
    const next = moveMark(event.key, mark, listed.length);
    if (next === undefined) return;
    event.preventDefault();
    setMark(next);
  };
  return {
    open,
    listed,
    chosen,
    /** Index in `listed`; −1 for none. */
    mark: mark < listed.length ? mark : -1,
    text: query ?? chosen?.label ?? (value === '' ? '' : (valueLabel ?? '')),
    setMark,
    show,
    close,
    choose,
    type,
    onKeyDown,
  };
}
