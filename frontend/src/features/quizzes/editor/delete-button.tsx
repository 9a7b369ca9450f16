import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MANAGE_PATH } from '@/entities/quiz/quiz-links.ts';
import { mayWith } from '@/entities/quiz/quiz-rights.ts';
import { lazyPart } from '@/components/lazy-part.tsx';
import { OnDemand } from '@/components/on-demand.tsx';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { messages } from './messages.ts';

const TEXT = messages.delete;

const DeleteQuiz = lazyPart(async () => (await import('@/entities/quiz/delete/delete-quiz.tsx')).DeleteQuiz);

interface DeleteButtonProps {
  quiz: OwnQuiz;
  /** `header` renders only the icon. */
  place: 'header' | 'page';
  /** Discards unsaved changes, which can no longer be saved. */
  onDeleted: () => void;
}

/** Deletes the quiz after its title was typed, then opens the list. */
export function DeleteButton({ quiz, place, onDeleted }: DeleteButtonProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!mayWith(quiz, 'quiz.delete')) return null;
  const ask = () => setOpen(true);
  return (
    <>
      {place === 'header' ? (
        <span className="max-sm:hidden">
          <IconButton label={TEXT.title} icon={<Trash2 />} onClick={ask} />
        </span>
      ) : (
        <Button
          variant="secondary"
          icon={<Trash2 />}
          onClick={ask}
          className="justify-self-start text-danger-ink! sm:hidden"
        >
          {TEXT.title}
        </Button>
      )}
      <OnDemand wanted={open} onFailure={close}>
        <DeleteQuiz
          quiz={open ? quiz : undefined}
          texts={TEXT}
          onClose={close}
          onDeleted={() => {
            onDeleted();
            return navigate(MANAGE_PATH, { replace: true });
          }}
        />
      </OnDemand>
    </>
  );
}
