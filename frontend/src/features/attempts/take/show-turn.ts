import { prefersReducedMotion } from '@/lib/motion.ts';

const MS = 160;
const SHIFT_PX = 14;

/** Lets a question that has just appeared come in from the side on which it lies. Nothing for those who want none. */
export function showTurn(element: HTMLElement, forward: boolean): void {
  if (prefersReducedMotion()) return;
  const from = { opacity: 0.25, translate: `${forward ? SHIFT_PX : -SHIFT_PX}px 0` };
  element.animate([from, { opacity: 1, translate: '0 0' }], {
    duration: MS,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  });
}
