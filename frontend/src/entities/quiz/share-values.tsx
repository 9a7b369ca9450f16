import type { ReactNode } from 'react';
import { CopyButton, type CopyButtonProps } from '@/components/ui/copy-button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { participantLink } from './quiz-links.ts';

const TEXT = {
  code: 'Quiz Code',
  copyCode: 'Copy code',
  link: 'Direct Link',
  copyLink: 'Copy link',
  linkCopied: 'Link copied to clipboard!',
} as const;

/** A code as it is read out and typed. `<JoinCode code={quiz.code} className="text-lg" />` */
export const JoinCode = ({ code, className }: { code: string; className?: string | undefined }) => (
  <span className={cx('font-mono tracking-[0.15em]', className)}>{code}</span>
);

interface ShareValueProps extends Pick<CopyButtonProps, 'size'> {
  hint?: string | undefined;
}

/** The code of a quiz, to be read and copied. */
export const ShareCode = ({ code, hint, size }: ShareValueProps & { code: string }) => (
  <ShareValue
    label={TEXT.code}
    hint={hint}
    value={<JoinCode code={code} className={size === 'sm' ? 'text-lg' : 'text-2xl font-display'} />}
    action={<CopyButton size={size} text={code} label={TEXT.copyCode} />}
  />
);

/** The link that participants open, to be read and copied. */
export function ShareLink({ shareableLink, hint, size }: ShareValueProps & { shareableLink: string }) {
  const link = participantLink(shareableLink);
  return (
    <ShareValue
      label={TEXT.link}
      hint={hint}
      value={<span className="text-sm wrap-anywhere">{link}</span>}
      action={<CopyButton size={size} text={link} label={TEXT.copyLink} toast={TEXT.linkCopied} />}
    />
  );
}

function ShareValue({
  label,
  hint,
  value,
  action,
}: {
  label: string;
  hint: string | undefined;
  value: ReactNode;
  action: ReactNode;
}) {
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
