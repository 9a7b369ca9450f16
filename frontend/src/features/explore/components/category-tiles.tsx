import { Atom, Briefcase, Cpu, Landmark, LayoutGrid, Palette, Shapes, Sigma } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { CATEGORY_LABELS } from '@/entities/quiz/labels.ts';
import { messages } from '../messages.ts';
import { type ExploreFilters, type Tile, TILES } from '../model/filters.ts';

type Category = ExploreFilters['category'];

const ICONS: Record<Tile, ReactNode> = {
  all: <LayoutGrid />,
  technology: <Cpu />,
  business: <Briefcase />,
  science: <Atom />,
  history: <Landmark />,
  mathematics: <Sigma />,
  arts: <Palette />,
};

const isTile = (category: Category): category is Tile => TILES.some((tile) => tile === category);
const labelOf = (category: Category): string =>
  isTile(category) ? messages.category[category] : CATEGORY_LABELS[category];

interface CategoryTilesProps {
  value: Category;
  onChange: (category: Category) => void;
}

/** One category at a time. One that has no tile, and to which a link led, stands beside them. */
export function CategoryTiles({ value, onChange }: CategoryTilesProps) {
  const shown: readonly Category[] = isTile(value) || value === 'art' ? TILES : [...TILES, value];
  const chosen = value === 'art' ? 'arts' : value;
  return (
    <div
      role="group"
      aria-label={messages.categories}
      className="mb-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3"
    >
      {shown.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChange(category)}
          className={cx(
            'flex min-h-20 flex-col items-center justify-center gap-2 rounded-card border p-3 text-sm font-medium wrap-anywhere transition-colors [&_svg]:size-5',
            category === chosen
              ? 'border-accent bg-accent-soft text-accent-ink'
              : 'border-line bg-surface text-muted hover:border-edge hover:text-ink',
          )}
        >
          <span aria-hidden="true">{isTile(category) ? ICONS[category] : <Shapes />}</span>
          {labelOf(category)}
        </button>
      ))}
    </div>
  );
}
