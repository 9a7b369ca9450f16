import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { analyticsTexts as messages } from './analytics-texts.ts';
import { problemOf, type Range, RANGES } from './range.ts';

const OPTIONS = RANGES.map((value) => ({ value, label: messages.ranges[value] }));

interface RangeBarProps {
  chosen: (typeof RANGES)[number];
  /** The days that are shown. */
  range: Range;
  onChange: (next: { range: (typeof RANGES)[number]; from: string; to: string }) => void;
}

/** Which days: some that end today, or own dates. */
export function RangeBar({ chosen, range, onChange }: RangeBarProps) {
  return (
    <div className="mb-6 grid grid-cols-1 gap-4">
      <FilterChips
        label={messages.range}
        value={chosen}
        options={OPTIONS}
        onChange={(next) => onChange({ range: next, ...(next === 'own' ? range : { from: '', to: '' }) })}
      />
      {chosen === 'own' && (
        <OwnDates
          key={`${range.from} ${range.to}`}
          range={range}
          onChange={(own) => onChange({ range: 'own', ...own })}
        />
      )}
    </div>
  );
}

/** Two dates that count once they are a range. */
function OwnDates({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const [typed, setTyped] = useState(range);
  const [tried, setTried] = useState(false);
  const problem = problemOf(typed);
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!problem) onChange(typed);
      }}
    >
      <TextField
        label={messages.from}
        type="date"
        value={typed.from}
        max={typed.to}
        error={tried && problem ? messages.problems[problem] : undefined}
        onChange={(event) => setTyped({ ...typed, from: event.target.value })}
        className="w-44"
      />
      <TextField
        label={messages.to}
        type="date"
        value={typed.to}
        min={typed.from}
        onChange={(event) => setTyped({ ...typed, to: event.target.value })}
        className="w-44"
      />
      <Button type="submit" variant="secondary" className="mt-7">
        {messages.show}
      </Button>
    </form>
  );
}
