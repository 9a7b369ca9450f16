import { useQuery } from '@tanstack/react-query';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { ExploreCard } from './explore-card.tsx';
import { EXPLORE_MESSAGES as TEXT } from './messages.ts';
import { relatedQuery } from './queries.ts';

/** Listed quizzes that are like this one; nothing where there are none. */
export function RelatedQuizzes({ quizId }: { quizId: string }) {
  const { data } = useQuery(relatedQuery(quizId));
  if (!data?.length) return null;
  return (
    <section aria-labelledby="related">
      <SectionTitle id="related" className="mb-4">
        {TEXT.related}
      </SectionTitle>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((quiz) => (
          <li key={quiz.id} className="grid min-w-0">
            <ExploreCard quiz={quiz} />
          </li>
        ))}
      </ul>
    </section>
  );
}
