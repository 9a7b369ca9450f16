import { EditSeat } from '../edit-seat.tsx';
import { QuizEditor } from '../quiz-editor.tsx';
import { messages } from '../messages.ts';

/** `/quiz/:id/edit` */
export function Component() {
  return <EditSeat title={messages.editTitle} editor={QuizEditor} />;
}
