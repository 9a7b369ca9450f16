import { useState } from 'react';
import { LIMITS } from '@quizhall/shared/model/limits';
import { NumberField } from '@/components/ui/number-field.tsx';
import { useField } from '../editor/editor-context.tsx';
import { messages } from '../editor/messages.ts';
import { settlePrice } from './price-text.ts';
import { FieldSlot } from '../editor/field-slot.tsx';
import { SettingSwitch } from './setting-switch.tsx';

const TEXT = messages.settings.paid;

/** Entry fee of the quiz. */
export function PaidEntry() {
  const isPaid = useField('settings.isPaid');
  return (
    <>
      <SettingSwitch path="settings.isPaid" label={TEXT.label} hint={TEXT.hint} />
      {isPaid.value && <PriceBox />}
    </>
  );
}

/** Price field in dollars and cents, settled on blur; while typing, any text is allowed. */
function PriceBox() {
  const { value, set, error } = useField('settings.price');
  const [typed, setTyped] = useState<string>();
  const [moved, setMoved] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    setMoved(false);
    // Stores a valid price while typing, so that a save by keyboard includes it.
    if (text.trim() !== '' && settlePrice(text) === Number(text)) set(Number(text));
  };
  const settle = () => {
    if (typed === undefined) return;
    const settled = settlePrice(typed);
    set(settled);
    setTyped(undefined);
    // A price that became 0 shows the required message instead.
    setMoved(settled > 0 && Number(typed) !== settled);
  };
  return (
    <FieldSlot path="settings.price" className="sm:max-w-96">
      <NumberField
        label={TEXT.price}
        required
        leading="$"
        min={0}
        max={LIMITS.price}
        step={0.01}
        hint={moved ? <span role="status">{TEXT.moved}</span> : TEXT.priceHint}
        error={error}
        value={typed ?? (value === 0 ? '' : value.toFixed(2))}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
      />
    </FieldSlot>
  );
}
