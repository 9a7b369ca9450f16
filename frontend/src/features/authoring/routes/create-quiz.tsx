import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { QuizEditor } from '../components/quiz-editor.tsx';
import { messages } from '../messages.ts';

/** `/quiz/create` */
export function Component() {
  const { user } = useSession();
  useTitle(messages.createTitle);
  return user && <QuizEditor userId={user.id} />;
}
