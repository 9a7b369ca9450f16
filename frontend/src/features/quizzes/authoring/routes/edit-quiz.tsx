import { EditSeat } from '../components/edit-seat.tsx';
import { QuizEditor } from '../components/quiz-editor.tsx';
import { messages } from '../messages.ts';

/** `/quiz/:id/edit` */
export function Component() {
  return <EditSeat title={messages.editTitle} editor={QuizEditor} />;
}
