import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { useShortcuts } from '@/lib/shortcuts.ts';
import type { QuizWork } from '../editor/use-quiz-work.ts';
import { useQuizWizard } from './use-quiz-wizard.ts';
import { messages } from '../editor/messages.ts';
import { GUIDED_STEPS, type GuidedStep, guidedStepOf, isStepDone, NEEDED, stepAfter } from './guided.ts';
import { quizzesOf } from './wizard.ts';
import { GuidedHeader } from './guided-header.tsx';
import { GUIDED_VIEWS } from './guided-steps.tsx';
import { QuizWorkFrame, WorkNotices } from '../editor/quiz-work-frame.tsx';

const TEXT = messages.guided;

interface GuidedWizardProps {
  userId: string;
  /** Existing draft to continue. */
  quiz: OwnQuiz | undefined;
  rules: QuizRules | undefined;
}

/** Wizard that asks one question at a time. */
export function GuidedWizard({ userId, quiz, rules }: GuidedWizardProps) {
  const { work, step, go, back } = useQuizWizard({
    userId,
    opened: quiz,
    rules,
    steps: GUIDED_STEPS,
    stepOf: guidedStepOf,
    isDone: isStepDone,
  });
  const navigate = useNavigate();
  const goOn = () => {
    if (step === 'preview') return;
    const form = work.editor.form.getValues();
    const needed = NEEDED[step];
    if (!needed || isStepDone(step, form)) return go(stepAfter(step, form.questions.length));
    work.tools.touch(needed);
    // Opens this step even if the field belongs to another one.
    work.leadTo(needed);
  };
  useEnter(goOn);
  return (
    <QuizWorkFrame work={work} onPublishedClosed={() => void navigate(quizzesOf(rules))}>
      <GuidedHeader work={work} step={step} />
      <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 sm:px-6 lg:py-10">
        <WorkNotices work={work} />
        <StepForm key={step} step={step} onSubmit={goOn}>
          {GUIDED_VIEWS[step](work)}
          <StepButtons work={work} step={step} onBack={back} onGoOn={goOn} />
        </StepForm>
      </div>
    </QuizWorkFrame>
  );
}

/**
 * Handles Enter: a new step focuses its heading, and the page load focuses nothing, so Enter must continue from there
 * as from a field.
 */
function useEnter(goOn: () => void): void {
  useShortcuts(messages.shortcuts.title, [{ keys: 'Enter', label: TEXT.enter }]);
  const onEnter = useEffectEvent(goOn);
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && (target instanceof HTMLHeadingElement || target === document.body)) onEnter();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

interface StepFormProps {
  step: GuidedStep;
  onSubmit: () => void;
  children: ReactNode;
}

/** Form of a step. Enter continues, except among the questions, where it moves between options. */
function StepForm({ step, onSubmit, children }: StepFormProps) {
  const look = 'grid grid-cols-1 gap-6 animate-[rise-in_300ms_var(--ease-out)_both]';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  if (step === 'questions')
    return (
      <div data-step={step} className={look}>
        {children}
      </div>
    );
  return (
    <form data-step={step} noValidate onSubmit={submit} className={look}>
      {children}
    </form>
  );
}

interface StepButtonsProps {
  work: QuizWork;
  step: GuidedStep;
  onBack: () => void;
  onGoOn: () => void;
}

function StepButtons({ work, step, onBack, onGoOn }: StepButtonsProps) {
  const isAsked = GUIDED_STEPS.indexOf(step) < GUIDED_STEPS.indexOf('questions');
  return (
    <div className={isAsked ? 'mx-auto flex w-full max-w-2xl flex-wrap gap-3' : 'flex flex-wrap gap-3'}>
      {step !== 'welcome' && (
        <Button variant="ghost" icon={<ArrowLeft />} className="mr-auto -ml-3" onClick={onBack}>
          {TEXT.back}
        </Button>
      )}
      {step === 'preview' ? (
        <LastButtons work={work} />
      ) : (
        step !== 'start' && <GoOn step={step} onGoOn={onGoOn} />
      )}
    </div>
  );
}

function GoOn({ step, onGoOn }: Pick<StepButtonsProps, 'step' | 'onGoOn'>) {
  const isForm = step !== 'questions';
  return (
    <Button type={isForm ? 'submit' : 'button'} onClick={isForm ? undefined : onGoOn}>
      {step === 'welcome' ? TEXT.begin : TEXT.continue}
      <ArrowRight aria-hidden="true" />
    </Button>
  );
}

function LastButtons({ work: { saving } }: { work: QuizWork }) {
  const { running, save } = saving;
  return (
    <>
      <Button
        variant="secondary"
        loading={running === 'draft'}
        aria-disabled={running === 'published' || undefined}
        onClick={() => save('draft')}
      >
        {TEXT.saveDraft}
      </Button>
      <Button
        loading={running === 'published'}
        aria-disabled={running === 'draft' || undefined}
        onClick={() => save('published')}
      >
        {TEXT.publish}
      </Button>
    </>
  );
}
