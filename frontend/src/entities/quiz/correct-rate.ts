import type { Tone } from '@/components/ui/tone.ts';

/** 70 percent or more green, 40 or more yellow, below red. */
export function correctRateTone(percent: number): Tone {
  if (percent >= 70) return 'success';
  return percent >= 40 ? 'warning' : 'danger';
}
