import { QuizId } from '@quizhall/shared/model/common';
import type { OwnQuiz } from '@quizhall/shared/model/quiz';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { QuizLoadError } from '@/entities/quiz/load-error.tsx';
import { editPath } from '@/entities/quiz/quiz-links.ts';
import { isWizardMove } from '@/lib/form/use-wizard-steps.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { quizQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { type Arrival, seatAt } from '../model/wizard.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';

interface WizardProps {
  userId: string;
  /** A draft that was begun earlier. */
  quiz: OwnQuiz | undefined;
}

type Wizard = ComponentType<WizardProps>;

/** A wizard with the draft that its address names (`?quiz=`), or with a new one. */
export function WizardSeat({ wizard }: { wizard: Wizard }) {
  const id = useSearchParams()[0].get('quiz') ?? '';
  const arrival = useArrival();
  const [seat, setSeat] = useState({ id, number: 0 });
  const now = seatAt(seat, id, arrival);
  if (now !== seat) setSeat(now);
  useTitle(messages.createTitle);
  return <Seated key={now.number} id={id} wizard={wizard} />;
}

function useArrival(): Arrival {
  const action = useNavigationType();
  const { state } = useLocation();
  if (action === NavigationType.Pop) return 'history';
  return isWizardMove(state) ? 'own' : 'link';
}

function Seated({ id, wizard: Wizard }: { id: string; wizard: Wizard }) {
  // The quiz gets its id while the wizard is open: what it began with stays.
  const [begun] = useState(id);
  const { user } = useSession();
  const valid = QuizId.safeParse(begun).success;
  const query = useQuery({ ...quizQuery(begun), enabled: valid });
  if (begun && !valid) return <QuizLoadError />;
  if (query.error)
    return (
      <QuizLoadError error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
    );
  if (!user || (begun && !query.data)) return <EditorSkeleton title={messages.createTitle} />;
  return <Opened userId={user.id} quiz={query.data} wizard={Wizard} />;
}

/** What was published before belongs into the editor; what is published here stays until its dialog is closed. */
function Opened({ userId, quiz, wizard: Wizard }: WizardProps & { wizard: Wizard }) {
  const [opened] = useState(quiz);
  if (opened && opened.status !== 'draft') return <Navigate to={editPath(opened.id)} replace />;
  return <Wizard userId={userId} quiz={opened} />;
}
