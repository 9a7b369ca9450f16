import type { ExploreCard as ExploreCardData } from '@quizhall/shared/model/explore/explore';
import { QuizCardSkeleton } from '@/entities/quiz/quiz-card.tsx';
import { ExploreCard } from '@/entities/quiz/explore/explore-card.tsx';

const GRID = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3';

export const QuizGrid = ({ quizzes }: { quizzes: readonly ExploreCardData[] }) => (
  <ul className={GRID}>
    {quizzes.map((quiz) => (
      <li
        key={quiz.id}
        className="grid min-w-0 [contain-intrinsic-size:auto_24rem] [content-visibility:auto]"
      >
        <ExploreCard quiz={quiz} />
      </li>
    ))}
  </ul>
);

export const GridSkeleton = ({ count }: { count: number }) => (
  <div className={GRID}>
    {Array.from({ length: count }, (_, n) => (
      <QuizCardSkeleton key={n} />
    ))}
  </div>
);
