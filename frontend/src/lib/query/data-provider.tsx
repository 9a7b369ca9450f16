import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from './query-client.ts';

/** Query client shared by all pages, so that cached data survives navigation. */
export const queryClient = createQueryClient();

/** Provides the query cache to pages (or the given part of one). Loaded with the first of them. */
export function DataProvider({ children = <Outlet /> }: { children?: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
