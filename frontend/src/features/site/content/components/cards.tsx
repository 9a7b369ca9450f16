import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '@/components/ui/card.tsx';
import type { ContentCard } from '../model/content.ts';
import { formatDay } from '../model/format-day.ts';
import { Pieces } from './pieces.tsx';

/** Short texts side by side. One that leads somewhere is a link as a whole. */
export function Cards({ cards }: { cards: readonly ContentCard[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-4 sm:gap-5">
      {cards.map((card) => (
        <Card
          key={card.title}
          as="li"
          interactive={card.to !== undefined}
          className="relative flex flex-col gap-2"
        >
          <h3 className="text-base font-display text-ink">
            {card.to ? (
              <Link to={card.to} className="rounded-inner after:absolute after:inset-0 after:rounded-card">
                {card.title}
              </Link>
            ) : (
              card.title
            )}
          </h3>
          <p className="text-sm leading-relaxed text-muted">
            <Pieces of={card.text} />
          </p>
          {(card.note ?? card.to) && (
            <p className="mt-auto flex items-center justify-between gap-3 pt-2 text-sm text-faint">
              {card.note ? formatDay(card.note) : <span />}
              {card.to && <ArrowRight aria-hidden="true" className="size-4 text-accent-ink" />}
            </p>
          )}
        </Card>
      ))}
    </ul>
  );
}
