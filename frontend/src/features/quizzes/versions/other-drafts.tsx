import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { messages } from '../editor/messages.ts';
import type { FoundDraft } from '../wizards/draft-store.ts';

const TEXT = messages.draft;

interface OtherDraftsProps {
  drafts: readonly FoundDraft[];
  onOpen: (draft: FoundDraft) => void;
}

/** Unsaved drafts of other tabs in this browser, each with a button that opens it. */
export function OtherDrafts({ drafts, onOpen }: OtherDraftsProps) {
  if (drafts.length === 0) return null;
  return (
    <Alert tone="accent" title={TEXT.others}>
      <p>{TEXT.othersText}</p>
      <ul className="mt-2 grid gap-2">
        {drafts.map((found) => {
          const title = found.draft.form.title.trim() || messages.untitled;
          return (
            <li key={found.key} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 break-words">
                {TEXT.other(title, formatDateTime(found.draft.savedAt))}
              </span>
              <Button
                variant="secondary"
                size="sm"
                aria-label={TEXT.openOf(title)}
                onClick={() => onOpen(found)}
              >
                {TEXT.open}
              </Button>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
