import { Columns3 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { messages } from '../messages.ts';
import { FEWEST_CHOSEN, MOST_CHOSEN } from '../model/filters.ts';

const TEXT = messages.bar;

function stateOf(count: number): string {
  if (count === 0) return TEXT.hint;
  if (count < FEWEST_CHOSEN) return TEXT.one;
  return count < MOST_CHOSEN ? TEXT.chosen(count) : TEXT.full;
}

interface CompareBarProps {
  count: number;
  onCompare: () => void;
  onClear: () => void;
}

/** At the lower edge of the window as long as the list is longer: how many are chosen, and the way on. */
export function CompareBar({ count, onCompare, onClear }: CompareBarProps) {
  return (
    <div className="sticky bottom-3 z-10 mt-4 flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-raised px-4 py-2 shadow-raised">
      <p role="status" className="text-sm text-ink">
        {stateOf(count)}
      </p>
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="ghost" onClick={onClear}>
            {TEXT.clear}
          </Button>
          {count >= FEWEST_CHOSEN && (
            <Button icon={<Columns3 />} onClick={onCompare}>
              {TEXT.compare(count)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
