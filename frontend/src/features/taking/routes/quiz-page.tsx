import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Overview } from '../components/overview/overview.tsx';
import { NoQuiz } from '../components/shared/no-quiz.tsx';

/** /quiz/:ref and /join/:ref: what the quiz is, and the way in. */
export function Component() {
  const { ref } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!ref) return <NoQuiz />;
  const taking = pathname.startsWith('/join/') ? `/join/${ref}/start` : `/quiz/${ref}/take`;
  return (
    <Overview key={ref} quizRef={ref} onStarted={() => void navigate(taking, { state: { begun: true } })} />
  );
}
