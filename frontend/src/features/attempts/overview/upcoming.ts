import { formatDateTime } from '@/lib/format.ts';

/** An expected instant as text; undefined once it has passed, because it then depends on something else. */
export const upcoming = (at: string | undefined): string | undefined =>
  at !== undefined && Date.parse(at) > Date.now() ? formatDateTime(at) : undefined;
