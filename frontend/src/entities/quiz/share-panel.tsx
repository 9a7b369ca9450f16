import { Mail, Share2 } from 'lucide-react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { QrCode } from '@/components/ui/qr.tsx';
import { showError } from '@/lib/api/call.ts';
import { participantLink } from './quiz-links.ts';
import { ShareCode, ShareLink } from './share-values.tsx';

const TEXT = {
  codeHint: (host: string) => `Participants enter it at ${host}.`,
  qr: 'QR Code',
  qrLabel: (title: string) => `QR code that opens ${title}`,
  shareFailed: 'This device could not share the link. Please copy it.',
  email: 'Email',
  share: 'Share',
  subject: (title: string) => `Quiz: ${title}`,
  body: (link: string, code: string) => `Take this quiz: ${link}\n\nOr enter the code ${code}.`,
} as const;

export interface SharedQuiz {
  title: string;
  code: string;
  shareableLink: string;
}

/** Every way to a quiz: code, link, QR code, and the sharing that this device offers. */
export function SharePanel({ quiz }: { quiz: SharedQuiz }) {
  const link = participantLink(quiz.shareableLink);
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-5">
        <ShareCode code={quiz.code} hint={TEXT.codeHint(window.location.host)} />
        <ShareLink shareableLink={quiz.shareableLink} />
        <ShareActions quiz={quiz} link={link} />
      </div>
      <figure className="mx-auto sm:mx-0">
        <QrCode value={link} label={TEXT.qrLabel(quiz.title)} size={168} />
        <figcaption className="mt-2 text-center text-xs text-muted">{TEXT.qr}</figcaption>
      </figure>
    </div>
  );
}

/** The system's share sheet where the browser has one; mail works everywhere. */
function ShareActions({ quiz, link }: { quiz: SharedQuiz; link: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(TEXT.subject(quiz.title))}&body=${encodeURIComponent(TEXT.body(link, quiz.code))}`;
  const share = async () => {
    try {
      await navigator.share({ title: quiz.title, text: TEXT.subject(quiz.title), url: link });
    } catch (error) {
      // Closing the sheet is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showError(TEXT.shareFailed);
    }
  };
  return (
    <div className="flex flex-wrap gap-3">
      {'share' in navigator && (
        <Button variant="secondary" icon={<Share2 />} onClick={() => void share()}>
          {TEXT.share}
        </Button>
      )}
      <ButtonLink variant="secondary" icon={<Mail />} to={mail}>
        {TEXT.email}
      </ButtonLink>
    </div>
  );
}
