import { TableEditor } from '../../table/table-editor.tsx';
import { tableMessages } from '../../table/table-messages.ts';
import { EditSeat } from '../edit-seat.tsx';

/** `/quiz/:id/edit2` */
export function Component() {
  return <EditSeat title={tableMessages.title} editor={TableEditor} />;
}
