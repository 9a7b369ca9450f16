import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { lazyPart } from '@/components/lazy-part.tsx';
import { OnDemand } from '@/components/on-demand.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import type { PreviewQuiz } from '@/entities/quiz/preview/preview-quiz.ts';
import { useEditor } from '../editor/editor-context.tsx';
import { messages } from '../editor/messages.ts';
import { previewOf } from './preview.ts';
import type { QuizForm } from '../editor/quiz-form.ts';

const Preview = lazyPart(async () => (await import('@/entities/quiz/preview/quiz-preview.tsx')).QuizPreview);

/** `header`: a short label, the icon alone on phones; `list`: the size of the buttons beside it. */
type Place = 'header' | 'list' | 'page';

interface PreviewButtonProps {
  place: Place;
  className?: string | undefined;
}

/** Participant's preview of the form, starting at the open question if any. */
export function PreviewButton({ place, className }: PreviewButtonProps) {
  const { getValues } = useFormContext<QuizForm>();
  const { uploads, openQuestion } = useEditor();
  const [quiz, setQuiz] = useState<PreviewQuiz>();
  const [startAt, setStartAt] = useState(0);
  const close = () => setQuiz(undefined);
  const open = () => {
    const form = getValues();
    setStartAt(form.questions.findIndex(({ id }) => id === openQuestion) + 1);
    setQuiz(previewOf(form, (key) => uploads.previewOf(key)));
  };
  return (
    <>
      <Button
        variant="secondary"
        size={place === 'list' ? 'sm' : 'md'}
        icon={<Eye />}
        aria-label={messages.preview}
        onClick={open}
        className={cx(place === 'header' && 'max-sm:px-3', className)}
      >
        <span className={place === 'header' ? 'max-sm:sr-only' : undefined}>
          {place === 'page' ? messages.preview : messages.previewShort}
        </span>
      </Button>
      <OnDemand wanted={quiz !== undefined} onFailure={close}>
        <Preview quiz={quiz} startAt={startAt} onClose={close} />
      </OnDemand>
    </>
  );
}
