import type { QuizOverview } from '@quizhall/shared/contract/quiz-overview';
import { ListChecks } from 'lucide-react';
import { PERFORMANCE_LABELS } from '@/entities/quiz/labels.ts';
import { QuestionPerformance } from '@/entities/quiz/question-performance.tsx';
import { mayWith } from '@/entities/quiz/quiz-rights.ts';
import { editPath } from '@/entities/quiz/quiz-links.ts';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { dashboard as TEXT } from '../../dashboard-messages.ts';

/** How each question went, in the order of the quiz. */
export function QuestionsTab({ quiz }: { quiz: QuizOverview }) {
  const { questions } = quiz;
  if (questions.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<ListChecks />}
          title={PERFORMANCE_LABELS.noData}
          text={TEXT.noQuestions}
          action={
            mayWith(quiz, 'quiz.edit') && <ButtonLink to={editPath(quiz.id)}>{TEXT.editQuestions}</ButtonLink>
          }
        />
      </Card>
    );
  }
  return (
    <Panel title={PERFORMANCE_LABELS.title} padded={false}>
      <QuestionPerformance questions={questions} />
    </Panel>
  );
}
