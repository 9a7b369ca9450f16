import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from '@/lib/query-client.ts';

/** One for the site: what a page has read is still there when the next one asks. */
const queryClient = createQueryClient();

/** Around the pages that read from the API; loaded with the first of them. */
export function DataProvider() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
