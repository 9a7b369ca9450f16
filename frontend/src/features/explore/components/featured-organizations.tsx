import type { OrganizationTile } from '@quizhall/shared/model/explore/explore';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { Card } from '@/components/ui/card.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { CATEGORY_LABELS } from '@/entities/quiz/labels.ts';
import { featuredQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { OrganizationBadges, OrganizationMark } from './organization-mark.tsx';

const TEXT = messages.organization;
const GRID = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3';
const EXPECTED = ['first', 'second', 'third'];

/** The organizations that the site recommends, or else the most active; nothing where there are none. */
export function FeaturedOrganizations() {
  const { data, isPending } = useQuery(featuredQuery);
  if (isPending) return <FeaturedSkeleton />;
  if (!data?.length) return null;
  const isRecommended = data.some(({ isFeatured }) => isFeatured);
  return (
    <section aria-labelledby="organizations" className="mt-12">
      <SectionTitle id="organizations" className="mb-4">
        {isRecommended ? TEXT.featuredTitle : TEXT.activeTitle}
      </SectionTitle>
      <ul className={GRID}>
        {data.map((organization) => (
          <li key={organization.id} className="grid min-w-0">
            <OrganizationCard organization={organization} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As much room as most of them take, so that nothing below moves when they come. */
const FeaturedSkeleton = () => (
  <div className="mt-12">
    <Skeleton className="mb-4 h-7 w-56" />
    <div className={GRID}>
      {EXPECTED.map((key) => (
        <Skeleton key={key} className="h-60 rounded-card" />
      ))}
    </div>
  </div>
);

function OrganizationCard({ organization }: { organization: OrganizationTile }) {
  const { name, slug, description, type, logo, categories, quizzes, participants, isFeatured, isVerified } =
    organization;
  return (
    <Card as="article" interactive className="relative flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <OrganizationMark logo={logo} />
        <h3 className="line-clamp-2 min-w-0 font-display tracking-tight text-ink wrap-anywhere">
          <Link
            to={sitePath(SITE_PATHS.organizationPage, { slug })}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-ink"
          >
            {name}
          </Link>
        </h3>
      </div>
      {(isFeatured || isVerified) && (
        <p className="flex min-w-0 flex-wrap gap-2">
          <OrganizationBadges organization={organization} />
        </p>
      )}
      {description && <p className="line-clamp-2 text-sm text-muted">{description}</p>}
      <p className="flex min-w-0 flex-wrap gap-2">
        {categories.map((category) => (
          <Badge key={category}>{CATEGORY_LABELS[category]}</Badge>
        ))}
      </p>
      <p className="tabular mt-auto border-t border-line pt-3 text-sm text-muted">
        {TEXT.types[type]} · {TEXT.figures({ quizzes, participants })}
      </p>
    </Card>
  );
}
