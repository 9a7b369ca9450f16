import { History } from 'lucide-react';
import { useState } from 'react';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { Button } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { usePart } from '@/components/use-part.ts';
import type { QuizEditorState } from '../hooks/use-quiz-editor.ts';
import { messages } from '../messages.ts';
import { Section } from './section.tsx';

const loadHistory = async () => (await import('./version-history.tsx')).VersionHistory;

/** What was published of the quiz. Code and list come when somebody asks for them. */
export function VersionsSection({ editor, onStale }: { editor: QuizEditorState; onStale: () => void }) {
  const [open, setOpen] = useState(false);
  const [VersionHistory, want, fail] = usePart(loadHistory, () => setOpen(false));
  if (!editor.quiz) return null;
  const show = () => {
    setOpen(true);
    want();
  };
  return (
    <Section id="versions">
      {open && VersionHistory ? (
        <PartBoundary onFailure={fail}>
          <VersionHistory editor={editor} quiz={editor.quiz} onStale={onStale} />
        </PartBoundary>
      ) : (
        <div className="@container">
          <Button variant="secondary" icon={<History />} loading={open} onClick={show} className={WRAPS}>
            {messages.showVersions}
          </Button>
        </div>
      )}
    </Section>
  );
}
