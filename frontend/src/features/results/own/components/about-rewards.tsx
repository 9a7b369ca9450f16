import { Award, Medal, ScrollText } from 'lucide-react';
import { useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { rewards as text } from '../rewards-messages.ts';

const WAYS = [
  ['points', Award],
  ['badges', Medal],
  ['certificates', ScrollText],
] as const;

/** What can be earned, and by what. */
export function AboutRewards() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{text.about}</SectionTitle>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-3">
        {WAYS.map(([way, Icon]) => {
          const { title, text: said } = text.ways[way];
          return (
            <Card as="li" key={way} className="flex flex-col gap-2">
              <span
                aria-hidden="true"
                className="grid size-10 place-items-center rounded-control bg-accent-soft text-accent-ink"
              >
                <Icon className="size-5" />
              </span>
              <h3 className="mt-1 font-display tracking-tight text-ink">{title}</h3>
              <p className="text-sm text-muted">{said}</p>
            </Card>
          );
        })}
      </ul>
      <p className="mt-4 text-sm text-muted">{text.practice}</p>
    </section>
  );
}
