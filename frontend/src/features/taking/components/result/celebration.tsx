import { useEffect, useRef } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { prefersReducedMotion } from '@/lib/motion.ts';

const MS = 900;
const COLOURS = ['bg-accent', 'bg-success-ink', 'bg-warning', 'bg-accent-ink'] as const;
const SHAPES = ['size-2 rounded-full', 'h-2.5 w-1.5', 'h-1.5 w-3'] as const;
const PIECES = Array.from({ length: 28 }, (_, index) => index);

/** Where a piece ends: spread over a circle, so that it looks thrown without being random. */
function flightOf(index: number): { x: number; y: number; turn: number } {
  const angle = (index * 137.5 * Math.PI) / 180;
  const reach = 90 + ((index * 53) % 110);
  return { x: Math.cos(angle) * reach * 1.6, y: Math.sin(angle) * reach, turn: 180 + ((index * 97) % 360) };
}

/** Under a second of joy about a pass, out of the middle of whatever it stands in. Nothing for those who want none. */
export function Celebration() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (prefersReducedMotion()) return;
    for (const [index, piece] of [...(root.current?.children ?? [])].entries()) {
      const { x, y, turn } = flightOf(index);
      const frames = [
        { opacity: 1, transform: 'translate(0, 0)' },
        {
          opacity: 1,
          transform: `translate(${x * 0.8}px, ${y * 0.8}px) rotate(${turn * 0.7}deg)`,
          offset: 0.75,
        },
        { opacity: 0, transform: `translate(${x}px, ${y + 60}px) rotate(${turn}deg)` },
      ];
      piece.animate(frames, { duration: MS, easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' });
    }
  }, []);
  return (
    <div
      ref={root}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 grid place-items-center overflow-hidden"
    >
      {PIECES.map((index) => (
        <span
          key={index}
          className={cx(
            'col-start-1 row-start-1 opacity-0',
            COLOURS[index % COLOURS.length],
            SHAPES[index % SHAPES.length],
          )}
        />
      ))}
    </div>
  );
}
