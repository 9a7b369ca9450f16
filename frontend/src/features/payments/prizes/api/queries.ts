import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { cursorQuery } from '@/lib/list/cursor-list.ts';

/** Who has paid to take a quiz, newest first. */
export const entryPaymentsQuery = (id: string) =>
  cursorQuery({
    queryKey: ['quizzes', 'entry-payments', id],
    read: (cursor, signal) =>
      call(
        routes.quizzes.listEntryPayments,
        { params: { id }, query: { ...(cursor && { cursor }) } },
        { quiet: true, signal },
      ),
    staleTime: 0,
  });
