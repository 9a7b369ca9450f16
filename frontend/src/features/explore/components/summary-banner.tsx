import { useQuery } from '@tanstack/react-query';
import { BookOpen, Building2, PenTool, Users } from 'lucide-react';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { StatTile } from '@/components/ui/stat-tile.tsx';
import { formatNumber } from '@/lib/format.ts';
import { summaryQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';

const TEXT = messages.summary;
const GRID = 'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4';

/** What Explore comes to; where that cannot be had, the page does without. */
export function SummaryBanner() {
  const { data, error } = useQuery(summaryQuery);
  if (error && !data) return null;
  return (
    <section aria-labelledby="summary" className="mt-12">
      <SectionTitle id="summary" className="mb-4">
        {TEXT.title}
      </SectionTitle>
      {data ? (
        <dl className={GRID}>
          <StatTile icon={<BookOpen />} label={TEXT.quizzes} value={formatNumber(data.quizzes)} />
          <StatTile icon={<PenTool />} label={TEXT.creators} value={formatNumber(data.creators)} />
          <StatTile icon={<Users />} label={TEXT.participants} value={formatNumber(data.participants)} />
          <StatTile
            icon={<Building2 />}
            label={TEXT.organizations}
            value={formatNumber(data.organizations)}
          />
        </dl>
      ) : (
        <div className={GRID}>
          {['quizzes', 'creators', 'participants', 'organizations'].map((key) => (
            <Skeleton key={key} className="h-26 rounded-card" />
          ))}
        </div>
      )}
    </section>
  );
}
