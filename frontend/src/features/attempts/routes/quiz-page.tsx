import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { LazyAroundQuiz } from '../overview/lazy-around-quiz.tsx';
import { Overview } from '../overview/overview.tsx';
import { NoQuiz } from '../shared/no-quiz.tsx';

/** /quiz/:ref and /join/:ref: what the quiz is, and the way in. */
export function Component() {
  const { ref } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!ref) return <NoQuiz />;
  const taking = pathname.startsWith('/join/')
    ? sitePath(SITE_PATHS.joinStart, { ref })
    : sitePath(SITE_PATHS.quizTake, { ref });
  return (
    <Overview
      key={ref}
      quizRef={ref}
      onStarted={() => void navigate(taking, { state: { begun: true } })}
      below={LazyAroundQuiz}
    />
  );
}
