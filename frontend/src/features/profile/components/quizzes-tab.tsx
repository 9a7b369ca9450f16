import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import type { Profile } from '@quizhall/shared/model/user';
import { mayAnywhere } from '@quizhall/shared/rules/permissions';
import { ChevronRight, ListTodo } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { messages } from '../messages.ts';

const { quizzes: text } = messages;

/** Green for published, amber for anything else. */
const toneOf = (status: string): Tone => (status === 'published' ? 'success' : 'warning');

const labelOf = (status: string): string =>
  new Map<string, string>(Object.entries(text.status)).get(status) ?? status;

export function QuizzesTab({ profile }: { profile: Profile }) {
  if (profile.myQuizzes.length === 0) return <NoQuizzes creator={mayAnywhere(profile, 'quiz.create')} />;
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {profile.myQuizzes.map(({ id, title, status }) => (
          <li key={id}>
            <Link
              to={sitePath(SITE_PATHS.quizDashboard, { id })}
              className="flex min-h-14 items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-well sm:px-5"
            >
              <span className="min-w-0 flex-1 font-medium break-words text-ink">{title}</span>
              <Badge tone={toneOf(status)}>{labelOf(status)}</Badge>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={SITE_PATHS.quizCreate}>{text.create}</ButtonLink>
        <ButtonLink to={SITE_PATHS.quizManage} variant="secondary">
          {text.manage}
        </ButtonLink>
      </div>
    </div>
  );
}

function NoQuizzes({ creator }: { creator: boolean }) {
  return (
    <EmptyState
      icon={<ListTodo />}
      title={text.empty}
      text={creator ? text.emptyCreator : text.emptyLearner}
      action={creator && <ButtonLink to={SITE_PATHS.quizCreate}>{text.create}</ButtonLink>}
    />
  );
}
