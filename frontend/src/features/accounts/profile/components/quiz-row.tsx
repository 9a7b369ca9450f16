import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import type { Profile } from '@quizhall/shared/model/accounts/user';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { messages } from '../messages.ts';

const { quizzes: text } = messages;

/** Green for published, amber for anything else. */
const toneOf = (status: string): Tone => (status === 'published' ? 'success' : 'warning');

const labelOf = (status: string): string =>
  new Map<string, string>(Object.entries(text.status)).get(status) ?? status;

/** A quiz of one's own, and the way to its overview. */
export function QuizRow({ id, title, status }: Profile['myQuizzes'][number]) {
  return (
    <li>
      <Link
        to={sitePath(SITE_PATHS.quizDashboard, { id })}
        className="flex min-h-14 items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-well sm:px-5"
      >
        <span className="min-w-0 flex-1 font-medium break-words text-ink">{title}</span>
        <Badge tone={toneOf(status)}>{labelOf(status)}</Badge>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
      </Link>
    </li>
  );
}
