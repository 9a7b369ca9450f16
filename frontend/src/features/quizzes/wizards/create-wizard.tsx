import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { Stepper } from '@/components/ui/stepper.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import type { QuizWork } from '../editor/use-quiz-work.ts';
import { useQuizWizard } from './use-quiz-wizard.ts';
import { messages } from '../editor/messages.ts';
import { checkQuiz, sectionOf } from '../editor/problems.ts';
import { CREATE_STEPS, type CreateStep, isFilledIn, quizzesOf, sameDraft, standingOf } from './wizard.ts';
import { BasicSection } from '../editor/basic-section.tsx';
import { EditorFooter, EditorHeader } from '../editor/editor-header.tsx';
import { QuestionsSection } from '../questions/questions-section.tsx';
import { QuizReview } from './quiz-review.tsx';
import { TemplatesLink } from './templates-link.tsx';
import { headerOf, QuizWorkFrame, WorkNotices } from '../editor/quiz-work-frame.tsx';
import { RewardsSection } from '../settings/rewards-section.tsx';
import { ScheduleSection } from '../settings/schedule-section.tsx';
import { Section } from '../editor/section.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';

const TEXT = messages.wizard;
/** Number of questions in the preview. */
const PREVIEWED = 5;

interface CreateWizardProps {
  userId: string;
  /** Existing draft to continue. */
  quiz: OwnQuiz | undefined;
  rules: QuizRules | undefined;
}

/** Wizard with six steps in any order. */
export function CreateWizard({ userId, quiz, rules }: CreateWizardProps) {
  const { work, step, go, back, wasOpened } = useQuizWizard({
    userId,
    opened: quiz,
    rules,
    steps: CREATE_STEPS,
    stepOf: sectionOf,
  });
  const navigate = useNavigate();
  const header = { ...headerOf(work), title: messages.createTitle };
  return (
    <QuizWorkFrame work={work} onPublishedClosed={() => void navigate(quizzesOf(rules))}>
      <EditorHeader {...header} />
      <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-5 px-4 py-4 sm:px-6 lg:py-8">
        <Steps work={work} step={step} wasOpened={wasOpened} onSelect={go} />
        <WorkNotices work={work} />
        <div data-step={step}>{STEPS[step](work)}</div>
        <StepButtons step={step} onBack={back} onGo={go}>
          <Button
            loading={work.saving.running === 'published'}
            aria-disabled={work.saving.running === 'draft' || undefined}
            onClick={() => work.saving.save('published')}
          >
            {messages.publish}
          </Button>
        </StepButtons>
        {step === 'basic' && (
          <p className="flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm">
            <TextLink to={{ pathname: SITE_PATHS.quizCreateGuided, search: sameDraft(work.editor) }}>
              {TEXT.guided}
            </TextLink>
            <TemplatesLink editor={work.editor} />
          </p>
        )}
      </div>
      <EditorFooter {...header} />
    </QuizWorkFrame>
  );
}

const STEPS: Record<CreateStep, (work: QuizWork) => ReactNode> = {
  basic: () => <BasicSection />,
  questions: ({ questions }) => <QuestionsSection questions={questions} />,
  settings: () => <SettingsSection />,
  schedule: () => <ScheduleSection />,
  rewards: () => <RewardsSection />,
  preview: () => (
    <Section id="preview">
      <QuizReview shown={PREVIEWED} />
    </Section>
  ),
};

interface StepsProps {
  work: QuizWork;
  step: CreateStep;
  wasOpened: (step: CreateStep) => boolean;
  onSelect: (step: CreateStep) => void;
}

/** Other steps cannot change while one is open, so they are evaluated only on a change of step. */
function Steps({ work: { editor, tools }, step, wasOpened, onSelect }: StepsProps) {
  const quiz = editor.form.getValues();
  const { all } = checkQuiz(quiz, tools.hasPassword, tools.prize.standing, tools.rules);
  const steps = CREATE_STEPS.map((id) => ({
    id,
    label: messages.sections[id].title,
    ...standingOf(
      id,
      { current: step, begun: wasOpened(id) || isFilledIn(id, quiz, tools.rules) },
      all,
      tools.problems,
    ),
  }));
  return (
    <nav aria-label={TEXT.steps}>
      <Stepper steps={steps} current={step} onSelect={(id) => onSelect(id as CreateStep)} openAll />
    </nav>
  );
}

interface StepButtonsProps {
  step: CreateStep;
  onBack: () => void;
  onGo: (step: CreateStep) => void;
  /** Replaces Next on the last step. */
  children: ReactNode;
}

function StepButtons({ step, onBack, onGo, children }: StepButtonsProps) {
  const place = CREATE_STEPS.indexOf(step);
  const next = CREATE_STEPS[place + 1];
  return (
    <div className="flex flex-wrap justify-between gap-3">
      <Button variant="secondary" icon={<ArrowLeft />} disabled={place === 0} onClick={onBack}>
        {TEXT.previous}
      </Button>
      {next ? (
        <Button variant="secondary" onClick={() => onGo(next)}>
          {TEXT.next}
          <ArrowRight aria-hidden="true" />
        </Button>
      ) : (
        children
      )}
    </div>
  );
}
