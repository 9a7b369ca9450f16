import type { ReactNode } from 'react';
import { SessionProvider } from '@/lib/session/session-provider.tsx';
import { SitePagesProvider } from '@/lib/site-pages.tsx';
import { pageExists } from './route-table.ts';
import { Toaster } from './shell/toaster.tsx';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      <SitePagesProvider pageExists={pageExists}>
        <SessionProvider>{children}</SessionProvider>
      </SitePagesProvider>
      <Toaster />
    </>
  );
}
