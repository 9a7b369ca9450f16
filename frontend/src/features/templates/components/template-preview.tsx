import { Badge } from '@/components/ui/badge.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { InlineMarkdown, MarkdownText } from '@/components/ui/markdown-text.tsx';
import { QUESTION_TYPE_LABELS } from '@/entities/quiz/labels.ts';
import type { ReactNode } from 'react';
import type { Template } from '../api/queries.ts';
import { messages } from '../messages.ts';

interface TemplatePreviewProps {
  /** Undefined closes it. */
  template: Template | undefined;
  onClose: () => void;
  footer: ReactNode;
}

/** A template with its questions, as participants see them. */
export function TemplatePreview({ template, onClose, footer }: TemplatePreviewProps) {
  return (
    <Dialog
      open={template !== undefined}
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={template?.title ?? ''}
      description={messages.seen}
      footer={footer}
    >
      {template && (
        <div
          role="region"
          aria-label={messages.previewOf(template.title)}
          // The keyboard scrolls it; there is nothing else to stop at.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="grid grid-cols-1 gap-5 rounded-control"
        >
          <div className="text-sm text-muted wrap-anywhere">
            <MarkdownText text={template.description} />
          </div>
          {!template.publishable && <p className="text-sm text-muted">{messages.notYetText}</p>}
          <ol className="grid grid-cols-1 gap-4">
            {template.questions.map((question, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a template never changes while it is shown
              <QuestionPreview key={place} question={question} place={place + 1} />
            ))}
          </ol>
        </div>
      )}
    </Dialog>
  );
}

type Shown = Template['questions'][number];

function QuestionPreview({ question, place }: { question: Shown; place: number }) {
  const { type, options, lefts, rights, items } = question;
  const isWritten = type === 'short_answer' || type === 'essay' || type === 'fill_blank';
  return (
    <li className="rounded-control border border-line p-4">
      <p className="tabular text-xs text-muted">
        {[messages.number(place), QUESTION_TYPE_LABELS[type], messages.points(question.points)].join(' · ')}
      </p>
      <h3 className="mt-1 font-medium wrap-anywhere text-ink">
        <InlineMarkdown text={question.question} links={false} />
      </h3>
      {options.length > 0 && <Words words={options} />}
      {isWritten && (
        <p className="mt-3 rounded-control border border-dashed border-edge px-3 py-2 text-sm text-muted">
          {messages.answer}
        </p>
      )}
      {lefts.length > 0 && <Words words={lefts} />}
      {rights.length > 0 && <Badges label={messages.match} words={rights} />}
      {items.length > 0 && <Badges label={messages.order} words={items} />}
    </li>
  );
}

const Words = ({ words }: { words: readonly string[] }) => (
  <ul className="mt-3 grid grid-cols-1 gap-2">
    {words.map((word, place) => (
      <li
        // oxlint-disable-next-line react/no-array-index-key -- two may be equal, and none ever moves
        key={place}
        className="rounded-control border border-line bg-well px-3 py-2 text-sm wrap-anywhere text-ink"
      >
        <InlineMarkdown text={word} links={false} />
      </li>
    ))}
  </ul>
);

const Badges = ({ label, words }: { label: string; words: readonly string[] }) => (
  <div className="mt-3">
    <p className="text-xs text-muted">{label}</p>
    <ul className="mt-2 flex flex-wrap gap-2">
      {words.map((word, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may be equal, and none ever moves
        <li key={place} className="max-w-full">
          <Badge>
            <InlineMarkdown text={word} links={false} />
          </Badge>
        </li>
      ))}
    </ul>
  </div>
);
