import { Download, FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { answersAsText } from '../engine/answers-as-text.ts';
import { useAttempt, useAttemptView } from './attempt-context.tsx';
import { messages } from './later-messages.ts';
import { saveText } from './save-text.ts';

const { stranded } = messages;

/** The server does not know the attempt: nothing that was never sent is thrown away before the person has it. */
export function StrandedScreen() {
  const runner = useAttempt();
  const answers = useAttemptView(({ sync }) => sync.answers);
  const [downloaded, setDownloaded] = useState(false);
  const download = () => {
    const { title } = runner.opened.paper.quiz;
    saveText(stranded.fileName, answersAsText(title, runner.questions, answers));
    setDownloaded(true);
  };
  return (
    <EmptyState
      as="h1"
      focused
      className="my-auto"
      icon={<FileQuestion aria-hidden="true" />}
      title={stranded.title}
      text={stranded.text}
      action={
        <>
          <Button onClick={() => runner.retryNow()}>{messages.tryAgain}</Button>
          <Button variant="secondary" onClick={download}>
            <Download aria-hidden="true" className="size-4" />
            {stranded.download}
          </Button>
          {downloaded && (
            <Button variant="ghost" onClick={() => runner.discard()}>
              {stranded.discard}
            </Button>
          )}
        </>
      }
    />
  );
}
