import type { Profile } from '@quizhall/shared/model/accounts/user';
import { mayAnywhere } from '@quizhall/shared/rules/permissions';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { messages } from '../messages.ts';
import { ActivityRow } from './activity-row.tsx';
import { QuizRow } from './quiz-row.tsx';

const text = messages.home;
/** A glance; the tabs have the rest. */
const SHOWN = 3;

/** The newest quizzes of somebody who makes them, with the way to another one. */
export function NewestQuizzes({ profile }: { profile: Profile }) {
  const id = useId();
  const { myQuizzes } = profile;
  const creator = mayAnywhere(profile, 'quiz.create');
  if (!creator && myQuizzes.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <SectionTitle id={id}>{text.quizzes}</SectionTitle>
      {myQuizzes.length > 0 ? (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {myQuizzes.slice(0, SHOWN).map((quiz) => (
            <QuizRow key={quiz.id} {...quiz} />
          ))}
        </ul>
      ) : (
        <p className="text-muted">{text.noQuizzes}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {creator && (
          <ButtonLink to={SITE_PATHS.quizCreate} icon={<Plus />}>
            {messages.quizzes.create}
          </ButtonLink>
        )}
        {myQuizzes.length > SHOWN && (
          <ButtonLink to={SITE_PATHS.quizManage} variant="secondary">
            {messages.quizzes.manage}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** What somebody took lately, each with its result or why there is none yet. */
export function NewestResults({ profile }: { profile: Profile }) {
  const id = useId();
  const taken = profile.recentActivity.filter(({ type }) => type === 'quiz_taken').slice(0, SHOWN);
  if (taken.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <SectionTitle id={id}>{text.results}</SectionTitle>
      <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {taken.map((entry) => (
          <ActivityRow key={entry.id} {...entry} />
        ))}
      </ol>
      <ButtonLink to={SITE_PATHS.myResults} variant="secondary" className="self-start">
        {messages.activity.allResults}
      </ButtonLink>
    </section>
  );
}
