import { NotificationBell } from '@/features/notifications/components/notification-bell.tsx';
import { DataProvider } from '@/lib/query/data-provider.tsx';

/** The bar stands outside the pages that read from the API, but reads the same notifications as theirs. */
export function Notifications() {
  return (
    <DataProvider>
      <NotificationBell />
    </DataProvider>
  );
}
