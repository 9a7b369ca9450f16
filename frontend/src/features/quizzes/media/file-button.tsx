import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx.ts';

interface FileButtonProps {
  label: string;
  icon: ReactNode;
  /** Value of the input's `accept` attribute. */
  accept: string;
  onFile: (file: File) => void;
  /** True to display only the icon. The label stays the accessible name. */
  iconOnly?: boolean;
  'aria-describedby'?: string | undefined;
  invalid?: boolean | undefined;
}

/** File picker. A native input overlays the button, so that click, keyboard and drop work natively. */
export function FileButton({
  label,
  icon,
  accept,
  onFile,
  iconOnly = false,
  invalid,
  ...aria
}: FileButtonProps) {
  return (
    <span
      title={iconOnly ? label : undefined}
      className={cx(
        'relative inline-flex min-h-9 items-center justify-center gap-2 rounded-control text-sm font-medium outline-transparent transition-colors hover:bg-well has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent-ink [&_svg]:size-4 [&_svg]:shrink-0',
        iconOnly
          ? 'w-9 shrink-0 self-center text-muted hover:text-ink'
          : 'max-w-full self-start justify-self-start px-3 text-ink',
      )}
    >
      <span aria-hidden="true">{icon}</span>
      {!iconOnly && <span aria-hidden="true">{label}</span>}
      <input
        type="file"
        aria-label={label}
        aria-invalid={invalid || undefined}
        {...aria}
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Allows choosing the same file again after it was rejected or removed.
          event.target.value = '';
          if (file) onFile(file);
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </span>
  );
}
