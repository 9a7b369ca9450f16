import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { messages } from '../messages.ts';

const TEXT = messages.draft;

/** Work from an earlier visit is back; it can be thrown away after one question. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const [asking, setAsking] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  // The browser may have put the page back to where it was scrolled to.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={notice}>
      <Alert
        tone="accent"
        title={TEXT.restored}
        action={
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            {TEXT.discard}
          </Button>
        }
      >
        {TEXT.restoredText}
        <ConfirmDialog
          open={asking}
          type="danger"
          title={TEXT.discardTitle}
          message={TEXT.discardText}
          confirmLabel={TEXT.discard}
          onConfirm={onDiscard}
          onCancel={() => setAsking(false)}
        />
      </Alert>
    </div>
  );
}
