import { createQueryClient } from '@/lib/query-client.ts';

/** One for the site: what a page has read is still there when the next one, or the bar, asks. */
export const queryClient = createQueryClient();
