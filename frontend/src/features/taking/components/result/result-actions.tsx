import { House, RotateCcw, Share2 } from 'lucide-react';
import toast from 'react-hot-toast';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { result as text } from '../../result-messages.ts';

interface ResultActionsProps {
  quizRef: string;
  quiz: { title: string; code: string; canRetake: boolean };
}

/** Where to go from here. */
export function ResultActions({ quizRef, quiz: { title, code, canRetake } }: ResultActionsProps) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center">
      {canRetake && (
        <ButtonLink to={`/quiz/${quizRef}`} icon={<RotateCcw aria-hidden="true" />}>
          {text.retake}
        </ButtonLink>
      )}
      <Share title={title} url={new URL(`/quiz/${code}`, window.location.href).href} />
      <ButtonLink to="/" variant="secondary" icon={<House aria-hidden="true" />}>
        {text.home}
      </ButtonLink>
    </div>
  );
}

/** The device's own way to share where it has one, else the link on the clipboard. */
function Share({ title, url }: { title: string; url: string }) {
  const data = { title, text: text.shareText(title), url };
  if (typeof navigator.share !== 'function')
    return <CopyButton variant="secondary" text={url} label={text.share} toast={text.linkCopied} />;
  const share = () =>
    navigator.share(data).catch((error: unknown) => {
      // Closing the device's sheet is no failure.
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) toast.error(text.shareFailed);
    });
  return (
    <Button variant="secondary" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
      {text.share}
    </Button>
  );
}
