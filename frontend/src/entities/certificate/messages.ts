import { catalogue } from '@/lib/language.ts';

export const certificateFiles = catalogue('certificateFiles', {
  pdf: 'Download PDF',
  badge: 'Download badge',
});
