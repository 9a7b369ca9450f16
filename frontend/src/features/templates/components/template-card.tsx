import { Eye, Plus } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { CATEGORY_LABELS, DIFFICULTY_LABELS, QUESTION_TYPE_LABELS } from '@/entities/quiz/labels.ts';
import type { Template } from '../api/queries.ts';
import { messages } from '../messages.ts';

interface TemplateCardProps {
  template: Template;
  /** It is being made into a draft. */
  busy: boolean;
  onPreview: () => void;
  onUse: () => void;
}

/** A template in the gallery: what it asks, in which ways, and what can be done with it. */
export function TemplateCard({ template, busy, onPreview, onUse }: TemplateCardProps) {
  const { title, category, difficulty, questions, timeLimit } = template;
  const types = [...new Set(questions.map(({ type }) => QUESTION_TYPE_LABELS[type]))];
  const facts = [
    CATEGORY_LABELS[category],
    DIFFICULTY_LABELS[difficulty],
    messages.questions(questions.length),
    ...(timeLimit > 0 ? [messages.minutes(timeLimit)] : []),
  ];
  return (
    <Card as="article" className="@container flex flex-col gap-3">
      <h2 className="text-base font-display tracking-tight wrap-anywhere text-ink">{title}</h2>
      <p className="tabular text-sm text-muted">{facts.join(' · ')}</p>
      <p className="text-sm text-muted">{types.join(', ')}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        <Button
          icon={<Plus />}
          loading={busy}
          aria-label={messages.useOf(title)}
          onClick={onUse}
          className={WRAPS}
        >
          {messages.use}
        </Button>
        <Button
          variant="secondary"
          icon={<Eye />}
          aria-label={messages.previewOf(title)}
          onClick={onPreview}
          className={WRAPS}
        >
          {messages.preview}
        </Button>
      </div>
    </Card>
  );
}
