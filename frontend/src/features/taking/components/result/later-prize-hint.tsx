import { later } from '@/components/later.tsx';

/** Its code comes after the page that it stands on. */
export const LaterPrizeHint = later(async () => (await import('./prize-hint.tsx')).PrizeHint);
