import {
  Award,
  CalendarClock,
  ChartColumn,
  FileText,
  History,
  ListChecks,
  type LucideIcon,
  SlidersHorizontal,
} from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '@/components/ui/cx.ts';
import { formatNumber } from '@/lib/format.ts';
import { messages } from './messages.ts';
import type { SectionOfField } from './problems.ts';

const subscribe = (onChange: () => void) => {
  const options = { passive: true };
  window.addEventListener('scroll', onChange, options);
  return () => window.removeEventListener('scroll', onChange);
};
/** Short sections at the end never reach the top. */
const isAtEnd = () => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
};
const useIsAtEnd = () => useSyncExternalStore(subscribe, isAtEnd, () => false);

/** Id of the section at the top of the viewport, below the sticky header. */
function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [current, setCurrent] = useState<Id | undefined>(ids[0]);
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        setCurrent((before) => ids.find((id) => visible.has(id)) ?? before);
      },
      { rootMargin: '-25% 0px -55% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return useIsAtEnd() ? ids.at(-1) : current;
}

/** All sections but the last two contain fields. */
type SectionId = SectionOfField | 'statistics' | 'versions';

const ICONS: Record<SectionId, LucideIcon> = {
  basic: FileText,
  questions: ListChecks,
  settings: SlidersHorizontal,
  schedule: CalendarClock,
  rewards: Award,
  statistics: ChartColumn,
  versions: History,
};

const SECTION_IDS = Object.keys(ICONS) as SectionId[];

/** Section navigation: beside the page on large screens, a scrollable row above it on small ones. */
export function SectionNav({
  badges,
}: {
  badges: Partial<Record<SectionId, { count: number; problems: boolean }>>;
}) {
  const current = useCurrentSection(SECTION_IDS);
  return (
    <nav aria-label={messages.nav.label} className="-mx-1 overflow-x-auto px-1 [scrollbar-width:none]">
      <ul className="flex gap-1 lg:flex-col">
        {SECTION_IDS.map((id) => (
          <SectionLink key={id} id={id} current={id === current} badge={badges[id]} />
        ))}
      </ul>
    </nav>
  );
}

interface SectionLinkProps {
  id: SectionId;
  current: boolean;
  badge: { count: number; problems: boolean } | undefined;
}

function SectionLink({ id, current, badge }: SectionLinkProps) {
  const Icon = ICONS[id];
  return (
    <li className="shrink-0">
      <Link
        to={{ hash: id }}
        replace
        aria-current={current ? 'true' : undefined}
        className={cx(
          'relative flex min-h-11 items-center gap-2.5 rounded-control px-3 text-sm font-medium transition-colors',
          current ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:bg-well hover:text-ink',
        )}
      >
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="whitespace-nowrap">{messages.sections[id].title}</span>
        {badge && <NavBadge {...badge} />}
      </Link>
    </li>
  );
}

function NavBadge({ count, problems }: { count: number; problems: boolean }) {
  return (
    <span className="ml-auto flex items-center gap-1.5">
      {problems && (
        <span className="size-2 rounded-full bg-danger">
          <span className="sr-only">{messages.nav.problems}</span>
        </span>
      )}
      {count > 0 && (
        <span className="tabular min-w-6 rounded-full bg-well px-1.5 text-center text-xs leading-5 text-muted">
          {formatNumber(count)}
        </span>
      )}
    </span>
  );
}
