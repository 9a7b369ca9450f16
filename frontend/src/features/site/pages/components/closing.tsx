import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { ButtonLink } from '@/components/ui/button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { SECTIONS } from '../sections.messages.ts';

const text = SECTIONS.closing;

export function Closing() {
  const { user } = useSession();
  return (
    <section aria-labelledby="closing-heading" className="bg-surface pb-16 sm:pb-24">
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <div className="relative isolate overflow-hidden rounded-card bg-accent-soft px-6 py-14 sm:px-12 sm:py-20">
          <Rings />
          <h2
            id="closing-heading"
            className="max-w-xl text-3xl font-display tracking-tight text-ink sm:text-5xl"
          >
            {text.heading}
          </h2>
          <p className="mt-4 max-w-md text-lg text-muted">{text.text}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <ButtonLink to={user ? SITE_PATHS.quizCreate : SITE_PATHS.signup} size="lg">
              {text.action}
            </ButtonLink>
            <ButtonLink to={SITE_PATHS.getStarted} size="lg" variant="secondary">
              {text.join}
            </ButtonLink>
          </div>
          <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3 text-sm">
            <TextLink to={CONTENT_PATHS.pricing}>{text.prices}</TextLink>
            <TextLink to={SITE_PATHS.help}>{text.help}</TextLink>
          </p>
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
      className="absolute -right-16 -bottom-32 -z-10 hidden size-144 lg:block"
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
