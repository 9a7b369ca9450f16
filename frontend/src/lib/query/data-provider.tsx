import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from './query-client.ts';

/** One for the site: what a page has read is still there when the next one asks. */
export const queryClient = createQueryClient();

/** Around the pages that read through the query cache (or the given part of one); loaded with the first of them. */
export function DataProvider({ children = <Outlet /> }: { children?: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
