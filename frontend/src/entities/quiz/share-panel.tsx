import { Mail, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { QrCode } from '@/components/ui/qr.tsx';
import { showError } from '@/lib/api/call.ts';
import { participantLink } from './quiz-links.ts';

const TEXT = {
  code: 'Quiz Code',
  codeHint: (host: string) => `Participants enter it at ${host}.`,
  copyCode: 'Copy code',
  link: 'Direct Link',
  copyLink: 'Copy link',
  linkCopied: 'Link copied to clipboard!',
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
        <ShareValue
          label={TEXT.code}
          hint={TEXT.codeHint(window.location.host)}
          value={<span className="font-mono text-2xl font-display tracking-[0.2em]">{quiz.code}</span>}
          action={<CopyButton text={quiz.code} label={TEXT.copyCode} />}
        />
        <ShareValue
          label={TEXT.link}
          value={<span className="text-sm wrap-anywhere">{link}</span>}
          action={<CopyButton text={link} label={TEXT.copyLink} toast={TEXT.linkCopied} />}
        />
        <ShareActions quiz={quiz} link={link} />
      </div>
      <figure className="mx-auto sm:mx-0">
        <QrCode value={link} label={TEXT.qrLabel(quiz.title)} size={168} />
        <figcaption className="mt-2 text-center text-xs text-muted">{TEXT.qr}</figcaption>
      </figure>
    </div>
  );
}

interface ShareValueProps {
  label: string;
  hint?: string;
  value: ReactNode;
  action: ReactNode;
}

function ShareValue({ label, hint, value, action }: ShareValueProps) {
  return (
    <div className="min-w-0">
      <p className="text-sm font-medium text-ink">{label}</p>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-well py-2 pr-2 pl-4 text-ink">
        <span className="min-w-0">{value}</span>
        {action}
      </div>
      {hint && <p className="mt-1.5 text-sm text-faint">{hint}</p>}
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
