import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import type { Profile } from '@quizhall/shared/model/accounts/user';
import { mayAnywhere } from '@quizhall/shared/rules/permissions';
import { ListTodo } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { messages } from '../messages.ts';
import { QuizRow } from './quiz-row.tsx';

const { quizzes: text } = messages;

export function QuizzesTab({ profile }: { profile: Profile }) {
  if (profile.myQuizzes.length === 0) return <NoQuizzes creator={mayAnywhere(profile, 'quiz.create')} />;
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {profile.myQuizzes.map((quiz) => (
          <QuizRow key={quiz.id} {...quiz} />
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
