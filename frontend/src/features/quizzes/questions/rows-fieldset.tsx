import { type ReactNode, useId } from 'react';
import { CircleAlert } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import { FieldSlot } from '../editor/field-slot.tsx';

interface RowsFieldsetProps {
  path: string;
  legend: string;
  hint: string;
  error: string | undefined;
  /** Buttons below the rows. */
  actions: ReactNode;
  children: ReactNode;
}

/** Frame of the rows of a question, with legend, error and add button. */
export function RowsFieldset({ path, legend, hint, error, actions, children }: RowsFieldsetProps) {
  const id = useId();
  return (
    <FieldSlot path={path}>
      <fieldset aria-describedby={cx(`${id}-note`, error && `${id}-error`)}>
        <legend className="text-sm font-medium text-ink">{legend}</legend>
        <p id={`${id}-note`} className="mt-0.5 text-sm text-faint">
          {hint}
        </p>
        <div className="mt-3">{children}</div>
        {error && (
          <p id={`${id}-error`} className="mt-2 flex items-start gap-1.5 text-sm text-danger-ink">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </fieldset>
      <div className="mt-2 flex flex-wrap gap-2">{actions}</div>
    </FieldSlot>
  );
}
