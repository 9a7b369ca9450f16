import { useEffect, useRef, useState } from 'react';
import { later } from '@/components/later.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';

const AroundQuiz = later(async () => (await import('@/entities/quiz/explore/around-quiz.tsx')).AroundQuiz);

/** What stands below a quiz. Its code comes for who scrolls there: nobody who waits for a start asks for it. */
export function LaterAround({ quizId }: { quizId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="min-h-11 lg:col-span-2">
      <PartBoundary>{isNear && <AroundQuiz quizId={quizId} />}</PartBoundary>
    </div>
  );
}
