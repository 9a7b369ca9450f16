import { PenLine, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import type { QuizWork } from '../editor/use-quiz-work.ts';
import { messages } from '../editor/messages.ts';
import type { GuidedStep } from './guided.ts';
import {
  CategoryField,
  OwnCategoryField,
  DescriptionField,
  DifficultyField,
  LanguageField,
  ListedField,
  TagsField,
  TitleField,
} from '../editor/basic-section.tsx';
import { CoverField } from '../media/cover-field.tsx';
import { QuestionsSection } from '../questions/questions-section.tsx';
import { QuizReview } from './quiz-review.tsx';
import { RewardsSection } from '../settings/rewards-section.tsx';
import { ScheduleSection } from '../settings/schedule-section.tsx';
import { Section } from '../editor/section.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { TemplatesLink } from './templates-link.tsx';

const TEXT = messages.guided;
/** Number of questions in the review. */
const REVIEWED = 3;

/** Content of each step. */
export const GUIDED_VIEWS: Record<GuidedStep, (work: QuizWork) => ReactNode> = {
  welcome: ({ editor }) => (
    <Asked {...TEXT.welcome}>
      <p className="text-sm">
        <TemplatesLink editor={editor} />
      </p>
    </Asked>
  ),
  title: () => (
    <Asked {...TEXT.title}>
      <div data-step-start>
        <TitleField />
      </div>
      <DescriptionField />
    </Asked>
  ),
  category: () => (
    <Asked {...TEXT.category}>
      <CategoryField />
      <OwnCategoryField />
      <CoverField />
    </Asked>
  ),
  difficulty: () => (
    <Asked {...TEXT.difficulty}>
      <DifficultyField />
      <TagsField />
      <LanguageField />
      <ListedField />
    </Asked>
  ),
  start: () => (
    <Asked {...TEXT.start}>
      <Sources />
    </Asked>
  ),
  questions: ({ questions }) => <QuestionsSection questions={questions} />,
  settings: () => <SettingsSection />,
  rewards: () => <RewardsSection />,
  schedule: () => <ScheduleSection />,
  preview: () => (
    <Section id="preview">
      <QuizReview shown={REVIEWED} />
    </Section>
  ),
};

/** Question to the author with its input fields. */
function Asked({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-5">
      <div>
        <h2 tabIndex={-1} className="text-2xl font-display tracking-tight text-ink">
          {title}
        </h2>
        <p className="mt-1.5 text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}

/** Sources of questions: written by hand, or a generator that is not available yet. */
function Sources() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Source
        icon={<PenLine />}
        text={TEXT.manualText}
        button={
          <Button type="submit" className="w-full">
            {TEXT.manual}
          </Button>
        }
      />
      <Source
        icon={<Sparkles />}
        text={TEXT.generatorText}
        badge={TEXT.comingSoon}
        button={
          <Button variant="secondary" disabled className="w-full">
            {TEXT.generator}
          </Button>
        }
      />
    </div>
  );
}

interface SourceProps {
  icon: ReactNode;
  text: string;
  badge?: string;
  button: ReactNode;
}

function Source({ icon, text, badge, button }: SourceProps) {
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <span aria-hidden="true" className="text-accent-ink [&_svg]:size-6">
          {icon}
        </span>
        {badge && <Badge>{badge}</Badge>}
      </div>
      <p className="flex-1 text-sm text-muted">{text}</p>
      {button}
    </Card>
  );
}
