import { BRAND_PRESETS } from '@quizhall/shared/rules/organizations/brand-colours';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { TextField } from '@/components/ui/text-field.tsx';
import { createMessages } from '../create/create-messages.ts';

const TEXT = createMessages.brand;

/** Color names for screen readers. */
const NAMES: Record<(typeof BRAND_PRESETS)[number], string> = {
  '#8B5CF6': 'Violet',
  '#3B82F6': 'Blue',
  '#10B981': 'Green',
  '#F59E0B': 'Amber',
  '#EF4444': 'Red',
  '#EC4899': 'Pink',
};

interface ColourFieldProps {
  label: string;
  value: string;
  onChange: (colour: string) => void;
  error?: string | undefined;
  /** True to display preset colors. */
  presets?: boolean;
}

/** Color field with presets, a picker and text input. */
export function ColourField({ label, value, onChange, error, presets = false }: ColourFieldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <input
          type="color"
          aria-label={TEXT.pick(label)}
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
          className={cx(
            'h-11 w-14 shrink-0 cursor-pointer rounded-control border border-edge bg-surface p-1',
            // Aligned with the field, not with the message below it.
            error && 'mt-6.5 self-start',
          )}
        />
        <TextField
          id={id}
          label={label}
          value={value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          error={error}
          onChange={({ target }) => onChange(target.value.trim().toUpperCase())}
          inputClassName="font-mono uppercase"
          className="flex-[1_1_8rem]"
        />
      </div>
      {presets && (
        <div role="group" aria-label={label} className="flex flex-wrap gap-2">
          {BRAND_PRESETS.map((preset) => {
            const isChosen = preset === value.toUpperCase();
            return (
              <button
                key={preset}
                type="button"
                aria-pressed={isChosen}
                aria-label={NAMES[preset]}
                onClick={() => onChange(preset)}
                className="grid size-11 place-items-center rounded-control border border-line transition-transform hover:scale-105 aria-pressed:ring-2 aria-pressed:ring-accent aria-pressed:ring-offset-2 aria-pressed:ring-offset-surface"
                style={{ backgroundColor: preset }}
              >
                {isChosen && <Check aria-hidden="true" className="size-5 text-black" strokeWidth={3} />}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
