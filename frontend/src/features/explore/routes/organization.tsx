import { CATEGORIES } from '@quizhall/shared/model/enums';
import type { PublicOrganization } from '@quizhall/shared/model/explore/explore';
import { brandCheck } from '@quizhall/shared/rules/organizations/brand-colours';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Building2 } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { DataList } from '@/components/list/data-list.tsx';
import { Breadcrumbs } from '@/components/ui/breadcrumbs.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { PageFrame } from '@/components/ui/page.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { CATEGORY_FILTER } from '@/entities/quiz/own-category/category-filter.ts';
import { CATEGORY_LABELS } from '@/entities/quiz/labels.ts';
import { ApiError } from '@/lib/api/errors.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { choice } from '@/lib/list/filters.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { useTitle } from '@/lib/use-title.ts';
import { organizationQuery } from '../api/queries.ts';
import { OrganizationBadges, OrganizationMark } from '../components/organization-mark.tsx';
import { GridSkeleton, QuizGrid } from '../components/quiz-grid.tsx';
import { messages } from '../messages.ts';

const TEXT = messages.organization;
const FILTERS = { category: choice(['all', ...CATEGORIES], 'all'), own: CATEGORY_FILTER };

/** `/organizations/:slug` */
export function Component() {
  const { slug = '' } = useParams();
  const { values, filters, set } = useListFilters(FILTERS);
  const list = useCursorList(
    organizationQuery(slug, filters.category, filters.own),
    ({ quizzes }) => quizzes,
  );
  const { organization } = list.firstPage ?? {};
  const isKnown = organization?.slug === slug;
  useTitle(isKnown ? organization.name : messages.title);
  if (list.error instanceof ApiError && list.error.code === 'NOT_FOUND' && !isKnown) return <Missing />;
  return (
    <PageFrame>
      <div className="mb-4">
        <Breadcrumbs
          items={[
            { label: messages.title, to: SITE_PATHS.explore },
            { label: isKnown ? organization.name : TEXT.types.other },
          ]}
        />
      </div>
      {isKnown ? <Head organization={organization} /> : !list.error && <Skeleton className="mb-8 h-48" />}
      {isKnown && organization.categories.length > 1 && (
        <div className="mb-6">
          <FilterChips
            label={messages.categories}
            value={values.category}
            options={categoriesOf(organization)}
            onChange={(category) => set({ category })}
          />
        </div>
      )}
      {isKnown && organization.customCategories.length > 0 && (
        <div className="mb-6">
          <FilterChips
            label={TEXT.own({ name: organization.name })}
            value={organization.customCategories.some(({ id }) => id === values.own) ? values.own : ''}
            options={ownOf(organization)}
            onChange={(own) => set({ own })}
          />
        </div>
      )}
      <DataList
        list={list}
        texts={messages.list}
        skeleton={<GridSkeleton count={3} />}
        empty={<p className="text-muted">{messages.none}</p>}
      >
        {(quizzes) => <QuizGrid quizzes={quizzes} />}
      </DataList>
    </PageFrame>
  );
}

/** What a category shows, all of them first. */
const categoriesOf = ({ categories }: PublicOrganization) => [
  {
    value: 'all' as const,
    label: messages.category.all,
    count: categories.reduce((sum, { quizzes }) => sum + quizzes, 0),
  },
  ...categories.map(({ category, quizzes }) => ({
    value: category,
    label: CATEGORY_LABELS[category],
    count: quizzes,
  })),
];

/** The same of its own ones, in its words. */
const ownOf = ({ customCategories }: PublicOrganization) => [
  { value: '', label: messages.category.all },
  ...customCategories.map(({ id, name, quizzes }) => ({ value: id, label: name, count: quizzes })),
];

/** Who it is, below a band of its colour. Nothing is written on the colour, so that any can be read beside. */
function Head({ organization }: { organization: PublicOrganization }) {
  const { name, description, type, logo, primaryColor, categories, isFeatured, isVerified } = organization;
  const total = categories.reduce((sum, { quizzes }) => sum + quizzes, 0);
  return (
    <Card padded={false} className="mb-8 overflow-hidden">
      <div className="h-3" style={{ backgroundColor: brandCheck(primaryColor) && primaryColor }} />
      <div className="flex flex-col gap-4 p-5 sm:p-6">
        <div className="flex flex-wrap items-center gap-4">
          <OrganizationMark logo={logo} />
          <div className="min-w-0 flex-1 basis-48">
            <h1 className="text-2xl font-display tracking-tight text-ink wrap-anywhere">{name}</h1>
            <p className="text-muted">
              {TEXT.types[type]} · {TEXT.count({ total })}
            </p>
          </div>
        </div>
        {(isFeatured || isVerified) && (
          <p className="flex min-w-0 flex-wrap gap-2">
            <OrganizationBadges organization={organization} />
          </p>
        )}
        {description && (
          <p className="max-w-3xl whitespace-pre-line text-muted wrap-anywhere">{description}</p>
        )}
      </div>
    </Card>
  );
}

function Missing() {
  useTitle(TEXT.missing);
  return (
    <PageFrame>
      <EmptyState
        as="h1"
        icon={<Building2 />}
        title={TEXT.missing}
        text={TEXT.missingText}
        action={<TextLink to={SITE_PATHS.explore}>{messages.creator.explore}</TextLink>}
      />
    </PageFrame>
  );
}
