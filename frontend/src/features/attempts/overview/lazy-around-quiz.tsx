import { useRef } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { useInView } from '@/lib/use-in-view.ts';

const AroundQuiz = lazyPart(async () => (await import('@/entities/quiz/explore/around-quiz.tsx')).AroundQuiz);

/** What stands below a quiz. Its code comes for who scrolls there: nobody who waits for a start asks for it. */
export function LazyAroundQuiz({ quizId }: { quizId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place);
  return (
    <div ref={place} className="min-h-11 lg:col-span-2">
      <PartBoundary>{isNear && <AroundQuiz quizId={quizId} />}</PartBoundary>
    </div>
  );
}
