import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import type { QuizWork } from '../editor/use-quiz-work.ts';
import { messages } from '../editor/messages.ts';
import { BackLink } from '../editor/back-link.tsx';
import { UndoButtons } from '../editor/undo-buttons.tsx';
import { type GuidedStep, LAST_STEP, stepNumber } from './guided.ts';
import { sameDraft } from './wizard.ts';

const TEXT = messages.guided;
/** Time in milliseconds to display that a save succeeded. */
const NEWS_FOR = 2_000;

/** Progress and save state. */
export function GuidedHeader({ work, step }: { work: QuizWork; step: GuidedStep }) {
  return (
    <div className="sticky top-16 z-20 border-b border-line bg-canvas/95 backdrop-blur-sm">
      <div className="mx-auto flex w-full max-w-5xl flex-wrap items-center gap-x-3 px-4 py-2.5 sm:px-6">
        <BackLink rules={work.editor.rules} />
        <div className="min-w-0 flex-1">
          <h1 className="text-lg font-display tracking-tight text-ink">{messages.createTitle}</h1>
          <SaveSign work={work} />
        </div>
        {work.undo && <UndoButtons {...work.undo} />}
        <p className="text-sm">
          <TextLink to={{ pathname: SITE_PATHS.quizCreate, search: sameDraft(work.editor) }}>
            {TEXT.fullForm}
          </TextLink>
        </p>
      </div>
      <ProgressBar
        label={TEXT.progress}
        value={stepNumber(step)}
        max={LAST_STEP}
        className="mx-auto max-w-5xl px-4 pb-2.5 sm:px-6"
      />
    </div>
  );
}

function SaveSign({ work: { editor, saving } }: { work: QuizWork }) {
  const { dirty, kept } = editor.changes;
  const isSafe = dirty ? kept : editor.quiz !== undefined;
  return (
    <p
      role="status"
      className="flex min-h-5 items-center gap-1.5 text-xs text-muted [&_svg]:size-3.5 [&_svg]:text-success-ink"
    >
      {saving.running && messages.state.saving}
      {!saving.running && !isSafe && dirty && messages.state.unsaved}
      {!saving.running && isSafe && <Safe said={dirty ? undefined : saving.said} />}
    </p>
  );
}

/** Displays the new save, then the permanent state. */
function Safe({ said }: { said: string | undefined }) {
  const [isNews, setNews] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setNews(false), NEWS_FOR);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <CircleCheck aria-hidden="true" />
      {said ?? (isNews ? TEXT.saved : TEXT.progressSaved)}
    </>
  );
}
