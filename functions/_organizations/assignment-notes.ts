import type { NewNotification } from '../_data/notifications.ts';
import type { AssignmentTold } from '../_languages/news.ts';
import { says } from '../_languages/says.ts';
import { noteId } from '../_platform/note-id.ts';

/** To whoever has to take a quiz, as of this moment (epoch ms). */
export const assignmentNote = (
  told: AssignmentTold,
  { cause, at, path }: { cause: string; at: number; path: string },
): NewNotification => ({
  id: noteId(at, `assignment#${cause}`),
  type: 'assignment',
  ...says('assignment', told),
  link: path,
});
