import { mayAnywhere } from '@quizhall/shared/rules/permissions';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { Building2, ChevronRight, Compass, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '@/components/ui/card.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { usePageExists } from '@/lib/site-pages.tsx';
import { messages } from '../messages.ts';

const { choices } = messages;

interface Choice {
  title: string;
  text: string;
  icon: ReactNode;
  /** Where it leads with and without an account. */
  signedIn: string;
  /** Of somebody who may not create quizzes yet, where that is what it is about. */
  learner?: string;
  guest: string;
}

const CHOICES: readonly Choice[] = [
  {
    ...choices.create,
    icon: <PenLine />,
    signedIn: SITE_PATHS.quizCreate,
    learner: SITE_PATHS.becomeCreator,
    guest: sitePath(SITE_PATHS.signup, {}, { type: 'moderator' }),
  },
  {
    ...choices.organization,
    icon: <Building2 />,
    signedIn: SITE_PATHS.organizationCreate,
    guest: sitePath(SITE_PATHS.signup, {}, { type: 'org' }),
  },
  { ...choices.explore, icon: <Compass />, signedIn: SITE_PATHS.explore, guest: SITE_PATHS.explore },
];

export function Choices() {
  const { user } = useSession();
  const pageExists = usePageExists();
  const offered = CHOICES.map(({ signedIn, guest, learner = signedIn, ...choice }) => ({
    ...choice,
    to: user ? (mayAnywhere(user, 'quiz.create') ? signedIn : learner) : guest,
  })).filter(({ to }) => pageExists(to));
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="choices-title" className="flex flex-col gap-4">
      <h2 id="choices-title" className="text-xl font-display tracking-tight text-ink">
        {choices.title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {offered.map((choice) => (
          <li key={choice.title} className="grid">
            <ChoiceCard {...choice} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChoiceCard({ title, text, icon, to }: { title: string; text: string; icon: ReactNode; to: string }) {
  return (
    <Card interactive className="group relative flex flex-col gap-3">
      <span
        aria-hidden="true"
        className="grid size-11 place-items-center rounded-control bg-accent-soft text-accent-ink [&_svg]:size-5"
      >
        {icon}
      </span>
      <h3 className="text-base font-display text-ink">
        {/* The link's area is the whole card. */}
        <Link
          to={to}
          className="inline-flex items-center gap-1 after:absolute after:inset-0 after:rounded-card"
        >
          {title}
          <ChevronRight
            aria-hidden="true"
            className="size-4 text-faint transition-transform group-hover:translate-x-0.5"
          />
        </Link>
      </h3>
      <p className="text-sm text-muted">{text}</p>
    </Card>
  );
}
