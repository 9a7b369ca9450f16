import type { Predata } from '@quizhall/shared/model/attempts/entry-card';
import { Award } from 'lucide-react';
import { overview } from './overview-messages.ts';

const { rewards: text } = overview;
const BONUSES = ['perfectScore', 'fastCompletion', 'firstAttempt'] as const;

/** What can be earned. */
export function RewardsBanner({ rewards }: { rewards: NonNullable<Predata['rewards']> }) {
  const { pointsPerCorrectAnswer, bonusPoints, certificate } = rewards;
  const lines = [
    text.answer({ points: pointsPerCorrectAnswer }),
    ...BONUSES.filter((id) => bonusPoints[id] > 0).map((id) => text[id]({ points: bonusPoints[id] })),
    ...(certificate ? [text.certificate] : []),
  ];
  return (
    <section
      aria-labelledby="rewards"
      className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 rounded-card border border-accent-line bg-accent-soft p-4 sm:p-5 @max-[15rem]:gap-x-2 @max-[15rem]:p-3"
    >
      <span
        aria-hidden="true"
        className="grid size-11 place-items-center rounded-control bg-accent text-on-accent sm:row-span-2"
      >
        <Award className="size-5.5" />
      </span>
      <h2 id="rewards" className="self-center text-base font-display tracking-tight text-ink">
        {text.title}
      </h2>
      <ul className="col-span-2 mt-3 grid list-disc gap-x-8 gap-y-1 pl-4 sm:col-span-1 sm:mt-1.5 text-sm text-muted marker:text-accent-ink sm:grid-cols-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
