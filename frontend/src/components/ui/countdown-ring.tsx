/**
 * A clock whose rim empties, of which `part` (0 to 1) is left. Its hands keep a full one from looking like a chosen radio
 * button.
 */
export function CountdownRing({ part }: { part: number }) {
  const rim = { cx: 8, cy: 8, r: 7, pathLength: 1, strokeWidth: 1.75, transform: 'rotate(-90 8 8)' };
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      className="size-4 shrink-0"
    >
      <circle {...rim} strokeOpacity="0.2" />
      <circle {...rim} strokeLinecap="butt" strokeDasharray={`${Math.min(1, Math.max(0, part))} 1`} />
      <path d="M8 4.5V8l2 1.5" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}
