import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { PlainIconButton } from './plain-icon-button.tsx';
import { TextField } from './text-field.tsx';
import { parts } from './messages.ts';

export interface SearchFieldProps {
  /** Names the field and stands in it while it is empty. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number | undefined;
  className?: string | undefined;
}

/** Some browsers have a cross of their own, others have none: ours is the only one, everywhere. */
const NO_CROSS = '[&::-webkit-search-cancel-button]:hidden';

/**
 * What a list is searched by, with a button that empties it.
 * `<SearchField label="Search quizzes" value={values.q} onChange={(q) => set({ q })} />`
 */
export function SearchField({ label, value, onChange, maxLength, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <TextField
      ref={input}
      label={label}
      hideLabel
      type="search"
      placeholder={label}
      leading={<Search />}
      trailing={
        value !== '' && <PlainIconButton label={parts.clearSearch} icon={<X />} size="sm" onClick={clear} />
      }
      maxLength={maxLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={className}
      inputClassName={NO_CROSS}
    />
  );
}
