import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '@/lib/query-client.ts';
import { SessionProvider } from '@/lib/session/session-context.tsx';
import { SitePagesProvider } from '@/lib/site-pages.tsx';
import { pageExists } from './route-table.ts';
import { Toaster } from './shell/toaster.tsx';

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SitePagesProvider pageExists={pageExists}>
        <SessionProvider>{children}</SessionProvider>
      </SitePagesProvider>
      <Toaster />
    </QueryClientProvider>
  );
}
