import { ButtonLink } from '@/components/ui/button.tsx';
import { MESSAGES } from '../messages.ts';

const text = MESSAGES.closing;

export function Closing() {
  return (
    <section aria-labelledby="closing-heading" className="bg-surface px-4 pb-16 sm:px-6 sm:pb-24">
      <div className="relative isolate mx-auto max-w-page overflow-hidden rounded-card bg-accent-soft px-6 py-14 sm:px-12 sm:py-20">
        <Rings />
        <h2
          id="closing-heading"
          className="max-w-xl text-3xl font-display tracking-tight text-ink sm:text-5xl"
        >
          {text.heading}
        </h2>
        <p className="mt-4 max-w-md text-lg text-muted">{text.text}</p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to="/auth/signup" size="lg">
            {text.action}
          </ButtonLink>
          <ButtonLink to="/get-started" size="lg" variant="secondary">
            {text.join}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

const RADII = [60, 104, 148, 192, 236];

/** Score rings, cut by the panel's edge. */
function Rings() {
  return (
    <svg
      viewBox="-250 -250 500 500"
      aria-hidden="true"
      fill="none"
      strokeWidth="20"
      strokeLinecap="round"
      className="absolute -right-40 -bottom-56 -z-10 size-112 sm:-right-16 sm:-bottom-32 sm:size-144"
    >
      {RADII.map((radius, place) => (
        <circle
          key={radius}
          r={radius}
          className={place % 2 ? 'stroke-accent' : 'stroke-accent-line'}
          strokeDasharray={`${radius * 4.2} ${radius * 2.1}`}
          transform={`rotate(${place * 67})`}
        />
      ))}
    </svg>
  );
}
