import type { ExploreCard as ExploreCardData } from '@quizhall/shared/model/explore/explore';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { Clock, ListChecks, Star, Users } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatNumber, formatMoney, formatRating } from '@/lib/format.ts';
import { OwnCategory } from '../own-category/own-category.tsx';
import { QuizCard } from '../quiz-card.tsx';
import { EXPLORE_MESSAGES as TEXT } from './messages.ts';

interface ExploreCardProps {
  quiz: ExploreCardData;
}

/** A quiz as everybody finds it, drawn again when it has changed only. `<ExploreCard quiz={quiz} />` */
export const ExploreCard = memo(function ExploreCard({ quiz }: ExploreCardProps) {
  const { id, description, tags, isFeatured, isPaid, price, timeLimit, participants, customCategory } = quiz;
  const { totalQuestions } = quiz;
  return (
    <QuizCard quiz={quiz} to={sitePath(SITE_PATHS.quiz, { ref: id })}>
      {description && <p className="line-clamp-2 text-sm text-muted">{plain(description)}</p>}
      {(isFeatured || customCategory || tags.length > 0) && (
        <p className="flex min-w-0 flex-wrap gap-2">
          {isFeatured && <Badge tone="accent">{TEXT.featured}</Badge>}
          {customCategory && <OwnCategory {...customCategory} />}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
      )}
      <ul className="tabular mt-auto flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-sm text-muted">
        <Fact icon={<Star />}>
          <Rating quiz={quiz} />
        </Fact>
        {participants !== undefined && (
          <Fact icon={<Users />}>
            <span aria-hidden="true">{formatNumber(participants)}</span>
            <span className="sr-only">{TEXT.taken({ count: participants })}</span>
          </Fact>
        )}
        <Fact icon={<ListChecks />}>{TEXT.questions({ count: totalQuestions })}</Fact>
        <Fact icon={<Clock />}>{timeLimit > 0 ? TEXT.minutes({ minutes: timeLimit }) : TEXT.noLimit}</Fact>
        <li className="font-medium text-ink">{isPaid ? formatMoney(price) : TEXT.free}</li>
      </ul>
      <Owner quiz={quiz} />
    </QuizCard>
  );
});

/** Whose it is; the name leads to all that they list, above the link that covers the card. */
function Owner({ quiz: { organization, creator } }: ExploreCardProps) {
  if (organization)
    return (
      <p className="truncate text-sm text-faint">
        {TEXT.by}{' '}
        {organization.isPublic ? (
          <TextLink
            to={sitePath(SITE_PATHS.organizationPage, { slug: organization.slug })}
            className="relative z-10"
          >
            {organization.name}
          </TextLink>
        ) : (
          organization.name
        )}
      </p>
    );
  if (!creator?.name) return null;
  return (
    <p className="truncate text-sm text-faint">
      {TEXT.by}{' '}
      <TextLink to={sitePath(SITE_PATHS.creator, { id: creator.id })} className="relative z-10">
        {creator.name}
      </TextLink>
    </p>
  );
}

/** The beginning of a description without marks of Markdown. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>]+/g, '')
    .replace(/\s+/g, ' ');

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-1.5 [&_svg]:size-4">
    <span aria-hidden="true">{icon}</span>
    {children}
  </li>
);

function Rating({ quiz: { rating } }: ExploreCardProps) {
  if (rating.count === 0)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{TEXT.unrated}</span>
      </>
    );
  return (
    <>
      <span aria-hidden="true">
        {rating.average.toFixed(1)} ({formatNumber(rating.count)})
      </span>
      <span className="sr-only">
        {TEXT.rating({ average: formatRating(rating.average), count: rating.count })}
      </span>
    </>
  );
}
