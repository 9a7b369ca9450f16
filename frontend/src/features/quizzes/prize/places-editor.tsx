import type { PrizePlace } from '@quizhall/shared/model/quizzes/quiz';
import { LIMITS } from '@quizhall/shared/model/limits';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { optionsOf } from '@/entities/quiz/labels.ts';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useField, usePrizeForm } from '../editor/editor-context.tsx';
import { equalPlaces, placesFor, type Preset, presetOf, shownPlaces } from './prize-places.ts';
import { prizeMessages as TEXT } from './prize-messages.ts';
import { Choice } from '../questions/choice.tsx';
import { FieldSlot } from '../editor/field-slot.tsx';
import { NumberBox } from '../questions/number-input.tsx';
import { DollarBox } from './dollar-field.tsx';

const OPTIONS = optionsOf<Preset>(TEXT.presets);

/** Distribution of the prize: a preset or custom shares. */
export function PlacesEditor() {
  const prize = usePrizeForm();
  const { set, error } = useField('prizePool.places');
  const [chosen, setChosen] = useState<Preset>();
  const places = shownPlaces(prize);
  const preset = chosen ?? presetOf(places);
  const choose = (next: Preset) => {
    setChosen(next);
    set(placesFor(next, prize));
  };
  const isOwn = preset === 'percent' || preset === 'cents';
  return (
    <FieldSlot path="prizePool.places" className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <Choice
          label={TEXT.sharing}
          value={preset}
          options={OPTIONS}
          onChange={choose}
          error={isOwn ? undefined : error}
        />
        {preset === 'equal' && (
          <NumberBox
            path="prizePool.places"
            label={TEXT.count}
            min={2}
            max={LIMITS.prizePlaces}
            fallback={3}
            value={places.length}
            set={(count) => set(equalPlaces(count))}
            error={undefined}
          />
        )}
      </div>
      {isOwn && <OwnPlaces places={places} unit={preset} onChange={set} error={error} />}
    </FieldSlot>
  );
}

interface OwnPlacesProps {
  places: readonly PrizePlace[];
  unit: 'percent' | 'cents';
  onChange: (places: PrizePlace[]) => void;
  error: string | undefined;
}

function OwnPlaces({ places, unit, onChange, error }: OwnPlacesProps) {
  const make = (value: number): PrizePlace =>
    unit === 'cents' ? { cents: Math.round(value * 100) } : { percent: Math.min(100, value) };
  return (
    <div className="grid grid-cols-1 gap-3">
      <ol className="grid grid-cols-1 gap-2 sm:max-w-96">
        {places.map((place, index) => (
          // The index identifies the place.
          <li key={index} className="flex items-center gap-3">
            <span aria-hidden="true" className="tabular w-20 shrink-0 text-sm text-muted">
              {TEXT.place(index + 1)}
            </span>
            <div className="min-w-0 flex-1">
              <DollarBox
                hideLabel
                label={unit === 'cents' ? TEXT.dollarsOf(index + 1) : TEXT.percentOf(index + 1)}
                unit={unit === 'cents' ? 'dollars' : 'percent'}
                value={'cents' in place ? place.cents / 100 : place.percent}
                onValue={(value) => onChange(places.with(index, make(value)))}
              />
            </div>
            <IconButton
              label={TEXT.remove(index + 1)}
              icon={<X />}
              disabled={places.length === 1}
              onClick={() => onChange(places.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      {error && (
        <p role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      )}
      <div>
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus />}
          disabled={places.length >= LIMITS.prizePlaces}
          onClick={() => onChange([...places, make(0)])}
        >
          {TEXT.add}
        </Button>
      </div>
    </div>
  );
}
