import { Download, FileClock } from 'lucide-react';
import { useState } from 'react';
import { timeValues } from '@/lib/format.ts';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { answersAsText } from '../engine/answers-as-text.ts';
import { useAttempt, useAttemptView } from './attempt-context.tsx';
import { messages } from './later-messages.ts';
import { saveText } from './save-text.ts';

const { leftBehind: text, stranded } = messages;

/**
 * The attempt is handed in, but texts had no room, or another device did it before: what stays behind is forgotten here
 * only once the person could keep it.
 */
export function LeftBehindScreen() {
  const runner = useAttempt();
  const answers = useAttemptView(({ sync }) => sync.answers);
  const [downloaded, setDownloaded] = useState(false);
  const { endedAt, endedElsewhere } = runner;
  const said = endedElsewhere ? text.elsewhere : text.late;
  const download = () => {
    saveText(stranded.fileName, answersAsText(runner.opened.paper.quiz.title, runner.questions, answers));
    setDownloaded(true);
  };
  return (
    <EmptyState
      as="h1"
      focused
      className="my-auto"
      icon={<FileClock aria-hidden="true" />}
      title={endedAt ? text.owner.title(timeValues(endedAt)) : said.title}
      text={(endedAt ? text.owner : said).text({ count: runner.leftBehind.length })}
      action={
        <>
          <Button onClick={download}>
            <Download aria-hidden="true" className="size-4" />
            {stranded.download}
          </Button>
          {(downloaded || endedAt) && (
            <Button variant="secondary" onClick={() => runner.toResult()}>
              {text.on}
            </Button>
          )}
        </>
      }
    />
  );
}
