import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { House, RotateCcw, Share2 } from 'lucide-react';
import toast from 'react-hot-toast';
import { Button, ButtonLink, type ButtonVariant } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { result as text } from './result-messages.ts';

interface ResultActionsProps {
  quizRef: string;
  quiz: { title: string; code: string; canRetake: boolean };
  /** The attempt that the page is about. */
  submissionId: string;
  /** Nothing was wrong: another attempt could only be worse. */
  perfect: boolean;
}

/** Where to go from here. */
export function ResultActions({
  quizRef,
  quiz: { title, code, canRetake },
  submissionId,
  perfect,
}: ResultActionsProps) {
  const share = (
    <Share
      variant={perfect ? 'primary' : 'secondary'}
      title={title}
      url={new URL(sitePath(SITE_PATHS.quiz, { ref: code }), window.location.href).href}
    />
  );
  return (
    <div className="flex flex-col gap-3 @min-[37rem]:flex-row @min-[37rem]:flex-wrap @min-[37rem]:justify-center">
      {perfect && share}
      {canRetake && (
        <ButtonLink
          to={sitePath(SITE_PATHS.quiz, { ref: quizRef })}
          state={{ again: submissionId }}
          variant={perfect ? 'secondary' : 'primary'}
          icon={<RotateCcw aria-hidden="true" />}
        >
          {text.retake}
        </ButtonLink>
      )}
      {!perfect && share}
      <ButtonLink to="/" variant="secondary" icon={<House aria-hidden="true" />}>
        {text.home}
      </ButtonLink>
    </div>
  );
}

/** The device's own way to share where it has one, else the link on the clipboard. */
function Share({ title, url, variant }: { title: string; url: string; variant: ButtonVariant }) {
  const data = { title, text: text.shareText({ quiz: title }), url };
  if (typeof navigator.share !== 'function')
    return <CopyButton variant={variant} text={url} label={text.share} />;
  const share = () =>
    navigator.share(data).catch((error: unknown) => {
      // Closing the device's sheet is no failure.
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) toast.error(text.shareFailed);
    });
  return (
    <Button variant={variant} icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
      {text.share}
    </Button>
  );
}
