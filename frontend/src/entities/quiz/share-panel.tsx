import { Download, Mail, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { QrCode } from '@/components/ui/qr.tsx';
import { showError } from '@/lib/api/call.ts';
import { saveFile } from '@/lib/save-file.ts';
import { qrFileName, toPng, toSvg } from './qr-files.ts';
import { participantLink } from './quiz-links.ts';
import { mailTo, shareTargets } from './share-targets.ts';
import { ShareCode, ShareLink } from './share-values.tsx';

const TEXT = {
  codeHint: (host: string) => `Participants enter it at ${host}.`,
  qr: 'QR Code',
  qrLabel: (title: string) => `QR code that opens ${title || 'this quiz'}`,
  png: 'PNG',
  svg: 'SVG',
  save: (kind: string) => `Save the QR code as ${kind}`,
  qrFailed: 'This browser could not draw the picture. Please save the SVG.',
  shareFailed: 'This device could not share the link. Please copy it.',
  email: 'Email',
  share: 'Share',
  social: 'Social',
} as const;

export interface SharedQuiz {
  title: string;
  code: string;
  shareableLink: string;
}

/** Every way to a quiz: code, link, QR code, mail, networks, and the sharing that this device offers. */
export function SharePanel({ quiz }: { quiz: SharedQuiz }) {
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-5">
        <ShareCode code={quiz.code} hint={TEXT.codeHint(window.location.host)} />
        <ShareLink shareableLink={quiz.shareableLink} />
        <ShareActions quiz={quiz} />
      </div>
      <QrFigure quiz={quiz} />
    </div>
  );
}

/** The QR code, to be shown and to be saved: for slides as a picture, for print as a drawing. */
function QrFigure({ quiz }: { quiz: SharedQuiz }) {
  const code = useRef<SVGSVGElement>(null);
  const save = async (kind: 'png' | 'svg') => {
    if (!code.current) return;
    try {
      const blob = await (kind === 'png' ? toPng : toSvg)(code.current);
      saveFile({ blob, fileName: qrFileName(quiz, kind) });
    } catch {
      showError(TEXT.qrFailed);
    }
  };
  return (
    <figure className="mx-auto sm:mx-0">
      <QrCode
        edged
        ref={code}
        value={participantLink(quiz.shareableLink)}
        label={TEXT.qrLabel(quiz.title)}
        size={192}
      />
      <figcaption className="mt-2 text-center text-xs text-muted">{TEXT.qr}</figcaption>
      <div className="mt-2 flex justify-center gap-2">
        {(['png', 'svg'] as const).map((kind) => (
          <Button
            key={kind}
            variant="ghost"
            size="sm"
            icon={<Download />}
            aria-label={TEXT.save(TEXT[kind])}
            onClick={() => void save(kind)}
          >
            {TEXT[kind]}
          </Button>
        ))}
      </div>
    </figure>
  );
}

/** The system's share sheet where the browser has one; mail and the networks' own pages work everywhere. */
function ShareActions({ quiz }: { quiz: SharedQuiz }) {
  const link = participantLink(quiz.shareableLink);
  const share = async () => {
    try {
      await navigator.share({ title: quiz.title, url: link });
    } catch (error) {
      // Closing the sheet is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showError(TEXT.shareFailed);
    }
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {'share' in navigator && (
          <Button variant="secondary" icon={<Share2 />} onClick={() => void share()}>
            {TEXT.share}
          </Button>
        )}
        <ButtonLink variant="secondary" icon={<Mail />} to={mailTo(quiz, link)}>
          {TEXT.email}
        </ButtonLink>
      </div>
      <ul aria-label={TEXT.social} className="flex flex-wrap gap-2">
        {shareTargets(quiz, link).map(({ name, href }) => (
          <li key={name}>
            <ButtonLink variant="secondary" size="sm" to={href} target="_blank" rel="noopener noreferrer">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
