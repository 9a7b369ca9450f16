import type { users } from '@quizhall/shared/contract/accounts/users';
import type { DataOf } from '@quizhall/shared/contract/endpoint';
import { BONUSES } from '@quizhall/shared/model/enums';
import { Award } from 'lucide-react';
import { useId } from 'react';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { formatNumber } from '@/lib/format.ts';
import { rewards as text } from '../rewards-messages.ts';
import { BadgeCard } from './badge-card.tsx';
import { CertificateList } from './certificate-list.tsx';

type RewardsPage = DataOf<typeof users.getRewards>;

/** Everything in all: points, each kind of badge, certificates. */
export function RewardSummary({ page }: { page: RewardsPage }) {
  const id = useId();
  const { points = 0, counts, badges = [], certificates = [] } = page;
  if (!counts) return null;
  const badgesInAll = BONUSES.reduce((sum, bonus) => sum + counts.badges[bonus], 0);
  return (
    <>
      <dl className="flex flex-wrap items-end gap-x-12 gap-y-5 rounded-card border border-accent-line bg-accent-soft p-5 sm:p-8">
        <div className="flex min-w-0 flex-col-reverse">
          <dt className="flex items-center gap-2 text-sm text-muted">
            <Award aria-hidden="true" className="size-4.5 shrink-0 text-accent-ink" />
            {text.points}
          </dt>
          <dd className="tabular text-5xl font-display tracking-tight text-ink">{formatNumber(points)}</dd>
        </div>
        <Count label={text.badgeCount} value={badgesInAll} />
        <Count label={text.certificateCount} value={counts.certificates} />
      </dl>
      <section aria-labelledby={id}>
        <SectionTitle id={id}>{text.badges}</SectionTitle>
        <p className="mt-0.5 text-sm text-muted">{text.badgesHint}</p>
        <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-3">
          {BONUSES.map((bonus) => (
            <BadgeCard
              key={bonus}
              bonus={bonus}
              count={counts.badges[bonus]}
              earned={badges.filter((badge) => badge.bonus === bonus)}
            />
          ))}
        </ul>
      </section>
      {certificates.length > 0 && <CertificateList certificates={certificates} count={counts.certificates} />}
    </>
  );
}

const Count = ({ label, value }: { label: string; value: number }) => (
  <div className="flex min-w-0 flex-col-reverse">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="tabular text-2xl font-display tracking-tight text-ink">{formatNumber(value)}</dd>
  </div>
);
