import { QuizId } from '@quizhall/shared/model/common';
import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { may, organizationRoles } from '@quizhall/shared/rules/permissions';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { QuizLoadError } from '@/entities/quiz/load-error.tsx';
import { editPath } from '@/entities/quiz/quiz-links.ts';
import { isWizardMove } from '@/lib/form/use-wizard-steps.ts';
import { type SessionUser, useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { quizQuery, quizRulesQuery, tabQuery } from '../editor/queries.ts';
import { messages } from '../editor/messages.ts';
import { type Arrival, seatAt } from './wizard.ts';
import { EditorSkeleton } from '../editor/editor-skeleton.tsx';

interface WizardProps {
  userId: string;
  /** Existing draft to continue. */
  quiz: OwnQuiz | undefined;
  rules: QuizRules | undefined;
}

type Wizard = ComponentType<WizardProps>;

/**
 * Loads the draft in the URL (`?quiz=`), or starts a new one, optionally for an organization (`?organization=`), and
 * renders the wizard.
 */
export function WizardSeat({ wizard }: { wizard: Wizard }) {
  const [params] = useSearchParams();
  const id = params.get('quiz') ?? '';
  const named = params.get('organization') ?? '';
  const arrival = useArrival();
  const [seat, setSeat] = useState({ id, number: 0 });
  const now = seatAt(seat, id, arrival);
  if (now !== seat) setSeat(now);
  useTitle(messages.createTitle);
  return <Seated key={`${now.number} ${named}`} id={id} named={named} wizard={wizard} />;
}

function useArrival(): Arrival {
  const action = useNavigationType();
  const { state } = useLocation();
  if (action === NavigationType.Pop) return 'history';
  return isWizardMove(state) ? 'own' : 'link';
}

interface SeatedProps {
  id: string;
  /** Organization id from the URL. */
  named: string;
  wizard: Wizard;
}

function Seated({ id, named, wizard: Wizard }: SeatedProps) {
  // Keeps the initial id, because the quiz receives its own while the wizard is open.
  const [begun] = useState(id);
  const { user } = useSession();
  const valid = QuizId.safeParse(begun).success;
  const query = useQuery({ ...quizQuery(begun), enabled: valid });
  const owner = begun ? query.data?.organizationId : named || (user && ownerWithout(user));
  const rules = useQuery({ ...quizRulesQuery(owner ?? ''), enabled: Boolean(owner) });
  const tab = useQuery(tabQuery);
  if (begun && !valid) return <QuizLoadError />;
  const failed = [query, rules].find(({ error }) => error);
  if (failed?.error)
    return (
      <QuizLoadError
        error={failed.error}
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!user || !tab.data || (begun && !query.data) || (owner && !rules.data))
    return <EditorSkeleton title={messages.createTitle} />;
  return <Opened userId={user.id} quiz={query.data} rules={rules.data} wizard={Wizard} />;
}

/** Returns the organization for a user who can create quizzes only there. */
const ownerWithout = ({ canCreateQuizzes, organizations = [], organizationId }: SessionUser) => {
  if (canCreateQuizzes) return undefined;
  const making = organizations.filter((one) => may(organizationRoles(one), 'quiz.create'));
  return (making.find(({ id }) => id === organizationId) ?? making[0])?.id;
};

/** A quiz that was already published opens in the editor. One published here stays until its dialog is closed. */
function Opened({ userId, quiz, rules, wizard: Wizard }: WizardProps & { wizard: Wizard }) {
  const [opened] = useState({ quiz, rules });
  if (opened.quiz && opened.quiz.status !== 'draft')
    return <Navigate to={editPath(opened.quiz.id)} replace />;
  return <Wizard userId={userId} {...opened} />;
}
