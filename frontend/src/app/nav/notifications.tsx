import { QueryClientProvider } from '@tanstack/react-query';
import { NotificationBell } from '@/features/notifications/components/notification-bell.tsx';
import { queryClient } from '../query-client.ts';

/** The bar stands outside the pages that read from the API, but reads the same notifications as theirs. */
export function Notifications() {
  return (
    <QueryClientProvider client={queryClient}>
      <NotificationBell />
    </QueryClientProvider>
  );
}
