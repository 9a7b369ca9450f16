import { useSession } from '@/lib/session/session-context.tsx';
import { QuizEditor } from '../components/quiz-editor.tsx';

/** `/quiz/create` */
export function Component() {
  const { user } = useSession();
  return user && <QuizEditor userId={user.id} />;
}
