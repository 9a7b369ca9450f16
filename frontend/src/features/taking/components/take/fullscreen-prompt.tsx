import { Maximize } from 'lucide-react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { canFullscreen, enterFullscreen, useIsFullscreen } from '@/lib/full-screen.ts';
import { useAttempt } from '../../hooks/attempt-context.tsx';
import { messages } from '../../messages.ts';

/** Asks for full screen again after it was left or the page was reloaded. Browsers enter it only on a press. */
export function FullscreenPrompt() {
  const { opened } = useAttempt();
  const isFull = useIsFullscreen();
  const { fullScreenMode } = opened.paper.quiz.settings.preventCheating;
  if (!fullScreenMode || isFull || !canFullscreen()) return null;
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-4 sm:px-6">
      <Alert
        tone="warning"
        action={
          <Button size="sm" icon={<Maximize aria-hidden="true" />} onClick={enterFullscreen}>
            {messages.take.backToFullscreen}
          </Button>
        }
      >
        {messages.take.fullscreenNeeded}
      </Alert>
    </div>
  );
}
